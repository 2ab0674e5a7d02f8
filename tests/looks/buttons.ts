import type { Page } from 'playwright/test';
import type { Json, JsonObject } from '../../src/model/json.ts';
import { below, blockNames, type Schema, schemaOf } from '../../src/schema/schemas/schemas.ts';
import { sampleOf } from '../blocks/samples.ts';

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where a button may lead: each kind of link looks the same. */
const goals = [
  '/contact',
  '/contact#place',
  '#place',
  'https://www.example.com/',
  'tel:+4930123456',
  'mailto:hello@example.com',
  '/images/team.jpg',
];

/** How a button may look. */
const kinds: readonly JsonObject[] = ['primary', 'secondary', 'link'].flatMap((variant) => [
  { label: 'Some words', variant },
  { label: 'Some words', variant, icon: 'cloud' },
]);

/** Buttons of every kind to each goal. */
const toEachGoal = kinds.flatMap((kind) => goals.map((href) => ({ ...kind, href })));

/** A button of every kind, each to another goal, the first to the one at `from`. */
const toAnyGoal = (from: number): readonly JsonObject[] =>
  kinds.map((kind, index) => ({ ...kind, href: goals[(from + index) % goals.length] ?? '' }));

/** What stands in the place of a single button, and in that of a list of them. */
type Buttons = { readonly next: () => JsonObject; readonly all: readonly JsonObject[] };

function withButtons(value: Json, schema: Schema, buttons: Buttons): Json {
  if (Array.isArray(value)) {
    const entry = below(schema, 0);
    return entry === undefined ? value : value.map((each) => withButtons(each, entry.schema, buttons));
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, part]): [string, Json] => {
    if (key === 'actions' && Array.isArray(part)) return [key, buttons.all];
    if (key === 'action' && isObject(part)) return [key, buttons.next()];
    const step = below(schema, key);
    return [key, step === undefined ? part : withButtons(part, step.schema, buttons)];
  });
  return Object.fromEntries(entries);
}

/**
 * Every block that has buttons, as often as it takes to show those of every kind.
 * @param leading whether those of each kind lead to every goal, or to one, which is another from kind to kind and from block to block
 */
export function blocksWithButtons(leading: 'to each goal' | 'to any goal'): readonly JsonObject[] {
  return blockNames().flatMap((type, at) => {
    const sample = sampleOf(type, { optional: true, text: 'Some words', count: 2 });
    const all = leading === 'to each goal' ? toEachGoal : toAnyGoal(at);
    const found: JsonObject[] = [];
    let count = 0;
    const next = (): JsonObject => all[count++ % all.length] ?? {};
    do {
      const block = withButtons(sample, schemaOf(`blocks/${type}`), { next, all });
      if (isObject(block)) found.push(block);
    } while (count > 0 && count < all.length);
    return found;
  });
}

/** How far the words of each button of a page are from its middle: a line for those that are out of it by more than a pixel. */
export const outOfTheMiddle = (page: Page): Promise<{ readonly count: number; readonly off: readonly string[] }> =>
  page.evaluate(() => {
    // What is made like a button has its words in the middle by its style, whatever else is wrong with it.
    const found = [...document.querySelectorAll<HTMLElement>('a, button, summary, label')].filter((element) => {
      const { justifyContent, textAlign } = getComputedStyle(element);
      return justifyContent === 'center' && textAlign === 'center' && element.checkVisibility();
    });
    const off = found.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const words = range.getBoundingClientRect();
      const box = element.getBoundingClientRect();
      const down = words.top - box.top - (box.bottom - words.bottom);
      const right = words.left - box.left - (box.right - words.right);
      const isOff = Math.abs(down) / 2 > 1 || Math.abs(right) / 2 > 1;
      return isOff ? [`${element.outerHTML.slice(0, 160)}: ${right / 2} px right, ${down / 2} px down`] : [];
    });
    return { count: found.length, off };
  });

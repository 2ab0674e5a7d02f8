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

/** Every kind of link as a button, with an icon and without. */
const buttons: readonly JsonObject[] = goals.flatMap((href) => [
  { label: 'Some words', href },
  { label: 'Some words', href, icon: 'cloud' },
]);

const variants = ['primary', 'secondary', 'link'];

/** Each of them in every variant. */
const allButtons = variants.flatMap((variant) => buttons.map((button) => ({ ...button, variant })));

/** Puts `next()` in the place of each single button of a value, and all of them in the place of each list of buttons. */
function withButtons(value: Json, schema: Schema, next: () => JsonObject): Json {
  if (Array.isArray(value)) {
    const entry = below(schema, 0);
    return entry === undefined ? value : value.map((each) => withButtons(each, entry.schema, next));
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, part]): [string, Json] => {
    if (key === 'actions' && Array.isArray(part)) return [key, allButtons];
    if (key === 'action' && isObject(part)) return [key, next()];
    const step = below(schema, key);
    return [key, step === undefined ? part : withButtons(part, step.schema, next)];
  });
  return Object.fromEntries(entries);
}

/** Every block that has buttons, as often as it takes to show all kinds of them. */
export function blocksWithButtons(): readonly JsonObject[] {
  return blockNames().flatMap((type) => {
    const sample = sampleOf(type, { optional: true, text: 'Some words', count: 2 });
    const found: JsonObject[] = [];
    let count = 0;
    const next = (): JsonObject => allButtons[count++ % allButtons.length] ?? {};
    do {
      const block = withButtons(sample, schemaOf(`blocks/${type}`), next);
      if (isObject(block)) found.push(block);
    } while (count > 0 && count < allButtons.length);
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

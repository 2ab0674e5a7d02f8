import type { Page } from 'playwright/test';
import type { JsonObject } from '../../src/model/json.ts';
import { blockNames, schemaOf } from '../../src/schema/schemas/schemas.ts';
import { sampleOf } from '../blocks/samples.ts';

/** Words that are wider than a phone: one that German makes of seven, and an address. */
const longWords = [
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzgebungsverfahren',
  'https://www.example.com/a/path/that/goes/on/and/on/and/never/ends/index.html?query=value',
];

/** A block with the first of what may be chosen in each of its fields, with the second of it, and so on: so each choice is there once. */
function inEachVariant(type: string, text: string): readonly JsonObject[] {
  const sample = sampleOf(type, { optional: true, text, count: 3 });
  const choices = Object.entries(schemaOf(`blocks/${type}`).properties ?? {}).flatMap(([key, schema]) =>
    key === 'type' || schema.enum === undefined ? [] : [[key, schema.enum] as const],
  );
  const most = Math.max(1, ...choices.map(([, values]) => values.length));
  return Array.from({ length: most }, (_, at) => ({
    ...sample,
    ...Object.fromEntries(choices.map(([key, values]) => [key, values[at % values.length] ?? ''])),
  }));
}

/** Every block, in every variant, with a long word in every text that it has. Its id says which it is. */
export const blocksOfLongWords = (): readonly JsonObject[] =>
  longWords
    .flatMap((text) => blockNames().flatMap((type) => inEachVariant(type, text)))
    .map((block, index) => ({ ...block, id: `${block.type}-${index}` }));

/** What scrolls and can't be reached by the Tab key, or has no name then: a line each. */
export const unreachable = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const scrolls = (overflow: string, content: number, box: number): boolean =>
        ['auto', 'scroll'].includes(overflow) && content > box + 1;
      if (
        !element.checkVisibility() ||
        (!scrolls(overflowX, element.scrollWidth, element.clientWidth) &&
          !scrolls(overflowY, element.scrollHeight, element.clientHeight))
      )
        return [];
      // Whoever goes from link to link in it sees all of it.
      if (element.querySelector('a, button, input, summary') !== null || element.matches('textarea')) return [];
      const isNamed =
        element.role !== null && (element.ariaLabel ?? element.getAttribute('aria-labelledby') ?? '') !== '';
      return element.tabIndex === 0 && isNamed
        ? []
        : [`${element.closest('[id]')?.id}: ${element.outerHTML.slice(0, 100)}`];
    }),
  );

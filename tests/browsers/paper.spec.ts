import { expect } from 'playwright/test';
import { block, list, text } from '../own-site/content.ts';
import { at } from '../own-site/specification/addresses.ts';
import { readPdf } from '../print/read-pdf.ts';
import { test } from './test.ts';

/** The letters of a text, without those that fonts join to one, and without links and formats. */
const letters = (text: string): string => text.replace(/\]\([^)]*\)|\{\w+\}|fi|\W/g, '');

test('closed answers are printed', async ({ visitor }) => {
  await visitor.visit(at.contact);
  const { texts } = await readPdf(new Uint8Array((await visitor.print?.()) ?? []));
  const printed = letters(texts.join(''));
  for (const item of list(block(at.contact, 'faq'), 'items'))
    expect(printed).toContain(letters(text(item, 'answer').split('. ')[0] ?? ''));
});

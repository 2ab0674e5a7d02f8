import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Content, Page, Site } from '../content/content.ts';
import type { Generator } from '../generators/generator.ts';
import { compiled, type Sitewright } from '../generators/sitewright.ts';
import { timed } from './run.ts';
import type { Sample, Step } from './steps.ts';

/** The page that is edited: not the first, which may be a special one somewhere. */
export const edited = 5;

/** A page with another title in its first block. */
export function withTitle({ blocks, ...head }: Page, title: string): Page {
  return { ...head, blocks: blocks.map((block, index) => (index === 0 ? { ...block, title } : block)) };
}

/** What all pages share, with another label on the first entry of the menu. */
function withLabel({ nav, ...rest }: Site, label: string): Site {
  return { ...rest, nav: nav.map((menu, index) => (index === 0 ? { ...menu, label } : menu)) };
}

function remove(paths: readonly string[]): void {
  for (const path of paths) rmSync(path, { recursive: true, force: true });
}

/** What a build is checked by: the number of its documents, and words that a page must show. */
type Expected = { readonly page: number; readonly words: string };

/** @throws Error when a build didn't make what it was measured for */
function examine({ name, documentOf, others }: Generator, out: string, pages: number, expected?: Expected): void {
  const documents = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  if (documents.length !== pages + others) {
    throw new Error(`${name} made ${documents.length} HTML files instead of ${pages + others}.`);
  }
  if (expected === undefined) return;
  const { page, words } = expected;
  if (readFileSync(join(out, documentOf(page)), 'utf8').includes(words)) return;
  throw new Error(`${name} built page ${page} without "${words}".`);
}

/** One round of builds of one generator: cold, again, with a page edited, with the menu changed. */
export async function buildRound(
  generator: Generator,
  content: Content,
  out: string,
  round: number,
): Promise<readonly Sample[]> {
  const { name } = generator;
  const samples: Sample[] = [];
  const build = async (step: Step, expected?: Expected): Promise<void> => {
    samples.push({ generator: name, step, round, ...(await timed(generator.build(out))) });
    examine(generator, out, content.pages, expected);
  };
  remove([out, ...generator.kept]);
  await build('cold');
  await build('again');
  const title = `Edited in round ${round}`;
  generator.putPage(edited, withTitle(content.page(edited), title));
  await build('page', { page: edited, words: title });
  const label = `Menu of round ${round}`;
  generator.putSite(withLabel(content.site, label));
  await build('menu', { page: content.pages, words: label });
  return samples;
}

/** What only we have: a build after an installation, with nothing compiled yet, and the check alone. */
export async function ownRound(
  generator: Sitewright,
  content: Content,
  out: string,
  round: number,
): Promise<readonly Sample[]> {
  const { name, check, build } = generator;
  const took = async (step: Step, command = check): Promise<Sample> => ({
    generator: name,
    step,
    round,
    ...(await timed(command)),
  });
  remove([out, ...generator.kept, ...compiled]);
  const fresh = await took('fresh', build(out));
  examine(generator, out, content.pages);
  remove(generator.kept);
  return [fresh, await took('check'), await took('checkAgain')];
}

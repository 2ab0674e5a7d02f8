import { expect, test } from 'vitest';
import { placesOf } from '../../src/diagnostics/repeats.ts';
import { classes, type Mistaken } from './classes.ts';
import { drawn, oneOf, someOf } from './draw.ts';
import { fixedBlocks, fullSite, type PageBlock, pageBlocks, pageTop } from './everything.ts';
import { loaderInTurn } from './load-in-turn.ts';
import { goodPage, png } from './memory-disk.ts';

/** A file to make mistakes in, from one line to another. */
type Sheet = {
  readonly name: string;
  readonly file: string;
  readonly lines: readonly string[];
  readonly from: number;
  readonly to: number;
};

const withoutIds = ({ lines }: PageBlock): readonly string[] =>
  lines.map((line) => line.replace(/^ {4}id: .*/, '    background: default'));
const fixedFor = (...names: readonly string[]): readonly string[] =>
  [oneOf(fixedBlocks, ...names)].flatMap((block) => (block === undefined ? [] : withoutIds(block)));

/** A block between two others, which don't change with the blocks that there are. */
function sheetOf(block: PageBlock): Sheet {
  const [before, own, after] = [fixedFor(block.name, 'before'), withoutIds(block), fixedFor(block.name, 'after')];
  const from = pageTop.length + before.length;
  const lines = [...pageTop, ...before, ...own, ...after];
  return { name: block.name, file: 'pages/page.yaml', lines, from, to: from + own.length };
}

const blockSheets = pageBlocks.map(sheetOf);

/** The top of a page, and site.yaml. */
const otherSheets: readonly Sheet[] = [
  { name: 'top', file: 'pages/page.yaml', lines: [...pageTop, ...fixedFor('top')], from: 0, to: pageTop.length },
  { name: 'site', file: 'site.yaml', lines: fullSite, from: 0, to: fullSite.length },
];

/** A class of mistakes is made in so many blocks: all classes together meet each block, and most of its lines. */
const BLOCKS_A_CLASS = 8;

/** Other ways to write the same lines around the one with the mistake: the text, and how many lines it moved down. */
const notations: readonly ((lines: readonly string[], at: number) => { text: string; moved: number })[] = [
  (lines) => ({ text: `${lines.join('\n')}\n`, moved: 0 }),
  (lines) => ({ text: `${lines.join('\r\n')}\r\n`, moved: 0 }),
  (lines) => ({ text: `\ufeff${lines.join('\r\n')}\r\n`, moved: 0 }),
  (lines) => ({ text: lines.join('\n'), moved: 0 }),
  (lines, at) => {
    // A comment ends a text that stands under |.
    const isText = [lines[at - 1], lines[at]].some((line = '') => /[|>]-?$/.test(line));
    if (isText) return { text: lines.join('\n'), moved: 0 };
    const around = ['# - a: "b', lines[at] ?? '', '', '  # after: it'];
    return { text: [...lines.slice(0, at), ...around, ...lines.slice(at + 1)].join('\n'), moved: 1 };
  },
];

const load = loaderInTurn();

async function said(file: string, text: string): Promise<string[]> {
  const site = `${fullSite.join('\n')}\n`;
  const files = { 'site.yaml': site, 'public/a.png': png, 'pages/index.yaml': goodPage, [file]: text };
  const { diagnostics } = await load(files);
  // The same mistake in several places is reported once, with all of them.
  return diagnostics.flatMap((each) =>
    placesOf(each).map(
      ({ line, column }) => `${each.file === file ? '' : `${each.file}:`}${line}:${column} ${each.code}`,
    ),
  );
}

/** Lines that belong to a text under | or >, in which nearly everything is right. */
function textLines(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  let head: number | undefined;
  for (const [at, line] of lines.entries()) {
    const indent = /^ */.exec(line)?.[0].length ?? 0;
    if (head !== undefined && line.trim() !== '' && indent <= head) head = undefined;
    if (head !== undefined) found.add(at);
    else if (/: [|>]-?$/.test(line)) head = /^ *(?:- )*/.exec(line)?.[0].length;
  }
  return found;
}

const isSaid = (line: string, { line: at, column, codes }: Mistaken): boolean =>
  new RegExp(`^${at + 1}:${column} (?:${codes})$`).test(line);

test('the files are right to begin with', async () => {
  for (const { file, lines } of [...blockSheets, ...otherSheets])
    expect(await said(file, `${lines.join('\n')}\n`)).toEqual([]);
});

for (const [name, make] of Object.entries(classes)) {
  /** All that this class makes of a file. */
  const mistakesIn = ({ lines, from, to }: Sheet): Mistaken[] => {
    const texts = textLines(lines);
    return lines.flatMap((_, at) => (at < from || at >= to || texts.has(at) ? [] : (make(lines, at) ?? [])));
  };
  test(`${name}: one message at its place, wherever it is made`, async () => {
    let made = 0;
    const possible = blockSheets.filter((sheet) => mistakesIn(sheet).length > 0);
    for (const sheet of [...someOf(possible, BLOCKS_A_CLASS, name), ...otherSheets]) {
      const mistaken = oneOf(mistakesIn(sheet), name, sheet.name, 'line');
      if (mistaken === undefined) continue;
      const notation = oneOf(notations, name, sheet.name, 'notation');
      const { text, moved } = notation?.(mistaken.lines, mistaken.line) ?? { text: '', moved: 0 };
      const found = await said(sheet.file, text);
      const isRight = found.length === 1 && isSaid(found[0] ?? '', { ...mistaken, line: mistaken.line + moved });
      const what = `${found.join(', ')} instead of ${mistaken.line + moved + 1}:${mistaken.column}\n${text}`;
      expect(isRight, what).toBe(true);
      made += 1;
    }
    expect(made).toBeGreaterThan(0);
  });
}

/** Mistakes of different classes in the blocks of a page, one in each of the first blocks: a block draws its own. */
function severalIn(blocks: readonly PageBlock[], count: number, seed: number) {
  const names = Object.keys(classes);
  const chosen = new Map<string, number>();
  const lines = [...pageTop];
  for (const block of blocks) {
    const from = lines.length;
    lines.push(...withoutIds(block));
    const texts = textLines(lines);
    for (let tries = 0; tries < 40 && chosen.size < count; tries += 1) {
      const name = oneOf(names, seed, block.name, tries) ?? '';
      const at = from + (drawn(seed, block.name, tries, 'line') % block.lines.length);
      if (chosen.has(name) || texts.has(at) || classes[name]?.(lines, at) === undefined) continue;
      chosen.set(name, at);
      break;
    }
  }
  let text: readonly string[] = lines;
  let mistakes: Mistaken[] = [];
  // From the last to the first, so that each finds its line where it was.
  for (const [name, at] of [...chosen].toSorted(([, a], [, b]) => b - a)) {
    const made = classes[name]?.(text, at);
    if (made === undefined) continue;
    const longer = made.lines.length - text.length;
    mistakes = [...mistakes.map((other) => ({ ...other, line: other.line + longer })), made];
    text = made.lines;
  }
  return { text: `${text.join('\n')}\n`, mistakes };
}

for (const count of [3, 10]) {
  test(`${count} mistakes of different classes give ${count} messages`, async () => {
    for (let seed = 1; seed <= (count === 3 ? 16 : 8); seed += 1) {
      const blocks = someOf(pageBlocks, pageBlocks.length, seed, count);
      const { text, mistakes } = severalIn(blocks, count, seed);
      const found = await said('pages/page.yaml', text);
      const what = `seed ${seed}: ${found.join(', ')}`;
      expect(mistakes.length, what).toBe(count);
      expect(
        mistakes.filter((mistake) => !found.some((line) => isSaid(line, mistake))),
        what,
      ).toEqual([]);
      expect(found.length, what).toBe(count);
    }
  });
}

import { expect, test } from 'vitest';
import { placesOf } from '../../src/diagnostics/repeats.ts';
import { classes, type Mistaken } from './classes.ts';
import { fullSite, pageBlocks, pageTop } from './everything.ts';
import { loaderInTurn } from './load-in-turn.ts';
import { goodPage, png } from './memory-disk.ts';

/** A file to make mistakes in, from one line to another. */
type Sheet = { readonly file: string; readonly lines: readonly string[]; readonly from: number; readonly to: number };

const withoutIds = (block: readonly string[]): readonly string[] =>
  block.map((line) => line.replace(/^ {4}id: .*/, '    background: default'));
const blockAt = (index: number): readonly string[] => withoutIds(pageBlocks[index % pageBlocks.length] ?? []);

/** Each block of the house between two others, the top of a page, and site.yaml. */
const sheets: readonly Sheet[] = [
  ...pageBlocks.map((_, index): Sheet => {
    const [before, block, after] = [blockAt(index + 1), blockAt(index), blockAt(index + 2)];
    const from = pageTop.length + before.length;
    return {
      file: 'pages/page.yaml',
      lines: [...pageTop, ...before, ...block, ...after],
      from,
      to: from + block.length,
    };
  }),
  { file: 'pages/page.yaml', lines: [...pageTop, ...blockAt(5)], from: 0, to: pageTop.length },
  { file: 'site.yaml', lines: fullSite, from: 0, to: fullSite.length },
];

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
  for (const { file, lines } of sheets) expect(await said(file, `${lines.join('\n')}\n`)).toEqual([]);
});

for (const [number, [name, make]] of Object.entries(classes).entries()) {
  test(`${name}: one message at its place, wherever it is made`, async () => {
    let made = 0;
    for (const [index, { file, lines, from, to }] of sheets.entries()) {
      // Half of the blocks each; the classes together meet all of them.
      if ((number + index) % 2 === 1 && index < pageBlocks.length) continue;
      const texts = textLines(lines);
      const all = lines.flatMap((_, at) => (at < from || at >= to || texts.has(at) ? [] : (make(lines, at) ?? [])));
      const mistaken = all[(number * 5 + index * 3) % Math.max(1, all.length)];
      if (mistaken === undefined) continue;
      const anchors = notations[(number + index) % notations.length] ?? notations[0];
      const { text, moved } = anchors?.(mistaken.lines, mistaken.line) ?? { text: '', moved: 0 };
      const found = await said(file, text);
      const isRight = found.length === 1 && isSaid(found[0] ?? '', { ...mistaken, line: mistaken.line + moved });
      expect(isRight, `${found.join(', ')} instead of ${mistaken.line + moved + 1}:${mistaken.column}\n${text}`).toBe(
        true,
      );
      made += 1;
    }
    expect(made).toBeGreaterThan(0);
  });
}

/** Numbers from 0 to 1 that look random and are the same each time. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Some mistakes of different classes, at most one in each stretch of a file. */
function severalIn(
  lines: readonly string[],
  stretches: readonly (readonly [number, number])[],
  count: number,
  random: () => number,
) {
  const names = Object.keys(classes);
  const texts = textLines(lines);
  const chosen = new Map<string, number>();
  for (const [from, to] of stretches) {
    for (let tries = 0; tries < 40 && chosen.size < count; tries += 1) {
      const name = names[Math.floor(random() * names.length)] ?? '';
      const at = from + Math.floor(random() * (to - from));
      if (chosen.has(name) || texts.has(at) || classes[name]?.(lines, at) === undefined) continue;
      chosen.set(name, at);
      break;
    }
  }
  let text = lines;
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
      const random = randomFrom(seed);
      const blocks = pageBlocks.map((_, index) => blockAt(index * 4 + seed));
      const stretches: [number, number][] = [];
      for (const block of blocks) {
        const from = stretches.at(-1)?.[1] ?? pageTop.length;
        stretches.push([from, from + block.length]);
      }
      const { text, mistakes } = severalIn([...pageTop, ...blocks.flat()], stretches, count, random);
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

import { expect, test } from 'vitest';
import { loaderInTurn } from './load-in-turn.ts';
import { goodSite, png } from './memory-disk.ts';
import { exampleBlocks, type LineSlip, lineSlips, valueSlips } from './slips.ts';

const email = 'email:\n  serviceId: service_ab1\n  templateId: template_ab1\n  publicKey: abc\n';
const top = ['title: Home', 'description: What we do.', 'blocks:'];
/** Every block of the house as the lines of an entry of `blocks`; links and pictures lead to what is there. */
const blocks: readonly (readonly string[])[] = exampleBlocks.map((example) =>
  example
    .trimEnd()
    .replace(/href: \/\S*/g, 'href: /')
    .replace(/src: [^\s,}]+/g, 'src: /a.png')
    .replace(/\]\(\/[^)]*\)/g, '](/)')
    .split('\n')
    .map((line, index) => (index === 0 ? `  - ${line}` : `    ${line}`)),
);

const A_TEXT =
  /^(\s*(?:- )?(?:title|description|tagline|label|question|answer|submitLabel|note|badge|linkLabel|alt|value|caption): )[A-Za-z]/;

/** A line of a block with a slip in it, and what is to be said about it. */
type Slipped = { readonly line: number; readonly written: string; readonly column: number; readonly codes: string };

function valueSlip(lines: readonly string[], at: number, pick: number): Slipped | undefined {
  const before = A_TEXT.exec(lines[at] ?? '')?.[1];
  const slip = valueSlips[pick % valueSlips.length];
  if (before === undefined || slip === undefined) return undefined;
  const column = before.length + 1 + slip.written.indexOf(slip.part);
  return { line: at, written: before + slip.written, column, codes: slip.code };
}

function lineSlip(lines: readonly string[], at: number, slip: LineSlip): Slipped | undefined {
  const made = slip(lines[at] ?? '', at);
  // What stands under | is text, in which nearly everything is right.
  const isText = lines.slice(0, at).some((line, index) => /: [|>]-?$/.test(line) && isBelow(lines, index, at));
  return made === undefined || isText ? undefined : { line: at, ...made };
}

function isBelow(lines: readonly string[], head: number, at: number): boolean {
  const indent = (line: string): number => /^ *(?:- )*/.exec(line)?.[0].length ?? 0;
  return lines.slice(head + 1, at + 1).every((line) => line.trim() === '' || indent(line) > indent(lines[head] ?? ''));
}

const load = loaderInTurn();

/** What is said about a page of these blocks, of which some have a slip. */
async function said(
  chosen: readonly (readonly string[])[],
  slips: ReadonlyMap<number, Slipped>,
  lineEnd = '\n',
): Promise<{ readonly said: string[]; readonly wanted: RegExp[] }> {
  const wanted: RegExp[] = [];
  const lines = [...top];
  for (const [index, block] of chosen.entries()) {
    const slip = slips.get(index);
    if (slip !== undefined)
      wanted.push(new RegExp(`^${lines.length + slip.line + 1}:${slip.column} (?:${slip.codes})$`));
    lines.push(...block.map((line, at) => (at === slip?.line ? slip.written : line)));
  }
  const files = {
    'site.yaml': goodSite + email,
    'public/a.png': png,
    'pages/index.yaml': lines.join(lineEnd) + lineEnd,
  };
  const { diagnostics } = await load(files);
  return { said: diagnostics.map(({ line, column, code }) => `${line}:${column} ${code}`), wanted };
}

function expectExactly({ said: found, wanted }: Awaited<ReturnType<typeof said>>, what: string): void {
  expect(
    found.filter((line) => !wanted.some((pattern) => pattern.test(line))),
    what,
  ).toEqual([]);
  expect(found.length, `${what}: ${found.join(', ')}`).toBe(wanted.length);
}

test('every block of the house is right to begin with', async () => {
  expect((await said(blocks, new Map())).said).toEqual([]);
});

for (const [pick, { written, code }] of valueSlips.entries()) {
  test(`${code} is said once wherever ${written} stands for a text`, async () => {
    for (const [index, block] of blocks.entries()) {
      // A third of the blocks each: the slips of one kind meet all of them.
      if ((index + pick) % 3 !== 0) continue;
      const texts = block.flatMap((_, at) => valueSlip(block, at, pick) ?? []);
      // Another line of each block for each slip: together they meet most fields.
      const slip = texts[(pick + index) % Math.max(1, texts.length)];
      if (slip === undefined) continue;
      const around = [blocks[(index + 1) % blocks.length] ?? [], block, blocks[(index + 2) % blocks.length] ?? []];
      expectExactly(await said(around, new Map([[1, slip]]), pick % 3 === 0 ? '\r\n' : '\n'), slip.written);
    }
  });
}

for (const [name, slip] of Object.entries(lineSlips)) {
  test(`a line with ${name} gives one message`, async () => {
    for (const [index, block] of blocks.entries()) {
      const lines = block.flatMap((_, at) => lineSlip(block, at, slip) ?? []);
      for (const made of [lines[(index + 3) % Math.max(1, lines.length)], index % 2 === 0 ? lines[0] : lines.at(-1)]) {
        if (made === undefined) continue;
        const around = [blocks[0] ?? [], block, blocks[5] ?? []].map(withoutId);
        expectExactly(await said(around, new Map([[1, made]])), made.written);
      }
    }
  });
}

function withoutId(block: readonly string[]): readonly string[] {
  return block.map((line) => line.replace(/^ {4}id: .*/, '    background: default'));
}

for (const count of [3, 10]) {
  test(`${count} slips in ${count} blocks give ${count} messages`, async () => {
    for (let round = 0; round < 6; round += 1) {
      const chosen = blocks.map((_, index) => withoutId(blocks[(index * 5 + round) % blocks.length] ?? []));
      const slips = new Map<number, Slipped>();
      for (const [index, block] of chosen.entries()) {
        const texts = block.flatMap((_, at) => valueSlip(block, at, round * 7 + index * 3) ?? []);
        const made = texts[(round + index) % Math.max(1, texts.length)];
        if (made !== undefined && slips.size < count) slips.set(index, made);
      }
      expect(slips.size).toBe(count);
      expectExactly(await said(chosen, slips), `round ${round}`);
    }
  });
}

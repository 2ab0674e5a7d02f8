import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Mended, mendSite } from '../../src/content/fix/mend.ts';
import { loadSite } from '../../src/content/load.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { translations } from './corpus-table.ts';
import { answers } from './fix-table.ts';
import { type Files, goodPage, goodSite, memoryDisk } from './memory-disk.ts';

type Entry = { readonly id: string; readonly what: string };
const corpus: readonly Entry[] = JSON.parse(
  readFileSync(new URL('../corpus/bad-inputs.json', import.meta.url), 'utf8'),
);
const email = 'email:\n  serviceId: service_ab1\n  templateId: template_ab1\n  publicKey: abc\n';

/** Mistakes that leave little of a page to look at: what they hid is told once they are mended. */
const hiding = ['V02', 'T05'];

const text = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
const codes = (mistakes: readonly Diagnostic[]): string[] => mistakes.map(({ code }) => code);

/** A site after mending, to mend it again. */
function afterwards(files: Files, { files: mended }: Mended): Files {
  const kept = Object.entries(files).filter(([path]) => !mended.some(({ file }) => file === path));
  return Object.fromEntries([...kept, ...mended.map(({ name, after }): [string, Uint8Array] => [name, after])]);
}

/** What becomes of one file of a site. */
async function mend(file: string, content: string | Uint8Array, more: Files = {}): Promise<string> {
  const { files } = await mendSite(
    memoryDisk({ 'site.yaml': goodSite + email, 'pages/index.yaml': goodPage, ...more, [file]: content }),
  );
  const mended = files.find((each) => each.file === file);
  return mended === undefined ? 'unchanged' : text(mended.after);
}

describe('of the mistakes that people really make', () => {
  test('at least 60 of 80 are mended', () => {
    expect(corpus).toHaveLength(80);
    expect(Object.keys(answers).length).toBeGreaterThanOrEqual(60);
  });

  for (const { id, what } of corpus) {
    const translation = translations[id];
    const answer = answers[id];
    if (translation === undefined) throw new Error(`${id} has no translation.`);
    const file = answer?.file ?? translation.file ?? 'pages/index.yaml';
    const files: Files = {
      'site.yaml': goodSite + email,
      'pages/index.yaml': goodPage,
      ...translation.more,
      ...answer?.more,
      [file]: answer?.text ?? translation.text,
    };
    if (answer === undefined) {
      test(`${id} ${what}: is left to its author`, async () => {
        expect((await mendSite(memoryDisk(files))).files).toEqual([]);
      });
      continue;
    }
    test(`${id} ${what}: is mended`, async () => {
      const before = await loadSite(memoryDisk(files));
      const mended = await mendSite(memoryDisk(files));
      expect(mended.files.map(({ name, after }) => [name, text(after)])).toEqual([[answer.name ?? file, answer.fixed]]);
      expect(codes(before.diagnostics)).toContain(translation.code);
      expect(codes(mended.diagnostics)).not.toContain(translation.code);
      if (!hiding.includes(id)) expect(mended.diagnostics).toEqual([]);
      const again = memoryDisk(afterwards(files, mended));
      expect((await loadSite(again)).diagnostics).toEqual(mended.diagnostics);
      expect((await mendSite(again)).files).toEqual([]);
    });
  }
});

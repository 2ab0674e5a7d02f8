import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSite } from '../../src/content/load/load.ts';
import type { Disk } from '../../src/disk/disk.ts';
import { type Finding, fileOf, toDiagnostic } from '../../src/yaml/findings/finding.ts';
import { ONE_BY_ONE } from '../../src/yaml/findings/together.ts';
import { caseDisk } from '../case-disk.ts';
import { mendedFiles } from '../mended-files.ts';
import { siteWith, type Translation, translations } from './corpus-table.ts';
import { type HeldFixes, holdFixes } from './fix-law.ts';
import { type Followed, followHints } from './hint-law.ts';
import { memoryDisk } from './memory-disk.ts';
import { type Variation, variedDisk } from './variations.ts';

/*
 * The wide law of hints: however a site with a mistake is written (other words, neighbours, quotes, line ends, scripts), the same
 * mistakes are reported, each once; what a hint says to write ends its mistake; and a mended site has nothing left to report. And the
 * law of fixes.
 */

const folder = fileURLToPath(new URL('../cases/', import.meta.url));
const below = (path: string): string[] => readdirSync(join(folder, path)).map((name) => `${path}/${name}`);

/** All broken sites: the case folders `invalid/CODE` and `more/CODE/WHAT`, and `corpus/ID`, a mistake that people really make. */
export const brokenSites: readonly string[] = [
  ...below('invalid'),
  ...below('more').flatMap(below),
  ...Object.keys(translations).map((id) => `corpus/${id}`),
];

/** Of which code a broken site is. */
export const codeOf = (name: string): string => ofCorpus(name)?.code ?? name.split('/')[1] ?? '';

const ofCorpus = (name: string): Translation | undefined =>
  name.startsWith('corpus/') ? translations[name.slice('corpus/'.length)] : undefined;

function diskOf(name: string): Disk {
  const mistake = ofCorpus(name);
  return mistake === undefined ? caseDisk(join(folder, name)) : memoryDisk(siteWith(mistake));
}

/** How many hints were followed, and what did not hold: a sentence each. */
export type Held = { readonly followed: number; readonly problems: readonly string[] };

const asWritten = new Map<string, Promise<Followed>>();

/** Follows the hints of a broken site as it is, once. */
export function followAsWritten(name: string): Promise<Followed> {
  const followed = asWritten.get(name) ?? followHints(diskOf(name));
  asWritten.set(name, followed);
  return followed;
}

/** Holds the law for one case folder, written in another way. */
export async function holdVaried(name: string, variation: Variation): Promise<Held> {
  const varied = await variedDisk(diskOf(name), variation);
  const { count, wrong, findings } = await followHints(varied);
  const reason = variation.unlike?.[name];
  const problems = [
    ...wrong,
    ...(reason === undefined ? otherMistakes((await followAsWritten(name)).findings, findings) : []),
    ...(await leftWhenMended(name, variation)),
  ];
  return { followed: count, problems: problems.map((problem) => `${name}, ${variation.name}: ${problem}`) };
}

/** Holds the law of fixes for a broken site, written in another way. */
export async function holdVariedFixes(name: string, variation: Variation): Promise<HeldFixes> {
  const { count, problems } = await holdFixes(await variedDisk(diskOf(name), variation));
  return { count, problems: problems.map((problem) => `${name}, ${variation.name}: ${problem}`) };
}

function otherMistakes(asWritten: readonly Finding[], varied: readonly Finding[]): string[] {
  const [before, after] = [codesOf(asWritten), codesOf(varied)];
  return before.join() === after.join() ? [] : [`not ${before.join(', ')}, but ${after.join(', ')}`];
}

const codesOf = (findings: readonly Finding[]): string[] =>
  findings.map((each) => `${fileOf(each)} ${each.code}`).sort();

async function leftWhenMended(name: string, variation: Variation): Promise<string[]> {
  const files = ofCorpus(name) === undefined ? mendedFiles(join(folder, name)) : undefined;
  if (files === undefined) return [];
  const { findings } = await loadSite(await variedDisk(memoryDisk(files), variation), { telling: ONE_BY_ONE });
  return findings.map((each) => `mended, there is ${words(each)}`);
}

function words(each: Finding): string {
  const { file, line, column, code, message } = toDiagnostic(each);
  return `${file}:${line}:${column} ${code} (${message})`;
}

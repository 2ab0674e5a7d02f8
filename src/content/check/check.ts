import { addAll } from '../../model/lists.ts';
import type { Finding } from '../findings/finding.ts';
import { MOST_COUNTED } from '../findings/most.ts';
import type { Content, FileSort } from './contents.ts';
import type { Outline } from './outline.ts';
import { type Parts, partsOf } from './parts.ts';
import type { AcrossRule, FileRule, Find, Rule } from './rule.ts';
import { rules } from './rules.ts';
import type { SiteIndex } from './site-index.ts';

/** What is wrong in a file whose shape is known, as far as that shows in the file itself. */
export function checkByItself(content: Content): Finding[] {
  return fileRulesOf(content.sort).flatMap(({ find }) => foundIn(content, find));
}

/** What is wrong in the files of a site when all are known: what one rule has found, or one file has of it, after the other. */
export async function* checkTogether(site: SiteIndex): AsyncGenerator<readonly Finding[]> {
  const { files } = site;
  for (const rule of rules) {
    if (rule.scope === 'site') yield await rule.find(site);
    if (rule.scope === 'across') yield* heldAgainst(site, files, rule);
  }
}

/** What is wrong with some files of a site, given all others. A file has the same mistakes whichever are looked at with it. */
export function* checkAmong(site: SiteIndex, names: readonly string[]): Generator<readonly Finding[]> {
  const files = names.flatMap((name) => site.outlineOf(name) ?? []);
  for (const rule of rules) if (rule.scope === 'across') yield* heldAgainst(site, files, rule);
}

function* heldAgainst(
  site: SiteIndex,
  files: readonly Outline[],
  { of, concerns, find }: AcrossRule,
): Generator<readonly Finding[]> {
  for (const file of files) {
    const content = of.includes(file.sort) && concerns(file, site) ? site.contentOf(file.file) : undefined;
    if (content !== undefined) yield foundIn(content, find, site);
  }
}

const bySort = new Map<FileSort, readonly FileRule[]>();

/** The rules that a file is held against by itself. */
function fileRulesOf(sort: FileSort): readonly FileRule[] {
  const isOf = (rule: Rule): rule is FileRule => rule.scope === 'file' && rule.of.includes(sort);
  const known = bySort.get(sort) ?? rules.filter(isOf);
  bySort.set(sort, known);
  return known;
}

/** What a rule finds in a file: in each of the parts that it asks for, until it is more than anybody counts. */
function foundIn<Others extends readonly unknown[]>(
  content: Content,
  find: Find<Others>,
  ...others: Others
): Finding[] {
  const found: Finding[] = [];
  // A rule has no other keys.
  for (const name of Object.keys(find) as (keyof Parts)[]) {
    for (const some of lookedAt(content, name, find[name], others)) {
      addAll(found, some);
      if (found.length > MOST_COUNTED) return found;
    }
  }
  return found;
}

/** What is wrong with all parts of a name, one after the other. */
function* lookedAt<Name extends keyof Parts, Others extends readonly unknown[]>(
  content: Content,
  name: Name,
  look: Find<Others>[Name],
  others: Others,
): Generator<readonly Finding[]> {
  if (look === undefined) return;
  for (const part of partsOf(content, name)) yield look(part, ...others);
}

import { addAll } from '../../model/lists.ts';
import type { Finding } from '../../yaml/findings/finding.ts';
import { MOST_COUNTED } from '../../yaml/findings/most.ts';
import type { Content, FileSort } from './contents.ts';
import type { Outline } from './outline.ts';
import { type Parts, partsOf } from './parts.ts';
import type { AcrossRule, FileRule, Find, Rule } from './rule.ts';
import { rules } from './rules.ts';
import type { SiteIndex } from './site-index.ts';

/**
 * What is wrong in a file whose shape is known, as far as that shows in the file itself. Its parts are looked for once for all rules: most files
 * have no mistake, and what takes time is to look for them.
 */
export function checkByItself(content: Content): Finding[] {
  const found: FindingLists = { lists: [], counts: [] };
  for (const walk of walksOf(content.sort).values()) walk(content, found);
  return found.lists.flat();
}

/** What a rule has found in a file. @property rule its place in the list of rules */
export type FoundBy = { readonly rule: number; readonly found: readonly Finding[] };

/** What is wrong with one file of a site, given all others. */
export function checkAgainst(site: SiteIndex, file: Outline): FoundBy[] {
  const all: FoundBy[] = [];
  for (const [index, rule] of rules.entries()) {
    const found = rule.scope === 'across' ? heldAgainst(site, file, rule) : [];
    if (found.length > 0) all.push({ rule: index, found });
  }
  return all;
}

function heldAgainst(site: SiteIndex, file: Outline, { of, concerns, find }: AcrossRule): readonly Finding[] {
  const content = of.includes(file.sort) && concerns(file, site) ? site.contentOf(file.file) : undefined;
  return content === undefined ? [] : foundIn(content, find, site);
}

/** What is wrong with a site as a whole. */
export async function checkWhole(site: SiteIndex): Promise<FoundBy[]> {
  const all: FoundBy[] = [];
  for (const [index, rule] of rules.entries())
    if (rule.scope === 'site') all.push({ rule: index, found: await rule.find(site) });
  return all;
}

/** What was found in the order of the rules: of two that find the same, the first one's words are told. */
export function inOrder(found: readonly FoundBy[]): Finding[] {
  return found.toSorted((a, b) => a.rule - b.rule).flatMap((each) => each.found);
}

/** The rules that a file is held against by itself. */
function fileRulesOf(sort: FileSort): FileRule[] {
  const isOf = (rule: Rule): rule is FileRule => rule.scope === 'file' && rule.of.includes(sort);
  return rules.filter(isOf);
}

/** What is found in a file: a list for each part of each rule that has found anything, and how much each rule has found. */
type FindingLists = { readonly lists: Finding[][]; readonly counts: number[] };

/** Shows the parts of one name to all rules that ask for them. */
type Walk = (content: Content, found: FindingLists) => void;

const walksBySort = new Map<FileSort, ReadonlyMap<keyof Parts, Walk>>();

function walksOf(sort: FileSort): ReadonlyMap<keyof Parts, Walk> {
  const known = walksBySort.get(sort);
  if (known !== undefined) return known;
  const asked = fileRulesOf(sort).flatMap(({ find }, rule) => namesIn(find).map((name) => ({ name, find, rule })));
  const walks = new Map(asked.map(({ name }) => [name, walkOf(name, asked)]));
  walksBySort.set(sort, walks);
  return walks;
}

/** What a rule asks for. @property rule its place among those for the same sort of file */
type Asked = { readonly name: keyof Parts; readonly find: Find<[]>; readonly rule: number };

/** @param asked what rules ask for: what is found for each belongs in the list of its place */
function walkOf<Name extends keyof Parts>(name: Name, asked: readonly Asked[]): Walk {
  const looks = asked.flatMap((each, at) => {
    const look = each.name === name ? each.find[name] : undefined;
    return look === undefined ? [] : [{ look, rule: each.rule, at }];
  });
  return (content, { lists, counts }) => {
    for (const part of partsOf(content, name)) {
      for (const { look, rule, at } of looks) {
        const count = counts[rule] ?? 0;
        const some = count > MOST_COUNTED ? [] : look(part);
        if (some.length === 0) continue;
        const list = lists[at] ?? [];
        addAll(list, some);
        lists[at] = list;
        counts[rule] = count + some.length;
      }
    }
  };
}

/** The names of the parts that a rule looks at, the first one first. */
function namesIn<Others extends readonly unknown[]>(find: Find<Others>): (keyof Parts)[] {
  // A rule has no other keys.
  return Object.keys(find) as (keyof Parts)[];
}

/** What a rule finds in a file: in each of the parts that it asks for, until it is more than anybody counts. */
function foundIn<Others extends readonly unknown[]>(
  content: Content,
  find: Find<Others>,
  ...others: Others
): Finding[] {
  const found: Finding[] = [];
  function* inParts<Name extends keyof Parts>(name: Name): Generator<readonly Finding[]> {
    const look: Find<Others>[Name] = find[name];
    if (look === undefined) return;
    for (const part of partsOf(content, name)) yield look(part, ...others);
  }
  for (const name of namesIn(find)) {
    for (const some of inParts(name)) {
      addAll(found, some);
      if (found.length > MOST_COUNTED) return found;
    }
  }
  return found;
}

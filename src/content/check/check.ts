import { addAll } from '../../model/lists.ts';
import type { Finding } from '../../yaml/findings/finding.ts';
import { MOST_COUNTED } from '../../yaml/findings/together.ts';
import type { Content } from './contents.ts';
import type { Outline } from './outline.ts';
import { type Parts, partsOf } from './parts.ts';
import type { Find } from './rule.ts';
import { rules } from './rules.ts';
import type { SiteIndex } from './site-index.ts';

/** What is wrong in a file whose shape is known, as far as that shows in the file itself. */
export function checkByItself(content: Content): Finding[] {
  return rules.flatMap(({ of, concerns, find }) =>
    of?.includes(content.sort) && concerns === undefined ? foundIn(content, find) : [],
  );
}

/** What a rule has found in a file. @property rule its place in the list of rules */
export type FoundBy = { readonly rule: number; readonly found: readonly Finding[] };

export function checkAgainst(site: SiteIndex, file: Outline): FoundBy[] {
  return rules.flatMap(({ of, concerns, find }, rule) => {
    if (concerns === undefined || !of.includes(file.sort) || !concerns(file, site)) return [];
    const content = site.contentOf(file.file);
    const found = content === undefined ? [] : foundIn(content, find, site);
    return found.length === 0 ? [] : [{ rule, found }];
  });
}

export async function checkWhole(site: SiteIndex): Promise<FoundBy[]> {
  const all: FoundBy[] = [];
  for (const [index, rule] of rules.entries())
    if (rule.of === undefined) all.push({ rule: index, found: await rule.find(site) });
  return all;
}

/** What was found in the order of the rules: of two that find the same, the first one's words are told. */
export function inOrder(found: readonly FoundBy[]): Finding[] {
  return found.toSorted((a, b) => a.rule - b.rule).flatMap((each) => each.found);
}

/** What a rule finds in a file: in each of the parts that it asks for, until it is more than anybody counts. */
function foundIn<Others extends readonly unknown[]>(
  content: Content,
  find: Find<Others>,
  ...others: Others
): Finding[] {
  const found: Finding[] = [];
  // A rule has no other keys, and looks under each at what has its name.
  const looks = Object.entries(find) as [keyof Parts, (part: unknown, ...others: Others) => readonly Finding[]][];
  for (const [name, look] of looks) {
    for (const part of partsOf(content, name)) {
      addAll(found, look(part, ...others));
      if (found.length > MOST_COUNTED) return found;
    }
  }
  return found;
}

import type { Finding } from '../findings/finding.ts';
import { MOST_COUNTED } from '../findings/most.ts';
import type { Content, FileSort } from './contents.ts';
import { type Parts, partsOf } from './parts.ts';
import type { FileRule, Find } from './rule.ts';
import { fileRules } from './rules.ts';

/** What is wrong in a file whose shape is known, as far as that shows in the file itself. */
export function checkByItself(content: Content): Finding[] {
  return rulesFor(content.sort).flatMap(({ find }) => foundIn(content, find));
}

const rulesBySort = new Map<FileSort, readonly FileRule[]>();

function rulesFor(sort: FileSort): readonly FileRule[] {
  const known = rulesBySort.get(sort) ?? fileRules.filter(({ of }) => of.includes(sort));
  rulesBySort.set(sort, known);
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
      found.push(...some);
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

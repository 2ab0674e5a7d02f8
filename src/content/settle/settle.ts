import { traitsOf } from '../../diagnostics/catalogue.ts';
import { type Finding, severityOf } from '../../yaml/findings/finding.ts';
import { byFile } from '../../yaml/findings/most.ts';
import { mayStandUnread, type Unread } from './unread.ts';

/** A file that could not be read as a whole: what was masked, and what was said about that. */
export type PartlyRead = { readonly unread: Unread; readonly said: ReadonlySet<Finding> };

/** Says of one finding after the other whether it is left out, because of the others of its file. */
type Rule = (all: readonly Finding[], read: PartlyRead | undefined) => (each: Finding) => boolean;

/** Who wins over whom, in this order. */
const rules: readonly Rule[] = [
  // What cannot be read has been told, and nothing is certain about what stands in it or was read instead.
  (_, read) => (each) => read !== undefined && !read.said.has(each) && mayStandUnread(read.unread, each),
  // What another finding covers is part of that one mistake. Of two that cover each other, the first is told.
  (all) => {
    const covering = all.filter(({ covers }) => covers !== undefined);
    const isFirst = (each: Finding, other: Finding): boolean =>
      covers(each, other) && all.indexOf(each) < all.indexOf(other);
    return (each) => covering.some((other) => other !== each && covers(other, each) && !isFirst(each, other));
  },
  // Of a key that is misspelt nobody knows for certain which one is meant, and so what kind its value should be.
  (all) => {
    const values = new Set(all.flatMap(({ valueAt }) => valueAt ?? []));
    return ({ code, range }) => traitsOf(code).isOfKind && values.has(range[0]);
  },
  // How a text is written may be why it is wrong: then the error says it all.
  (all) => {
    const errors = new Set(all.filter((each) => severityOf(each) === 'error').map(({ range }) => range[0]));
    return ({ yieldsAt }) => yieldsAt !== undefined && errors.has(yieldsAt);
  },
];

/**
 * Decides which findings are told. Nobody takes back what somebody else has found, but for the rules above.
 *
 * @param found all that was found, in any order
 * @param partlyRead the files that could not be read as a whole
 */
export function settle(found: readonly Finding[], partlyRead: ReadonlyMap<string, PartlyRead>): Finding[] {
  return [...byFile(found)].flatMap(([file, all]) => {
    const [first] = all;
    // What is alone has nothing to yield to.
    if (all.length === 1 && first?.yieldsAt === undefined && !partlyRead.has(file)) return all;
    return rules.reduce<readonly Finding[]>((left, rule) => {
      const isLeftOut = rule(left, partlyRead.get(file));
      return left.filter((each) => !isLeftOut(each));
    }, all);
  });
}

function covers({ covers: ranges = [] }: Finding, { range: [start] }: Finding): boolean {
  return ranges.some((range) => range[0] <= start && start < range[1]);
}

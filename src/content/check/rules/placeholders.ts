import { isFound, listsIn, showsIn } from '../../../schema/lists.ts';
import { isOnlyNearest, nearest } from '../../../values/suggest.ts';
import { type At, type Finding, finding, inText, withAnswer, withEdits } from '../../../yaml/findings/finding.ts';
import { itemsOf, type Node, nodeAt, type ScalarNode } from '../../../yaml/syntax/tree.ts';
import { replace } from '../../../yaml/text/edits.ts';
import { isTotal } from '../../entries/fill.ts';
import { type Foreign, foreignAround, foreignIn } from '../../texts/foreign/foreign.ts';
import { locate } from '../../texts/locate.ts';
import { PLACEHOLDERS, placeholdersIn } from '../../texts/placeholders.ts';
import type { Content } from '../contents.ts';
import { pageOfTemplateLink } from '../link-form.ts';
import type { TextValue } from '../parts.ts';
import { type Rule, WRITTEN } from '../rule.ts';
import type { SiteIndex } from '../site-index.ts';
import { editsFor } from '../slips.ts';

export const placeholderRules: readonly Rule[] = [
  /** What is filled in elsewhere has nothing filled in itself: `name: "{year} Ltd"`. */
  { of: ['settings'], find: { whole: (site) => Object.values(PLACEHOLDERS).flatMap((key) => inSource(site, key)) } },
  /** Whatever stands in braces must be something that can be filled in, and site.yaml must say with what. */
  {
    of: WRITTEN,
    concerns: ({ placeholders }, site) => !placeholders.every((name) => isKnown(name, site)),
    find: { words: checkWords, href: checkLink, file: checkLink },
  },
];

function inSource(site: Content, key: string): Finding[] {
  const node = nodeAt(site.root, key.split('.'));
  if (node?.kind !== 'scalar' || typeof node.value !== 'string') return [];
  const text = node.value;
  return placeholdersIn(text).map(({ name, start, end }) => {
    const range = locate(node, text.slice(start, end), start);
    return finding('not-filled-in', inText(site.source, range), { name, key });
  });
}

/** The code of a template in a link is reported with the link. */
function checkLink(value: TextValue, site: SiteIndex): Finding[] {
  return pageOfTemplateLink(value.text) === undefined ? checkWords(value, site) : [];
}

function checkWords({ text, node, content }: TextValue, site: SiteIndex): Finding[] {
  const foreign = text.includes('{') ? foreignIn(text) : [];
  const told = new Set<Foreign>();
  return placeholdersIn(text).flatMap((piece) => {
    if (isFilledIn(piece.name, content, node)) return [];
    const around = Object.hasOwn(PLACEHOLDERS, piece.name) ? undefined : foreignAround(foreign, piece.start, piece.end);
    if (around !== undefined) {
      const isFirst = !told.has(around) && !around.isEnd;
      told.add(around);
      return isFirst ? [ofAnotherSystem({ text, node, content }, piece.name, around)] : [];
    }
    const range = locate(node, text.slice(piece.start, piece.end), piece.start);
    const isInList = isFilledIn('count', content, node);
    const mistake = problemOf(piece.name, { site, isInList })({ source: content.source, range });
    const name = nearest(piece.name, Object.keys(PLACEHOLDERS));
    const isSure =
      mistake?.code === 'unknown-placeholder' &&
      /^\{[^{}]*\}$/.test(content.source.text.slice(...range)) &&
      isOnlyNearest(piece.name, name, Object.keys(PLACEHOLDERS));
    return isSure ? withEdits(mistake, [replace(range, `{${name}}`)]) : (mistake ?? []);
  });
}

/** Code of another system, whose braces nothing fills in. */
function ofAnotherSystem(value: TextValue, name: string, { written, start, facts, changes, isSure }: Foreign): Finding {
  const at = inText(value.content.source, locate(value.node, written, start));
  const mistake = finding('unknown-placeholder', at, { name, suggestion: undefined, foreign: { written, ...facts } });
  const edits = changes && editsFor(value, changes);
  return edits === undefined ? mistake : withAnswer(mistake, edits, isSure);
}

/** Whether a page fills something in by itself: the field of its name, what a list shows of pages, and how many it has found. */
function isFilledIn(name: string, { root, parameters }: Content, node: ScalarNode): boolean {
  if (parameters?.includes(name)) return true;
  const [start] = node.range;
  const isAround = ({ range: [from, to] }: Node): boolean => from <= start && start <= to;
  return itemsOf(root, 'blocks').some((block) =>
    listsIn(block).some((list) => {
      if (isTotal(name)) return isFound(list) && isAround(list.owner);
      // That nothing is found for the columns of a table is reported with these.
      return (isFound(list) || list.kind.columns !== undefined) && showsIn(list).some(isAround);
    }),
  );
}

type Report = (at: At) => Finding | undefined;

/** @param around isInList: whether the text stands beside a list that finds pages */
function problemOf(name: string, { site, isInList }: { readonly site: SiteIndex; readonly isInList: boolean }): Report {
  if (!Object.hasOwn(PLACEHOLDERS, name)) {
    return (at) =>
      isTotal(name)
        ? finding('unknown-placeholder', at, { name, suggestion: undefined, isTotal: true })
        : finding('unknown-placeholder', at, { name, suggestion: meant(name), isInList });
  }
  return (at) =>
    isKnown(name, site) ? undefined : finding('empty-placeholder', at, { name, key: PLACEHOLDERS[name] ?? name });
}

/** Whether a name is filled in wherever it stands, as far as site.yaml can be read. */
function isKnown(name: string, site: SiteIndex): boolean {
  const key = Object.hasOwn(PLACEHOLDERS, name) ? PLACEHOLDERS[name] : undefined;
  // A site.yaml without a name is reported for that.
  return key !== undefined && (['year', 'name'].includes(name) || site.settingAt(key) !== 'absent');
}

function meant(name: string): string | undefined {
  const found = nearest(name, Object.keys(PLACEHOLDERS));
  return found === undefined ? undefined : `{${found}}`;
}

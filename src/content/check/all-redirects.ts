import { paramsOf, withoutQuery } from '../../model/address.ts';
import { isOfDocument } from '../../outputs/redirects.ts';
import { itemsOf, type ScalarNode, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import type { Range } from '../../yaml/text/source.ts';
import type { Content } from './contents.ts';
import { factOf } from './outline.ts';

/** An old address that leads on: a redirect of site.yaml, or an alias of a page. */
export type Leading = {
  readonly from: string;
  /** Where it leads, as it is written; of an alias the address of its page, or of the page's PDF document. Undefined if that isn't written. */
  readonly to: string | undefined;
  /** The file it is written in. */
  readonly content: Content;
  /** Where the old address is written. */
  readonly fromRange: Range;
  /** Where it is written where it leads; undefined for an alias. */
  readonly toNode: ScalarNode | undefined;
};

/** All old addresses of a site that lead on, in the order of site.yaml and then of the pages: one set, wherever they are written. */
export function allRedirects(contents: readonly Content[]): Leading[] {
  return contents.flatMap((content) => (content.route === undefined ? redirectsOf(content) : aliasesOf(content)));
}

function redirectsOf(content: Content): Leading[] {
  return itemsOf(content.root, 'redirects').flatMap((item) => {
    const [from, to] = [valueAt(item, 'from'), valueAt(item, 'to')];
    const written = textOf(item, 'from');
    if (from === undefined || written === undefined) return [];
    const toNode = to?.kind === 'scalar' ? to : undefined;
    return [{ from: oneForm(written), to: textOf(item, 'to'), content, fromRange: from.range, toNode }];
  });
}

/** A file that makes many pages can't have any, which is reported. */
function aliasesOf(content: Content): Leading[] {
  if (content.parameters !== undefined || !factOf(content, 'hasAliases')) return [];
  return itemsOf(content.root, 'aliases').flatMap((item) => {
    if (item.kind !== 'scalar' || typeof item.value !== 'string') return [];
    const [from, to] = [oneForm(item.value), endOf(item.value, content)];
    return [{ from, to, content, fromRange: item.range, toNode: undefined }];
  });
}

/** Accents with their letters, and what a query asks in one order: two that differ only in that are the same address. */
function oneForm(written: string): string {
  const path = withoutQuery(written).normalize('NFC');
  const asked = paramsOf(written).map((each) => each.join('='));
  return asked.length === 0 ? written.normalize('NFC') : `${path}?${asked.join('&')}`;
}

function endOf(alias: string, { route, pdf }: Content): string | undefined {
  return isOfDocument(alias) ? (pdf?.address ?? route) : route;
}

/** Whether an old address is written on its page. */
export const isAlias = ({ content }: Leading): boolean => content.route !== undefined;

/** Whether visitors are led on. Those who ask for an old address of a draft aren't: it isn't published. */
export const isFollowed = ({ content }: Leading): boolean => !content.draft;

import type { EntryKinds } from '../entries/kinds.ts';
import { queriesIn } from '../entries/lists.ts';
import { queryOf } from '../entries/query.ts';
import { type Finding, finding, withAnswer } from '../findings/finding.ts';
import { once } from '../once.ts';
import { mayHaveUnread } from '../settle/unread.ts';
import { bodyBlock } from '../shape/schema/body-block.ts';
import { type Schema, schemaOf } from '../shape/schema/schemas.ts';
import { isOnlyNearest, nearest } from '../shape/schema/suggest.ts';
import { replace } from '../text/edits.ts';
import { locate } from '../texts/locate.ts';
import { splitPlaceholders } from '../texts/placeholders.ts';
import { itemsOf, textOf, valueAt } from '../yaml/syntax/tree.ts';
import type { Content } from './contents.ts';
import { formParts } from './form-parts.ts';
import { hasPassageWords, kindIn, mayHave, typesIn } from './summary.ts';

/** The words of a site: what is filled in must be known, and a site that isn't English must have those it shows. */
export function checkWords(site: Content, pages: readonly Content[], kinds: EntryKinds): Finding[] {
  return [...unknownParts(site), ...leftInEnglish(site, pages, kinds)];
}

const LANGUAGE = once(() => new RegExp(schemaOf('site').properties?.language?.pattern ?? ''));

const words = (): readonly (readonly [string, Schema])[] => Object.entries(schemaOf('words').properties ?? {});

function partsOf(text: string): { readonly name: string; readonly start: number; readonly end: number }[] {
  return splitPlaceholders(text).flatMap((piece) => (typeof piece === 'string' ? [] : [piece]));
}

function unknownParts({ source, root }: Content): Finding[] {
  const own = valueAt(root, 'words');
  return words().flatMap(([word, { default: english = '' }]) => {
    const node = valueAt(own, word);
    if (node?.kind !== 'scalar' || typeof node.value !== 'string') return [];
    const text = node.value;
    const known = partsOf(english).map(({ name }) => name);
    return partsOf(text).flatMap(({ name, start, end }) => {
      if (known.includes(name)) return [];
      const range = locate(node, text.slice(start, end), start);
      const suggestion = nearest(name, known) ?? (known.length === 1 ? known[0] : undefined);
      const facts = { name, word, known, suggestion: suggestion === undefined ? undefined : `{${suggestion}}` };
      const mistake = finding('word-part', source, range, facts);
      if (suggestion === undefined) return [mistake];
      return [withAnswer(mistake, [replace(range, `{${suggestion}}`)], isOnlyNearest(name, suggestion, known))];
    });
  });
}

/** The blocks that have a word, or fields of forms (`contact-form/date`), the pager of their lists, lists of pages with documents, or these PDF documents: see `schemas/words.schema.json`. */
const blocksIn = (comment: string): readonly string[] => comment.split(', ');

function leftInEnglish(site: Content, pages: readonly Content[], kinds: EntryKinds): Finding[] {
  const { source, root } = site;
  const language = valueAt(root, 'language');
  const written = textOf(root, 'language');
  // What is no language is reported as that.
  if (language === undefined || written === undefined || !LANGUAGE().test(written) || /^en\b/.test(written)) return [];
  if (mayHaveUnread(site, ['words'])) return [];
  const shown = shownOn(site, pages, kinds);
  const missing = words().flatMap(([name, { $comment, default: english = '' }]): [string, string][] => {
    const isShown =
      $comment === undefined ||
      $comment === 'not-found' ||
      blocksIn($comment).some((block) => shown.blocks.has(block)) ||
      shown.layouts.includes(`{words.${name}}`);
    return isShown && valueAt(valueAt(root, 'words'), name) === undefined ? [[name, english]] : [];
  });
  if (missing.length === 0) return [];
  return [finding('english-words', source, language.range, { language: written, words: missing })];
}

/** The types of all blocks that a site shows, and the layouts of the kinds that it has pages of, as text. */
function shownOn(
  site: Content,
  pages: readonly Content[],
  kinds: EntryKinds,
): { blocks: ReadonlySet<string>; layouts: string } {
  const used = new Set(pages.flatMap((page) => kinds.get(kindIn(page) ?? '') ?? []));
  const layouts = [...used].flatMap(({ layout }) => layout);
  const inPages = pages.flatMap(typesIn);
  const bodies = pages.some((page) => page.body !== undefined || hasBody(page));
  const lists = pages
    .filter((page) => mayHave(page, 'lists'))
    .flatMap(({ root }) => itemsOf(root, 'blocks').flatMap(queriesIn));
  const inLayouts = layouts.flatMap((block) => queryOf(block)?.kind ?? []);
  const asked = [...lists.flatMap((from) => textOf(from, 'kind') ?? []), ...inLayouts];
  const hasPager = lists.some((from) => valueAt(from, 'perPage') !== undefined);
  return {
    blocks: new Set([
      ...inPages,
      ...layouts.map(({ type }) => String(type)),
      ...formParts(site, pages, layouts),
      ...(valueAt(site.root, 'announcement') === undefined ? [] : ['announcement']),
      ...(bodies ? [bodyBlock()] : []),
      ...(hasPager ? ['pager'] : []),
      ...(asked.some((kind) => kinds.get(kind)?.pdf === true) ? ['pdf-list'] : []),
      ...(pages.some(hasPassageWords) ? ['passage'] : []),
      ...(pages.some(({ pdf }) => pdf !== undefined) ? ['pdf'] : []),
    ]),
    layouts: JSON.stringify(layouts),
  };
}

/** Whether a page has its long text in its own file. */
function hasBody(page: Content): boolean {
  return mayHave(page, 'body') && valueAt(page.root, 'body') !== undefined;
}

import { diagnose, withFix } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { replace } from '../fix/edits.ts';
import { isOnlyNearest, nearest } from '../shape/suggest.ts';
import { locate } from '../texts/locate.ts';
import { PLACEHOLDERS, splitPlaceholders } from '../texts/placeholders.ts';
import { mayHideIn } from '../yaml/poison.ts';
import { placeOf } from '../yaml/source.ts';
import { nodeAt } from '../yaml/tree.ts';
import { type Content, inTexts, type TextValue } from './contents.ts';
import { pageOfTemplateLink } from './template-link.ts';

/** Whatever stands in braces must be something that can be filled in, and site.yaml must say with what. */
export function checkPlaceholders(contents: readonly Content[], site: Content | undefined): Diagnostic[] {
  const sources = site === undefined ? [] : Object.values(PLACEHOLDERS).flatMap((key) => inSource(site, key));
  return [...sources, ...fillings(contents, site), ...templatesIn(contents)];
}

/** `{{ site.title }}` as in templates. Two braces are one brace to be seen, so this is a warning. */
function templatesIn(contents: readonly Content[]): Diagnostic[] {
  const known = Object.keys(PLACEHOLDERS).map((name) => `{${name}}`);
  const instead = `Write the words themselves. These can be filled in: ${known.slice(0, -1).join(', ')} and ${known.at(-1)}.`;
  // Without quotes it is a mistake of its own at the start of a text.
  return inTexts(contents, ['text', 'richText'], ({ text, node, content }) => {
    if (node.style === 'plain' && text.startsWith('{')) return [];
    // That of a link is reported with the link.
    return [...text.matchAll(/(?<!\]\()\{\{-?\s*\w+\.[\w.]+[^{}\n]*\}\}/g)].map(({ 0: written, index }) =>
      diagnose('shown-as-written', placeOf(content.source, locate(node, written, index)), { written, instead }),
    );
  });
}

/** What is filled in elsewhere has nothing filled in itself: `name: "{year} Ltd"`. */
function inSource(site: Content, key: string): Diagnostic[] {
  const node = nodeAt(site.root, key.split('.'));
  if (node?.kind !== 'scalar' || typeof node.value !== 'string') return [];
  const text = node.value;
  return splitPlaceholders(text).flatMap((piece) => {
    if (typeof piece === 'string') return [];
    const range = locate(node, text.slice(piece.start, piece.end), piece.start);
    return [diagnose('not-filled-in', placeOf(site.source, range), { name: piece.name, key })];
  });
}

function fillings(contents: readonly Content[], site: Content | undefined): Diagnostic[] {
  const find = ({ text, node, content }: TextValue): Diagnostic[] =>
    splitPlaceholders(text).flatMap((piece) => {
      if (typeof piece === 'string') return [];
      const range = locate(node, text.slice(piece.start, piece.end), piece.start);
      const mistake = problemOf(piece.name, site)(placeOf(content.source, range));
      const name = nearest(piece.name, Object.keys(PLACEHOLDERS));
      const isSure =
        mistake?.code === 'unknown-placeholder' &&
        /^\{[^{}]*\}$/.test(content.source.text.slice(...range)) &&
        isOnlyNearest(piece.name, name, Object.keys(PLACEHOLDERS));
      return isSure ? withFix(mistake, [replace(content.source, range, `{${name}}`)]) : (mistake ?? []);
    });
  return [
    ...inTexts(contents, ['text', 'richText'], find),
    // The code of a template in a link is reported with the link.
    ...inTexts(contents, ['href'], (value) => (pageOfTemplateLink(value.text) === undefined ? find(value) : [])),
  ];
}

type Report = (at: Parameters<typeof diagnose>[1]) => Diagnostic | undefined;

function problemOf(name: string, site: Content | undefined): Report {
  if (!Object.hasOwn(PLACEHOLDERS, name)) {
    return (at) => diagnose('unknown-placeholder', at, { name, suggestion: meant(name) });
  }
  const key = PLACEHOLDERS[name] ?? name;
  // A broken site.yaml is reported for itself, and so is one without a name.
  const isKnown =
    ['year', 'name'].includes(name) ||
    site === undefined ||
    nodeAt(site.root, key.split('.')) !== undefined ||
    mayHideIn(site, ['contact']);
  return (at) => (isKnown ? undefined : diagnose('empty-placeholder', at, { name, key }));
}

function meant(name: string): string | undefined {
  const found = nearest(name, Object.keys(PLACEHOLDERS));
  return found === undefined ? undefined : `{${found}}`;
}

import { once } from '../../../model/once.ts';
import { type Schema, schemaOf } from '../../../schema/schemas/schemas.ts';
import { nearest } from '../../../values/suggest.ts';
import { type Finding, finding, inText } from '../../../yaml/findings/finding.ts';
import { textOf, valueAt } from '../../../yaml/syntax/tree.ts';
import { replace } from '../../../yaml/text/edits.ts';
import { mayHaveUnread } from '../../settle/unread.ts';
import { locate } from '../../texts/locate.ts';
import { placeholdersIn } from '../../texts/placeholders.ts';
import type { Content } from '../contents.ts';
import { withMeant } from '../meant.ts';
import type { Rule } from '../rule.ts';
import type { SiteIndex } from '../site-index.ts';
import { metIn } from '../words-met.ts';

export const wordRules: readonly Rule[] = [
  /** What is filled in in the words of a site must be known. */
  { of: ['settings'], find: { whole: unknownParts } },
  /** A site that isn't English must have the words that it shows. */
  { find: leftInEnglish },
];

const LANGUAGE = once(() => new RegExp(schemaOf('site').properties?.language?.pattern ?? ''));

const words = (): readonly (readonly [string, Schema])[] => Object.entries(schemaOf('words').properties ?? {});

function unknownParts({ source, root }: Content): Finding[] {
  const own = valueAt(root, 'words');
  return words().flatMap(([word, { default: english = '' }]) => {
    const node = valueAt(own, word);
    if (node?.kind !== 'scalar' || typeof node.value !== 'string') return [];
    const text = node.value;
    const known = placeholdersIn(english).map(({ name }) => name);
    const said = placeholdersIn(text).map(({ name }) => name);
    const left = known.filter((name) => !said.includes(name));
    // One that is misspelt is reported as that.
    if (said.every((name) => known.includes(name)) && left.length > 0)
      return [finding('word-left-out', inText(source, node.range), { word, left, english })];
    return placeholdersIn(text).flatMap(({ name, start, end }) => {
      if (known.includes(name)) return [];
      const range = locate(node, text.slice(start, end), start);
      const suggestion = nearest(name, known) ?? (known.length === 1 ? known[0] : undefined);
      const facts = { name, word, known, suggestion: suggestion === undefined ? undefined : `{${suggestion}}` };
      const mistake = finding('word-part', inText(source, range), facts);
      return [withMeant(mistake, { name, suggestion, known }, (meant) => [replace(range, `{${meant}}`)])];
    });
  });
}

function leftInEnglish(site: SiteIndex): Finding[] {
  const { settings } = site;
  if (settings === undefined) return [];
  const { source, root } = settings;
  const language = valueAt(root, 'language');
  const written = textOf(root, 'language');
  // What is no language is reported as that.
  if (language === undefined || written === undefined || !LANGUAGE().test(written) || /^en\b/.test(written)) return [];
  if (mayHaveUnread(settings, ['words'])) return [];
  const own = valueAt(root, 'words');
  const absent = words().filter(([name]) => valueAt(own, name) === undefined);
  if (absent.length === 0) return [];
  const isMet = metIn(site);
  const missing = absent.flatMap(([name, { metAt, default: english = '' }]): [string, string][] =>
    isMet(name, metAt) ? [[name, english]] : [],
  );
  if (missing.length === 0) return [];
  return [finding('english-words', inText(source, language.range), { language: written, words: missing })];
}

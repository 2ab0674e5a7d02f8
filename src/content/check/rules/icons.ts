import type { Told } from '../../../diagnostics/catalogue.ts';
import { groupedByEach } from '../../../model/lists.ts';
import { once } from '../../../model/once.ts';
import { valueInTag } from '../../../schema/formats/pasted-tag.ts';
import { embedOf, services } from '../../../values/embeds.ts';
import { isOnlyNearest, nearest } from '../../../values/suggest.ts';
import { wordTable } from '../../../values/word-table.ts';
import { finding, inText, withEdits } from '../../../yaml/findings/finding.ts';
import { rewriteScalar } from '../../../yaml/text/edits.ts';
import { iconNames, iconOf, iconsTagged } from '../../icons.ts';
import { ANY, type Rule } from '../rule.ts';

export const iconRules: readonly Rule[] = [
  /** Every icon must be in the icon set. */
  {
    of: ANY,
    find: {
      icon: ({ text, node, content: { source } }) => {
        if (text.trim() === '' || iconOf(text) !== undefined) return [];
        const { suggestions: all, isSure, isLogo } = meantIcon(text);
        const isFile = A_FILE.test(text.trim());
        const suggestions = isFile ? all.filter((name) => text.includes(name)) : all;
        const facts = { name: text, suggestions, isLogo, isFile };
        const mistake = finding('unknown-icon', inText(source, node.range), facts);
        const [suggestion] = suggestions;
        return [withEdits(mistake, isSure && suggestion !== undefined ? rewriteScalar(source, node, suggestion) : [])];
      },
    },
  },
  /** What is shown of another site must be a part of one on our list. */
  {
    of: ANY,
    find: {
      embed: ({ text, node, content: { source } }) => {
        // Reported as an empty text.
        if (text.trim() === '' || embedOf(text) !== undefined) return [];
        const facts = problemOf(text.trim());
        const mistake = finding('bad-embed', { source, range: node.range }, facts);
        const write = 'better' in facts ? facts.better?.toString() : undefined;
        return [withEdits(mistake, write === undefined ? [] : rewriteScalar(source, node, write))];
      },
    },
  },
];

export type MeantIcon = {
  /** Best first, three at most. */
  readonly suggestions: readonly string[];
  /** Whether the first is certainly meant: spelt with a slip of the hand, or the same drawing of another set. */
  readonly isSure: boolean;
  /** Whether the logo of a company is meant, which the set does not have. */
  readonly isLogo: boolean;
};

const MOST = 3;

const A_FILE = /^https?:\/\/|^\S*\.(?:svg|png|jpe?g|webp|gif|ico)$/i;

/** The words that other sets put around a name, and no part of it: `fa-solid`, `bi`, `material-icons`. */
const A_STYLE =
  /^(?:fa|fa[srlbdt]|bi|ti|ph|mdi|fa-(?:solid|regular|light|thin|brands|duotone|fw|xs|sm|lg|\dx|\d+x)|material-(?:icons|symbols)\S*)$/;
const BEFORE_NAME =
  /^(?:(?:fa-)?(?:solid|regular|brands)-|(?:fa[srlb]?|bi|ti|ph|mdi|ri|bx|i|icon|lucide|tabler|feather|heroicons|octicon|material-symbols)[-:/]+)+/;
const AFTER_NAME = /(?:-(?:icon|fill|filled|outline|outlined|rounded|round|sharp|solid|regular|alt|o)){1,9}$/;
/** Words of English as well as names in another set: what else may be meant by `times` and `schedule` nobody knows. */
const isWord = (name: string): boolean =>
  !name.includes('-') && !/^(?:home|email|envelope|gears?|telephone|padlock)$/.test(name);
const NOTHING = /^(?:none|no|nothing|null|empty|false|)$/;

/** What may be meant by a text that is the name of no icon. */
export function meantIcon(text: string): MeantIcon {
  const name = bareName(text);
  const emoji = emojiIn(text);
  const none = { suggestions: [], isSure: false, isLogo: false };
  if (emoji !== undefined) return { ...none, suggestions: emoji };
  if (NOTHING.test(name)) return none;
  if (iconWords().logos.includes(name) || /\bfa(?:b|-brands)\b/.test(text)) return { ...none, isLogo: true };
  const same = sameAs().get(name) ?? sameAs().get(name.replace(AFTER_NAME, ''));
  if (same !== undefined) {
    const isSure = !isWord(name) || name !== text.trim().toLowerCase();
    return { ...none, suggestions: [...new Set([same, ...iconsAbout(name)])].slice(0, isSure ? 1 : MOST), isSure };
  }
  const own = [name, name.replace(AFTER_NAME, '')].find((candidate) => iconOf(candidate) !== undefined);
  // A path to a picture may be meant as that picture.
  if (own !== undefined) return { ...none, suggestions: [own], isSure: !/[./<]/.test(text) };
  const near = nearest(name, iconNames());
  const reordered = sameWords().get(sorted(name));
  const spelt = isOnlyNearest(name, near, iconNames()) && !isOfWords(name) ? near : reordered;
  const about = iconsAbout(name);
  // `fire` is a word for a flame, and no slip of `file`.
  const isForThing = Object.hasOwn(iconWords().forThings, name) || iconsTagged(name).length > 0;
  if (spelt !== undefined && isForThing) return { ...none, suggestions: [...new Set([...about, spelt])] };
  if (spelt !== undefined) return { ...none, suggestions: [spelt], isSure: true };
  return { ...none, suggestions: about.length > 0 ? about : near === undefined ? [] : [near] };
}

/** `fa-solid fa-Phone`, `:phone:`, `/icons/phone.svg`, `<i class="bi bi-phone"></i>`, `PhoneIcon` -> `phone`. */
function bareName(text: string): string {
  const written = /\bclass=["']([^"']+)/.exec(text)?.[1] ?? text;
  const words = written
    .trim()
    .replace(/([a-z])(?=[A-Z])/g, '$1-')
    .toLowerCase()
    .split(/\s+/);
  const named = words.filter((word) => !A_STYLE.test(word)).join('-');
  const file = /(?<![^/])([^/]+)\.(?:svg|png|jpe?g|webp)$/.exec(named)?.[1] ?? named;
  return file
    .replace(/^[:\s]+|(?<![:\s])[:\s]+$/g, '')
    .replace(/_/g, '-')
    .replace(BEFORE_NAME, '');
}

/** Whether each part of a name is one of another icon: `archive-box` is no slip of `archive-x`. */
const isOfWords = (name: string): boolean =>
  name.includes('-') && name.split('-').every((part) => iconsNamed().has(part));

const sameAs = once(
  (): ReadonlyMap<string, string> =>
    new Map(Object.entries(iconWords().same).flatMap(([icon, names]) => names.split(' ').map((name) => [name, icon]))),
);

const sorted = (name: string): string => name.split('-').sort().join('-');

/** `check-circle` -> `circle-check`: the icons of several words, by their words in any order. */
const sameWords = once(
  (): ReadonlyMap<string, string> =>
    new Map([...iconNames()].filter((name) => name.includes('-')).map((name) => [sorted(name), name])),
);

/** The icons for the emoji that a text starts with; undefined if it starts with none that is known. */
function emojiIn(text: string): readonly string[] | undefined {
  const [first = ''] = text.trim();
  return Object.entries(iconWords().forEmoji)
    .find(([emojis]) => [...emojis].includes(first))?.[1]
    .split(' ');
}

/** The icons for a thing, or for the words in its name. Of the words, those that are icons come first. */
function iconsAbout(name: string): string[] {
  const words = name.split('-').filter((word) => word.length > 2);
  const own = words.filter((word) => iconOf(word) !== undefined);
  const found = [name, ...own, ...words.toReversed()].flatMap(forWord);
  return [...new Set(found)].slice(0, MOST);
}

function forWord(word: string): readonly string[] {
  if (iconOf(word) !== undefined) return [word];
  const forms = [word, word.replace(/s$/, ''), word.replace(/ies$/, 'y'), `${word}s`];
  const known = forms
    .map((form) => (Object.hasOwn(iconWords().forThings, form) ? iconWords().forThings[form] : undefined))
    .find(Boolean);
  if (known !== undefined) return known.split(' ');
  const same = forms.map((form) => sameAs().get(form) ?? (iconOf(form) === undefined ? undefined : form)).find(Boolean);
  if (same !== undefined) return [same];
  const tagged = forms.map(iconsTagged).find((icons) => icons.length > 0) ?? [];
  const named = iconsNamed().get(word) ?? [];
  return [...named.slice(0, Math.max(1, MOST - tagged.length)), ...tagged];
}

/** A word -> the icons that have it in their names, shortest first: `chart` is in `chart-pie`. */
const iconsNamed = once(() =>
  groupedByEach(
    [...iconNames()].sort((one, other) => one.length - other.length),
    (name) => name.split('-'),
  ),
);

type Words = Readonly<Record<string, string>>;

export const iconWords = wordTable<{
  /** What Font Awesome, Material, Bootstrap and older versions of our set call the same drawing: our icon -> their names. */
  readonly same: Words;
  /** What shows a thing for which there is no icon of its own, best first. The icons' own tags have other words. */
  readonly forThings: Words;
  /** The icons for pictures that people type, best first. */
  readonly forEmoji: Words;
  /** Companies whose logos other sets have. Ours has none. */
  readonly logos: readonly string[];
}>('icons');

const known = { services: services.map(({ service }) => service), example: services[0]?.example ?? '' };

/** @param written what nothing can be shown of */
function problemOf(written: string): Told<'bad-embed'> {
  const inCode = valueInTag(written.replace(/^[\s\S]*(?=<iframe\s)/i, ''), 'src');
  if (inCode !== undefined) return { why: 'code', better: shown(inCode), ...known };
  if (/^http:\/\//i.test(written))
    return { why: 'no-https', better: shown(written.replace(/^http/i, 'https')), ...known };
  if (/^(?:[\w-]+\.)+[a-z]{2,}\//i.test(written))
    return { why: 'no-https', better: shown(`https://${written}`), ...known };
  if (!/^https:\/\//i.test(written) || !URL.canParse(written))
    return written.startsWith('/') ? { why: 'own-file' } : { why: 'no-address', ...known };
  return elsewhere(new URL(written));
}

/** An address that may be what was meant by another; undefined if nothing can be shown of it either. */
function shown(address: string): string | undefined {
  const write = address.replaceAll('&amp;', '&');
  return embedOf(write) === undefined ? undefined : write;
}

function elsewhere({ hostname, pathname }: URL): Told<'bad-embed'> {
  if (/^(?:maps\.app\.goo\.gl|goo\.gl|bit\.ly|osm\.org)$/.test(hostname)) return { why: 'short' };
  const found = services.find(({ hosts }) => hosts.test(hostname));
  if (found === undefined) return { why: 'other-site', host: hostname, services: known.services };
  const { service, shows, example } = found;
  return { why: 'other-page', service, shows, example, isHome: pathname === '/' };
}

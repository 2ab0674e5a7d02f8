import { distance } from 'fastest-levenshtein';
import { once } from '../../model/once.ts';

/** The code of a language, and whether nothing else can be meant. */
export type MeantLanguage = { readonly code: string; readonly isSure: boolean };

/** The code for what an author calls a language: `german` and `Deutsch` -> de, `en_US` -> en-US. */
export function languageCalled(text: string): MeantLanguage | undefined {
  const code = codeIn(text);
  if (code !== undefined) return { code, isSure: true };
  const name = plain(withoutBrackets(text));
  const known = byName().get(name);
  if (known !== undefined) return { code: known, isSure: !text.includes('(') };
  const near = [...byName()].find(([other]) => name.length > 4 && distance(name, other) === 1);
  return near === undefined ? undefined : { code: near[1], isSure: false };
}

function withoutBrackets(text: string): string {
  const [start, end] = [text.indexOf('('), text.lastIndexOf(')') + 1];
  return start < 0 || end <= start ? text : text.slice(0, start) + text.slice(end);
}

/** `en_US.UTF-8`, `EN`, `de-at` as a code should be written; undefined for all that is not one. */
function codeIn(text: string): string | undefined {
  const written = /^([A-Za-z]{2,3})(?:[_-]([A-Za-z]{2}))?(?:\.[\w-]+)?$/.exec(text.trim());
  if (written === null) return undefined;
  const [, language = '', region] = written;
  const code = region === undefined ? language.toLowerCase() : `${language.toLowerCase()}-${region.toUpperCase()}`;
  return names().of(language.toLowerCase()) === undefined ? undefined : code;
}

const names = once(() => new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }));

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Every language by its English name and by its own. */
const byName = once((): ReadonlyMap<string, string> => {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  // Old codes have the name of the new one, which is the code to write.
  const known = codes.filter((code) => names().of(code) !== undefined && Intl.getCanonicalLocales(code)[0] === code);
  const own = (code: string): string =>
    new Intl.DisplayNames(code, { type: 'language', fallback: 'none' }).of(code) ?? '';
  const pairs = known.flatMap((code) =>
    [names().of(code) ?? '', own(code)].map((name) => [plain(name), code] as const),
  );
  // Where two languages share a name, the first counts; without a name there is nothing to find.
  return new Map(pairs.filter(([name]) => name !== '').toReversed());
});

const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

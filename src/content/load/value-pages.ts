import type { Json } from '../../model/json.ts';
import { valueWords } from '../../values/address-words.ts';
import { askedIn } from '../check/parameter.ts';
import type { EntrySources } from '../entries/entry-inputs.ts';
import { valuesFor } from '../entries/made-pages.ts';
import type { LoadedPage } from './load-file.ts';
import { madeBy } from './own-pages.ts';

/** Says where the page for a value of a field is; undefined where no file makes one. */
export type ValuePages = (kind: string, field: string, value: Json) => string | undefined;

/**
 * Looks up pages for values of fields. They are made when somebody first asks.
 * @param makers the files with names in brackets
 */
export function valuePages(makers: () => readonly LoadedPage[], sources: EntrySources): ValuePages {
  let known: ReadonlyMap<string, string> | undefined;
  return (kind, name, value) => {
    const field = sources.kinds.get(kind)?.fields.find((each) => each.name === name);
    const [first] = field === undefined ? [] : valuesFor(value, field, sources);
    if (first === undefined) return undefined;
    known ??= new Map(makers().flatMap((page) => madeOf(page, sources)));
    return known.get(keyOf(kind, name, first.shown));
  };
}

/** Values that would have the same address are told apart. */
const keyOf = (kind: string, field: string, shown: string): string => JSON.stringify([kind, field, valueWords(shown)]);

/** The pages of a file with one name in brackets, by what they are for. */
function madeOf({ content, route }: LoadedPage, sources: EntrySources): [string, string][] {
  const [name, ...others] = content?.parameters ?? [];
  if (content === undefined || name === undefined || others.length > 0) return [];
  const asked = askedIn(content.root, [name]);
  const field = asked?.fields.get(name);
  if (asked === undefined || field === undefined) return [];
  return (madeBy(content, route, sources)?.pages ?? []).map(({ route: own, values }) => [
    keyOf(asked.kind, field, String(values.get(name)?.value ?? '')),
    own,
  ]);
}

import { synonymOf } from '../../schema/schemas/synonyms.ts';
import { isOnlyNearest, nearest } from '../../values/suggest.ts';
import { type Finding, finding, inText, withAnswer } from '../../yaml/findings/finding.ts';
import type { ScalarNode } from '../../yaml/syntax/tree.ts';
import { replace } from '../../yaml/text/edits.ts';
import type { SourceText } from '../../yaml/text/source.ts';
import { locate } from '../texts/locate.ts';
import { placeholdersIn } from '../texts/placeholders.ts';
import { isFilledLater } from './fill.ts';

/** The names that one in braces could have been meant for, and those that its author is told. */
type Others = { readonly meant: readonly string[]; readonly known: readonly string[] };

type OthersFor = (name: string) => Others | undefined;

/** The name that one was meant for: of `teacher.name`, the field of the other page; of `Teacher.title`, the field that names it; without another page, the field itself. */
function meantBy(name: string, { meant }: Others, othersFor: OthersFor): string | undefined {
  const [, first = '', last = name] = /^([^.]+\.)([^.]+)$/.exec(name) ?? [];
  const there = meant.filter((each) => each.startsWith(first)).map((each) => each.slice(first.length));
  const found = synonymOf(last, there) ?? nearest(last, there);
  if (first === '' || there.length > 0) return found && `${first}${found}`;
  const field = nearest(first.slice(0, -1), meant);
  if (field === undefined || `${field}.` === first) return field;
  const others = othersFor(`${field}.${last}`);
  const isOfAnother = others === undefined || others.meant.some((each) => each.startsWith(`${field}.`));
  return isOfAnother ? `${field}.${last}` : field;
}

/** Names in braces that are no field, with the one that was meant. @param othersFor what else a name could be; undefined where it is right */
export function unknownFieldsIn(source: SourceText, node: ScalarNode, othersFor: OthersFor): Finding[] {
  const text = node.value;
  if (typeof text !== 'string') return [];
  return placeholdersIn(text).flatMap(({ name, start, end }) => {
    const others = isFilledLater(name) ? undefined : othersFor(name);
    if (others === undefined) return [];
    const { meant, known } = others;
    const suggestion = meantBy(name, others, othersFor);
    const range = locate(node, text.slice(start, end), start);
    const mistake = finding('unknown-field', inText(source, range), { name, suggestion, known });
    if (suggestion === undefined) return [mistake];
    return [withAnswer(mistake, [replace(range, `{${suggestion}}`)], isOnlyNearest(name, suggestion, meant))];
  });
}

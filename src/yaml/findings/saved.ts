import type { SourceText } from '../text/source.ts';
import { type At, type Finding, type Related, startOfFile } from './finding.ts';

/** Where something stands that is saved: in the text of the file itself, or at the start of one. */
type SavedAt = { readonly range: At['range']; readonly file?: string };

/** A finding without the text that it was found in. Plain data: it survives JSON. */
export type SavedFinding = Omit<Finding, 'source' | 'related'> &
  SavedAt & { readonly related?: readonly (Omit<Related, 'source'> & SavedAt)[] };

/** What was found in a text, to be saved; undefined if some of it stands in another text. */
export function savedFindings(found: readonly Finding[], source: SourceText): SavedFinding[] | undefined {
  const isHere = ({ file, text }: SourceText): boolean => file === source.file && text === source.text;
  const isElsewhere = (at: At): boolean => at.source.text !== '' && !isHere(at.source);
  if (found.some((each) => isElsewhere(each) || each.related?.some(isElsewhere))) return undefined;
  const saved = <A extends At>({ source: at, ...rest }: A): Omit<A, 'source'> & SavedAt =>
    isHere(at) ? rest : { ...rest, file: at.file };
  return found.map(({ related, ...each }) => ({ ...saved(each), ...(related && { related: related.map(saved) }) }));
}

/** What was saved of the findings in a text. */
export function findingsIn(source: SourceText, saved: readonly SavedFinding[]): Finding[] {
  const placed = <A extends SavedAt>({ file, ...rest }: A): Omit<A, 'file'> & At => ({
    ...rest,
    source: file === undefined ? source : startOfFile(file).source,
  });
  return saved.map(({ related, ...each }) => ({ ...placed(each), ...(related && { related: related.map(placed) }) }));
}

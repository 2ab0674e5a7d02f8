import { composed, withoutQuery } from '../../model/address.ts';
import type { FileLink } from '../../model/text.ts';
import { decodedOnce } from './links.ts';
import { linkOf, type WordsContext } from './texts.ts';

/** What files to download need to become ready for use. */
export type FileContext = WordsContext & {
  /** The size of a file in public/, in bytes. */
  readonly fileSize: (path: string) => number | undefined;
  readonly language: () => string;
};

/** From the largest on, and how many bytes each is. */
const units = [
  ['gigabyte', 1e9],
  ['megabyte', 1e6],
  ['kilobyte', 1e3],
] as const;

/** A file as authors write it, with its format and, if it is in public/, its size. */
export function fileLinkOf(written: string, context: FileContext): FileLink {
  const href = linkOf(written, context);
  const path = withoutQuery(written);
  const format = formatOf(path);
  const bytes = context.fileSize(composed(path)) ?? context.fileSize(composed(decodedOnce(path)));
  return {
    href,
    ...(format === undefined ? {} : { format }),
    ...(bytes === undefined ? {} : { size: sizeIn(context.language(), bytes) }),
  };
}

/** `/files/list.pdf` -> `PDF`; undefined for a name without an ending. The end of a host's name is none. */
function formatOf(path: string): string | undefined {
  const [, ending] = /^(?:https:\/\/[^/]+)?\/(?:.*[^/])?\.([A-Za-z0-9]{1,5})$/i.exec(path) ?? [];
  return ending?.toUpperCase();
}

/** `2.4 MB`, with one digit behind the point below ten. What is smaller than a kilobyte counts as one. */
export function sizeIn(language: string, bytes: number): string {
  const [unit, size] = units.find(([, each]) => bytes >= each) ?? units[2];
  const count = Math.max(bytes / size, 1);
  const maximumFractionDigits = count < 9.95 && unit !== 'kilobyte' ? 1 : 0;
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits }).format(
    count,
  );
}

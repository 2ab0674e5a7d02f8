import type { At } from '../../yaml/findings/finding.ts';
import { rewriteScalar } from '../../yaml/syntax/rewrite.ts';
import { type Edit, replace } from '../../yaml/text/edits.ts';
import { locate } from '../texts/locate.ts';
import { picturePath, picturesOf } from '../texts/long/pictures.ts';
import { spanOf } from '../texts/nodes.ts';
import type { Content } from './contents.ts';
import { partsOf } from './parts.ts';

/** A picture where a file names it. */
export type Use = {
  readonly path: string;
  readonly place: At;
  readonly isInText: boolean;
  /** Names another picture there. */
  readonly write: (path: string) => readonly Edit[] | undefined;
};

/** The pictures that a file uses: first those of its fields, then those in long texts. */
export function usesIn(content: Content): Use[] {
  const { source } = content;
  const inFields = [...partsOf(content, 'imagePath')]
    // Reported as empty texts.
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, node }) => ({
      path: text,
      place: { source, range: node.range },
      isInText: false,
      write: (path: string) => rewriteScalar(source, node, path),
    }));
  return [...inFields, ...usesInTexts(content)];
}

/** The pictures of long texts. A path with spaces is written another way there, and not put right. */
function usesInTexts(content: Content): Use[] {
  const { source } = content;
  return [...partsOf(content, 'longText')].flatMap(({ root, text, node }) =>
    picturesOf(root).map(({ addressed, url }) => {
      const [start, end] = spanOf(addressed);
      const at = text.lastIndexOf(url, end);
      const range = at < start ? locate(node, text.slice(start, end), start) : locate(node, url, at);
      const isPlain = url !== '' && source.text.slice(...range) === url;
      return {
        path: picturePath(url),
        place: { source, range },
        isInText: true,
        write: (path: string) => (isPlain && !/[\s()<>]/.test(path) ? [replace(range, path)] : undefined),
      };
    }),
  );
}

import type { Definition, Image, ImageReference, Root } from 'mdast';
import { onceFor } from '../../../model/once.ts';
import { eachNode } from '../nodes.ts';

/** A picture in a long text. */
export type TextPicture = {
  readonly node: Image | ImageReference;
  /** What has the address: the picture itself, or a line elsewhere in the text. */
  readonly addressed: Image | Definition;
  readonly url: string;
  readonly alt: string;
};

/** The pictures of a long text that have an address. They are looked for once. */
export const picturesOf = onceFor((root: Root): readonly TextPicture[] => picturesIn(root));

function picturesIn(root: Root): TextPicture[] {
  const nodes = [...eachNode(root)];
  const definitions = new Map(
    nodes.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node] as const] : [])).toReversed(),
  );
  return nodes.flatMap((node) => {
    if (node.type !== 'image' && node.type !== 'imageReference') return [];
    const addressed = node.type === 'image' ? node : definitions.get(node.identifier);
    return addressed === undefined ? [] : [{ node, addressed, url: addressed.url, alt: (node.alt ?? '').trim() }];
  });
}

/** The path of a picture as it is named in public/: Markdown writes spaces as `%20`. */
export function picturePath(url: string): string {
  if (!url.startsWith('/')) return url;
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

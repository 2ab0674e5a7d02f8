import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Kind } from '../kinds.ts';
import { findEach } from '../most.ts';
import type { Hole } from '../yaml/holes.ts';
import type { SourceText } from '../yaml/source.ts';
import type { Node, ScalarNode } from '../yaml/tree.ts';

/** A file of the site that could be parsed; its shape may still have mistakes. */
export type Content = {
  readonly source: SourceText;
  /** What could not be read, and was reported. */
  readonly holes: readonly Hole[];
  readonly root: Node;
  /** Undefined for site.yaml. */
  readonly route: string | undefined;
  readonly draft: boolean;
  /** Every text, link, icon and picture in it. */
  readonly values: readonly Value[];
};

export type Value = { readonly kind: Kind; readonly node: Node };

/** A value of a kind that is written as a single text. */
export type TextValue = { readonly content: Content; readonly text: string; readonly node: ScalarNode };

/** What is wrong with the texts of these kinds, over all files; in each the first mistakes. */
export function inTexts(
  contents: readonly Content[],
  kinds: readonly Kind[],
  find: (value: TextValue) => readonly Diagnostic[],
): Diagnostic[] {
  return contents.flatMap((content) => findEach(textsOf([content], kinds), find));
}

/** All values of these kinds that are texts, over all files. */
export function textsOf(contents: readonly Content[], kinds: readonly Kind[]): TextValue[] {
  return contents.flatMap((content) =>
    content.values.flatMap(({ kind, node }) =>
      kinds.includes(kind) && node.kind === 'scalar' && typeof node.value === 'string'
        ? [{ content, text: node.value, node }]
        : [],
    ),
  );
}

/** What stands at an address of the site. */
export type Places = {
  /** Every page by its route, whatever state it is in; the parsed ones with their content. */
  readonly pages: ReadonlyMap<string, { readonly file: string; readonly content: Content | undefined }>;
  /** Files in public/, written from there with a leading `/`. */
  readonly publicFiles: ReadonlySet<string>;
  readonly redirects: ReadonlySet<string>;
  readonly planned: ReadonlySet<string>;
  /** Addresses of pages that will be there once a file has the right name or form -> that file, which is reported. */
  readonly misnamed: ReadonlyMap<string, string>;
  /** Addresses that pages have only because of the wrong names of their files -> their addresses with the right ones. */
  readonly renamed: ReadonlyMap<string, string>;
  /** The address of the site, if it is one. */
  readonly url: URL | undefined;
  /** Whether all redirects and planned addresses could be read. */
  readonly isComplete: boolean;
};

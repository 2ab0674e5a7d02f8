import type { ReactElement } from 'react';
import type { PartOf } from '../../../model/prose.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { DataTable } from './DataTable.tsx';
import { ItemList } from './ItemList.tsx';
import type { Renderers } from './renderers.ts';

/** Places a part that long texts and passages have in common. */
export function Part<W, N>({
  of: part,
  render,
}: {
  readonly of: PartOf<W, N>;
  readonly render: Renderers<W, N>;
}): ReactElement {
  switch (part.kind) {
    case 'paragraph':
      return <p>{render.words(part.words)}</p>;
    case 'list':
      return <ItemList of={part} render={render} />;
    case 'table':
      return <DataTable of={part} render={render} />;
    case 'code':
      return <CodeBlock of={part} />;
    case 'quote':
      return <blockquote>{render.nodes(part.content)}</blockquote>;
    case 'break':
      return <hr />;
  }
}

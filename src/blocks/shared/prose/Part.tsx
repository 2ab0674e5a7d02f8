import type { ReactElement } from 'react';
import type { PartOf } from '../../../model/prose.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { DataTable } from './DataTable.tsx';
import type { How } from './how.ts';
import { ItemList } from './ItemList.tsx';

/** Places a part that long texts and passages have in common. */
export function Part<W, N>({ of: part, how }: { readonly of: PartOf<W, N>; readonly how: How<W, N> }): ReactElement {
  switch (part.kind) {
    case 'paragraph':
      return <p>{how.words(part.words)}</p>;
    case 'list':
      return <ItemList of={part} how={how} />;
    case 'table':
      return <DataTable of={part} how={how} />;
    case 'code':
      return <CodeBlock of={part} />;
    case 'quote':
      return <blockquote>{how.nodes(part.content)}</blockquote>;
    case 'break':
      return <hr />;
  }
}

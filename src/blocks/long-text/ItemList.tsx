import { VisuallyHidden } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import type { ProseList, ProseListItem, ProseNode } from '../../model/prose.ts';
import { useWords } from '../shared/context.tsx';
import { glyphs } from '../shared/glyphs.ts';
import { IconView } from '../shared/IconView.tsx';
import { BodyWords } from './BodyWords.tsx';

/** Places the parts of an entry. */
type Parts = (content: readonly ProseNode[]) => ReactNode;
type ContentProps = { readonly of: ProseListItem; readonly loose: boolean; readonly parts: Parts };

/** The words of an entry stand in a paragraph only where there is space between entries. */
function Content({ of: { content }, loose, parts }: ContentProps): ReactElement {
  const [first, ...others] = content;
  if (loose || first?.kind !== 'paragraph') return <>{parts(content)}</>;
  return (
    <>
      <BodyWords of={first.words} />
      {parts(others)}
    </>
  );
}

function Task({ done, children }: { readonly done: boolean; readonly children: ReactNode }): ReactElement {
  const words = useWords();
  return (
    <li data-task={done ? 'done' : 'open'}>
      <span>{done && <IconView of={glyphs.check} />}</span>
      <div>
        <VisuallyHidden>{`${done ? words.done : words.toDo} `}</VisuallyHidden>
        {children}
      </div>
    </li>
  );
}

type ItemListProps = { readonly of: ProseList; readonly parts: Parts };

/** A list with bullets, numbers or boxes. */
export function ItemList({ of: { ordered, start, loose, items }, parts }: ItemListProps): ReactElement {
  const entries = items.map((item, index) =>
    item.done === undefined ? (
      <li key={index}>
        <Content of={item} loose={loose} parts={parts} />
      </li>
    ) : (
      <Task key={index} done={item.done}>
        <Content of={item} loose={loose} parts={parts} />
      </Task>
    ),
  );
  return ordered ? <ol {...(start === 1 ? {} : { start })}>{entries}</ol> : <ul>{entries}</ul>;
}

import type { ReactElement, ReactNode } from 'react';
import type { ListItemOf, ListOf } from '../../../model/prose.ts';
import { useWords } from '../context.tsx';
import { icons } from '../generated/icons.ts';
import { IconView } from '../IconView.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import type { Renderers } from './renderers.ts';

type ContentProps<W, N> = { readonly of: ListItemOf<N>; readonly loose: boolean; readonly render: Renderers<W, N> };

/** The words of an entry stand in a paragraph only where there is space between entries. */
function Content<W, N>({ of: { content }, loose, render }: ContentProps<W, N>): ReactElement {
  const [first, ...others] = content;
  const words = loose || first === undefined ? undefined : render.wordsOf(first);
  if (words === undefined) return <>{render.nodes(content)}</>;
  return (
    <>
      {render.words(words)}
      {render.nodes(others)}
    </>
  );
}

function Task({ done, children }: { readonly done: boolean; readonly children: ReactNode }): ReactElement {
  const words = useWords();
  return (
    <li data-task={done ? 'done' : 'open'}>
      <span>{done && <IconView of={icons.check} />}</span>
      <div>
        <VisuallyHidden>{`${done ? words.done : words.toDo} `}</VisuallyHidden>
        {children}
      </div>
    </li>
  );
}

type ItemListProps<W, N> = { readonly of: ListOf<N>; readonly render: Renderers<W, N> };

/** A list with bullets, numbers or boxes. */
export function ItemList<W, N>({ of: { ordered, start, loose, items }, render }: ItemListProps<W, N>): ReactElement {
  const entries = items.map((item, index) =>
    item.done === undefined ? (
      <li key={index}>
        <Content of={item} loose={loose} render={render} />
      </li>
    ) : (
      <Task key={index} done={item.done}>
        <Content of={item} loose={loose} render={render} />
      </Task>
    ),
  );
  return ordered ? <ol {...(start === 1 ? {} : { start })}>{entries}</ol> : <ul>{entries}</ul>;
}

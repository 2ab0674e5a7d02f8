import type { ElementType, ReactElement, ReactNode, Ref } from 'react';
import { chakra } from './chakra.tsx';
import { useListMark } from './context.tsx';
import { HeadedParts } from './HeadedParts.tsx';
import { useListParts } from './list-parts.ts';
import { NthProvider } from './nth.tsx';
import type { Css } from './styles.ts';

const elements = { ul: chakra.ul, ol: chakra.ol, dl: chakra.dl, div: chakra.div } as const;

type ItemListProps<Item> = {
  readonly of: readonly Item[];
  /** The element that the items are in. Under headings, those of each are in one. */
  readonly as?: keyof typeof elements;
  readonly css?: Css;
  readonly ref?: Ref<HTMLElement>;
  /** How headings among the items look, where that isn't as in other blocks. */
  readonly headingCss?: Css;
  /** What stands below the items, in the same element. */
  readonly last?: ReactNode;
  /** Which of the items of the block these are, if the block shows them in several lists or in another order. */
  readonly at?: readonly number[];
  /** What stands around the items, or around those under each heading. @param part which heading, counted from 0 */
  readonly around?: (list: ReactElement, part: number) => ReactElement;
  /** One item, as an element of its own: `<li>` in a `ul`. */
  readonly children: (item: Item, index: number) => ReactElement;
};

/**
 * The items of a list that pages can be found for (`entries: true` in its schema). Each block shows such a list by this component,
 * so that what all lists can do is said here once, such as headings among the items.
 */
export function ItemList<Item>({
  of: items,
  as = 'ul',
  ref,
  headingCss,
  last,
  at,
  around = (list) => list,
  children,
  ...look
}: ItemListProps<Item>): ReactElement {
  const parts = useListParts(items);
  const mark = useListMark(at);
  const List: ElementType = look.css === undefined ? as : elements[as];
  const all = (some: readonly Item[], from: number): ReactElement[] =>
    some.map((item, index) => (
      <NthProvider key={index} value={from + index}>
        {children(item, from + index)}
      </NthProvider>
    ));
  if (parts === undefined)
    return around(
      <List ref={ref} {...look} {...mark}>
        {all(items, 0)}
        {last}
      </List>,
      0,
    );
  return (
    <HeadedParts of={parts} ref={ref} headingCss={headingCss}>
      {(part, index) =>
        around(
          <List {...look} {...mark}>
            {all(part.items, part.from)}
            {index === parts.length - 1 && last}
          </List>,
          index,
        )
      }
    </HeadedParts>
  );
}

import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { type ElementType, Fragment, type ReactElement, type ReactNode, type Ref } from 'react';
import { useListMark } from './context.tsx';

const elements = { ul: chakra.ul, ol: chakra.ol, dl: chakra.dl, div: chakra.div } as const;

type ItemListProps<Item> = {
  readonly of: readonly Item[];
  /** The element that the items are in. */
  readonly as?: keyof typeof elements;
  readonly css?: SystemStyleObject | readonly SystemStyleObject[];
  readonly ref?: Ref<HTMLElement>;
  /** What stands below the items, in the same element. */
  readonly last?: ReactNode;
  /** Which of the items of the block these are, if the block shows them in several lists or in another order. */
  readonly at?: readonly number[];
  /** One item, as an element of its own: `<li>` in a `ul`. */
  readonly children: (item: Item, index: number) => ReactElement;
};

/**
 * The items of a list that pages can be found for (`entries: true` in its schema). Each block shows such a list by this component,
 * so that what all lists can do is said here once.
 */
export function ItemList<Item>({
  of: items,
  as = 'ul',
  ref,
  last,
  at,
  children,
  ...look
}: ItemListProps<Item>): ReactElement {
  const mark = useListMark(at);
  const List: ElementType = look.css === undefined ? as : elements[as];
  return (
    <List ref={ref} {...look} {...mark}>
      {items.map((item, index) => (
        <Fragment key={index}>{children(item, index)}</Fragment>
      ))}
      {last}
    </List>
  );
}

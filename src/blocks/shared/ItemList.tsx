import type { ElementType, ReactElement, ReactNode, Ref } from 'react';
import { largest } from '../../model/lists.ts';
import type { ListHeading } from '../../model/screen.ts';
import type { Text } from '../../model/text.ts';
import { NthContext, PlaceContext, useListMark, usePlace } from './context.tsx';
import { itemListRecipe } from './item-list.recipe.ts';
import { linkRecipe } from './recipes/link.recipe.ts';
import { type Css, chakra, useStyles } from './styles.ts';
import { ItemHeading, LinkedWords } from './Words.tsx';

type ItemListProps<Item> = {
  readonly of: readonly Item[];
  /** The element that the items are in. Under headings, those of each are in one. */
  readonly as?: 'ul' | 'ol' | 'dl' | 'div';
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
  const styles = useStyles(itemListRecipe);
  const place = usePlace();
  const List: ElementType = look.css === undefined ? as : chakra[as];
  const shown = (some: readonly Item[], from: number, part: number): ReactElement =>
    around(
      <List ref={parts === undefined ? ref : undefined} {...look} {...mark}>
        {some.map((item, index) => (
          <NthContext key={index} value={from + index}>
            {children(item, from + index)}
          </NthContext>
        ))}
        {from + some.length === items.length && last}
      </List>,
      part,
    );
  if (parts === undefined) return shown(items, 0, 0);
  // Titles in the parts are one level below their headings.
  const below = { ...place, itemLevel: place.itemLevel === 2 ? 3 : 4 } as const;
  return (
    <chakra.div ref={ref as Ref<HTMLDivElement>}>
      {parts.map(({ heading, items: some }, index) => (
        <chakra.div key={index} css={styles.part} data-group={place.filters && ''}>
          <Heading {...heading} css={[styles.heading, headingCss]} />
          <PlaceContext value={below}>{shown(some, heading.from, index)}</PlaceContext>
        </chakra.div>
      ))}
    </chakra.div>
  );
}

type HeadingProps = Omit<ListHeading, 'from'> & { readonly css: Css };

/** The heading of some items, which leads to the page that they have in common. */
function Heading({ title, id, href, css }: HeadingProps): ReactElement {
  return (
    <ItemHeading id={id} css={css}>
      <LinkedWords of={title} href={href} css={linkRecipe({ variant: 'underline', color: 'inherit' })} />
    </ItemHeading>
  );
}

type GroupTitleProps = {
  readonly of: Text;
  readonly at: number;
  readonly css: Css;
};

/** The title of one of the block's groups, as `ItemTitle`. If the groups were made by `group`, links can lead to it. */
export function GroupTitle({ of: title, at, css }: GroupTitleProps): ReactElement {
  const { id, href } = usePlace().groups?.[at] ?? {};
  return <Heading title={title} {...(id !== undefined && { id })} {...(href !== undefined && { href })} css={css} />;
}

/** The items of the block's list under their headings; undefined if it has none. */
export function useListParts<Item>(items: readonly Item[]) {
  return usePlace().headings?.map((heading, at, all) => ({
    heading,
    items: items.slice(heading.from, all[at + 1]?.from),
  }));
}

/** How many items of the block's list stand together: all of them, or those under each heading. */
export function useCounts(items: readonly unknown[]): readonly number[] {
  return useListParts(items)?.map((part) => part.items.length) ?? [items.length];
}

/** How many items of the block's list stand together: all of them, or where it has headings, the most under one. */
export function useMostTogether(items: readonly unknown[]): number {
  return largest(useCounts(items));
}

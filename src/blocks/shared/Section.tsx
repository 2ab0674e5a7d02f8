import type { ElementType, ReactElement, ReactNode, Ref } from 'react';
import type { Action, Background } from '../../model/generated/resolved.ts';
import { largest } from '../../model/lists.ts';
import type { ListHeading } from '../../model/plan.ts';
import type { Passage } from '../../model/prose.ts';
import type { RichText, Text } from '../../model/text.ts';
import { NthContext, PlaceContext, useAbove, useListMark, useParts, usePlace, useWords } from './context.tsx';
import { Actions, IconView, ItemHeading, LinkedWords, Phrase, ProseBox, Tagline, Title } from './Elements.tsx';
import { containerRecipe, linkRecipe } from './recipes.recipe.ts';
import { sectionRecipe } from './section.recipe.ts';
import { type Css, chakra, type Style, useStyles } from './styles.ts';
import { surfaceClass } from './surfaces.ts';

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

/** The items of a list that pages can be found for (`entries: true` in its schema), with all that such lists can do, such as headings. */
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
}: ItemListProps<Item>) {
  const parts = useListParts(items);
  const mark = useListMark(at);
  const styles = useStyles(sectionRecipe);
  const place = usePlace();
  const List: ElementType = look.css === undefined ? as : chakra[as];
  const shown = (some: readonly Item[], from: number, part: number) =>
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
          <Heading {...heading} css={[styles.partTitle, headingCss]} />
          <PlaceContext value={below}>{shown(some, heading.from, index)}</PlaceContext>
        </chakra.div>
      ))}
    </chakra.div>
  );
}

function Heading({ title, id, href, css }: Omit<ListHeading, 'from'> & { readonly css: Css }) {
  return (
    <ItemHeading id={id} css={css}>
      <LinkedWords of={title} href={href} css={linkRecipe({ variant: 'underline', color: 'inherit' })} />
    </ItemHeading>
  );
}

export function GroupTitle({ of: title, at, css }: { readonly of: Text; readonly at: number; readonly css: Css }) {
  return <Heading {...usePlace().groups?.[at]} title={title} css={css} />;
}

export function useListParts<Item>(items: readonly Item[]) {
  return usePlace().headings?.map((heading, at, all) => ({
    heading,
    items: items.slice(heading.from, all[at + 1]?.from),
  }));
}

export function useCounts(items: readonly unknown[]): readonly number[] {
  return useListParts(items)?.map((part) => part.items.length) ?? [items.length];
}

/** How many items of the block's list stand together: all of them, or where it has headings, the most under one. */
export function useMostTogether(items: readonly unknown[]): number {
  return largest(useCounts(items));
}

/** Where a sub-page stands: the way to it, above the title of its first block. Nothing elsewhere. */
export function Trail() {
  const { trail } = usePlace();
  const { breadcrumb } = useWords();
  const styles = useStyles(sectionRecipe);
  if (trail === undefined) return null;
  const last = trail.length - 1;
  return (
    <chakra.nav aria-label={breadcrumb} css={styles.trail} data-screen-only="">
      <chakra.ol css={styles.steps}>
        {trail.map(({ label, href }, index) => (
          <chakra.li key={href.href} css={styles.step}>
            {index > 0 && <IconView of="chevronRight" css={styles.sign} />}
            {index === last ? <Phrase of={label} aria-current="page" /> : <LinkedWords of={label} href={href} />}
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.nav>
  );
}

type SectionProps = {
  readonly background?: Background | undefined;
  readonly space?: 'section' | 'tight';
  /** What parts the block from one above it on the same background. */
  readonly follows?: 'space' | 'hairline';
  readonly children: ReactNode;
};

/** The band of the page that a block stands in: its anchor, its background, its column and the space around it. */
export function Section({ background = 'default', space = 'section', follows = 'space', children }: SectionProps) {
  const { id, index, previousBackground } = usePlace();
  const continues = previousBackground === background;
  const styles = useStyles(sectionRecipe, {
    background,
    space,
    opens: index === 0,
    follows: continues ? follows : undefined,
  });
  return (
    <chakra.section
      id={id}
      className={surfaceClass[background]}
      css={styles.root}
      data-follows={continues ? follows : undefined}
    >
      <chakra.div css={containerRecipe()}>
        <Trail />
        {children}
        {useParts().below}
      </chakra.div>
    </chakra.section>
  );
}

type SectionHeadProps = {
  readonly tagline?: Text | undefined;
  readonly title?: Text | undefined;
  readonly description?: RichText | undefined;
};

type OwnLookProps = {
  readonly mark?: 'ornament' | 'none';
  /** How it looks, where that isn't as in other blocks. */
  readonly styles?: Readonly<Record<'head' | 'tagline' | 'title' | 'description', Style>>;
};

/** Tagline, title and description above a block's items; on a wide screen the description stands at the right. */
export function SectionHead({ mark, styles: own, tagline, title, description }: SectionHeadProps & OwnLookProps) {
  const usual = useStyles(sectionRecipe, { split: title !== undefined && description !== undefined });
  const styles = own ?? usual;
  if (tagline === undefined && title === undefined && description === undefined) return null;
  return (
    <chakra.div css={styles.head}>
      <Tagline of={tagline} mark={mark} css={styles.tagline} />
      <Title of={title} css={styles.title} />
      <ProseBox of={description} each={styles.description} />
    </chakra.div>
  );
}

type HeadedSectionProps = SectionHeadProps & {
  readonly background?: Background | undefined;
  readonly children: ReactNode;
  readonly note?: Passage | undefined;
  readonly actions?: readonly Action[] | undefined;
};

/** The band of a block, with its head above what is in it, and below that a note in small letters and buttons. */
export function HeadedSection({ background, children, note, actions, ...around }: HeadedSectionProps) {
  const styles = useStyles(sectionRecipe);
  // A block may have other keys, which say nothing of its head.
  const { tagline, title, description } = around;
  return (
    <Section background={background}>
      <SectionHead tagline={tagline} title={title} description={description} />
      {useAbove()}
      {children}
      <ProseBox of={note} css={styles.note} />
      <Actions of={actions} css={styles.actions} />
    </Section>
  );
}

type ListSectionProps<Item> = Omit<HeadedSectionProps, 'children'> &
  Pick<ItemListProps<Item>, 'of' | 'as' | 'children'> & { readonly css: Css };

/** The band of a block that is a list: its head, and below that its items. */
export function ListSection<Item>({ of, as = 'ul', css, children, ...around }: ListSectionProps<Item>) {
  return (
    <HeadedSection {...around}>
      <ItemList of={of} as={as} css={css}>
        {children}
      </ItemList>
    </HeadedSection>
  );
}

import type { ReactElement, ReactNode, Ref } from 'react';
import type { ListHeading } from '../../model/screen.ts';
import type { Text } from '../../model/text.ts';
import { chakra } from './chakra.tsx';
import { PlaceProvider, usePlace } from './context.tsx';
import { itemListRecipe } from './item-list.recipe.ts';
import type { ListPart } from './list-parts.ts';
import { linkRecipe } from './recipes/link.recipe.ts';
import { StyledLink } from './SmartLink.tsx';
import { type Css, useStyles } from './styles.ts';
import { ItemHeading } from './Title.tsx';
import { Words } from './Words.tsx';

type HeadedPartsProps<Item> = {
  readonly of: readonly ListPart<Item>[];
  readonly ref?: Ref<HTMLElement> | undefined;
  /** How headings look, where that isn't as in other blocks. */
  readonly headingCss?: Css | undefined;
  /** The list of one part. @param index which one, counted from 0 */
  readonly children: (part: ListPart<Item>, index: number) => ReactNode;
};

/** The parts of a list, each under its heading. Titles in it are one level below these. */
export function HeadedParts<Item>({ of: parts, ref, headingCss, children }: HeadedPartsProps<Item>): ReactElement {
  const styles = useStyles(itemListRecipe);
  const place = usePlace();
  const below = { ...place, itemLevel: place.itemLevel === 2 ? 3 : 4 } as const;
  return (
    <chakra.div ref={ref as Ref<HTMLDivElement>}>
      {parts.map((part, index) => (
        <chakra.div key={index} css={styles.part} data-group={place.filters && ''}>
          {part.heading !== undefined && <Heading {...part.heading} css={[styles.heading, headingCss]} />}
          <PlaceProvider value={below}>{children(part, index)}</PlaceProvider>
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
      {href === undefined ? (
        <Words of={title} />
      ) : (
        <StyledLink to={href} css={linkRecipe({ variant: 'underline', color: 'inherit' })}>
          <Words of={title} />
        </StyledLink>
      )}
    </ItemHeading>
  );
}

type GroupTitleProps = {
  readonly of: Text;
  /** Which group of the block it is, counted from 0. */
  readonly at: number;
  readonly css: Css;
};

/** The title of one of the block's groups, as `ItemTitle`. If the groups were made by `group`, links can lead to it. */
export function GroupTitle({ of: title, at, css }: GroupTitleProps): ReactElement {
  const { id, href } = usePlace().groups?.[at] ?? {};
  return <Heading title={title} {...(id !== undefined && { id })} {...(href !== undefined && { href })} css={css} />;
}

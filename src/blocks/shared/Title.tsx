import type { ReactElement, ReactNode } from 'react';
import type { Text } from '../../model/text.ts';
import { chakra } from './chakra.tsx';
import { usePlace } from './context.tsx';
import { taglineRecipe } from './recipes/tagline.recipe.ts';
import type { Css } from './styles.ts';
import { Paragraph, Words } from './Words.tsx';

const headings = { 1: chakra.h1, 2: chakra.h2, 3: chakra.h3, 4: chakra.h4 } as const;

type TitleProps = { readonly of: Text | undefined; readonly css: Css };

/** The block's own title; nothing without one. Its level follows from the place on the page, its look from `css`. */
export function Title({ of: text, css }: TitleProps): ReactElement | null {
  const Heading = headings[usePlace().titleLevel];
  if (text === undefined) return null;
  return (
    <Heading css={css}>
      <Words of={text} />
    </Heading>
  );
}

type ItemHeadingProps = {
  readonly id?: string | undefined;
  readonly css: Css;
  readonly children: ReactNode;
};

/** The heading of one of the block's items, one level below the block's title. */
export function ItemHeading({ id, css, children }: ItemHeadingProps): ReactElement {
  const Heading = headings[usePlace().itemLevel];
  return (
    <Heading id={id} css={css}>
      {children}
    </Heading>
  );
}

/** The title of one of the block's items; nothing without one. */
export function ItemTitle({ of: text, css }: TitleProps): ReactElement | null {
  if (text === undefined) return null;
  return (
    <ItemHeading css={css}>
      <Words of={text} />
    </ItemHeading>
  );
}

type TaglineProps = {
  readonly of: Text | undefined;
  readonly mark?: 'ornament' | 'none' | undefined;
  readonly css?: Css;
};

/** The small line above a title; nothing without one. */
export function Tagline({ of: text, mark = 'ornament', css }: TaglineProps): ReactElement | null {
  return <Paragraph of={text} css={[taglineRecipe({ mark }), css]} />;
}

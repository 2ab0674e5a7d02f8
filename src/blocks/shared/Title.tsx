import type { ReactElement, ReactNode } from 'react';
import type { Text } from '../../model/text.ts';
import { usePlace } from './context.tsx';
import { taglineRecipe } from './recipes/tagline.recipe.ts';
import { type Css, chakra } from './styles.ts';
import { Paragraph, Phrase } from './Words.tsx';

type TitleProps = { readonly of: Text | undefined; readonly css: Css };

/** The block's own title; nothing without one. Its level follows from the place on the page, its look from `css`. */
export function Title(title: TitleProps): ReactElement {
  return <Phrase as={`h${usePlace().titleLevel}`} {...title} />;
}

type ItemHeadingProps = {
  readonly id?: string | undefined;
  readonly css: Css;
  readonly children: ReactNode;
};

/** The heading of one of the block's items, one level below the block's title. */
export function ItemHeading({ id, css, children }: ItemHeadingProps): ReactElement {
  const Heading = chakra[`h${usePlace().itemLevel}`];
  return (
    <Heading id={id} css={css}>
      {children}
    </Heading>
  );
}

/** The title of one of the block's items; nothing without one. */
export function ItemTitle(title: TitleProps): ReactElement {
  return <Phrase as={`h${usePlace().itemLevel}`} {...title} />;
}

type TaglineProps = {
  readonly of: Text | undefined;
  readonly mark?: 'ornament' | 'none' | undefined;
  readonly css?: Css;
};

/** The small line above a title; nothing without one. */
export function Tagline({ of: text, mark = 'ornament', css }: TaglineProps): ReactElement {
  return <Paragraph of={text} css={[taglineRecipe({ mark }), css]} />;
}

import type { Link } from '../../model/generated/resolved.ts';
import type { Href, Text } from '../../model/text.ts';
import { IconView, ItemHeading, LinkedWords, linkName, Phrase, StyledLink, Words } from './Elements.tsx';
import { elementsRecipe } from './elements.recipe.ts';
import { linkRecipe } from './recipes.recipe.ts';
import { type Css, chakra, useStyles } from './styles.ts';

type CoverTitleProps = {
  readonly of: Text;
  readonly href: Href | undefined;
  /** The words at the foot of the card, which belong to the link. */
  readonly more: Text | undefined;
  readonly css: Css;
};

/** A card's title. If the card leads somewhere, it is the link, and the link covers the whole card. */
export function CoverTitle({ of: title, href, more, css }: CoverTitleProps) {
  return (
    <ItemHeading css={[useStyles(elementsRecipe).coverTitle, css]}>
      <LinkedWords of={title} href={href} aria-label={linkName(title, more)} />
    </ItemHeading>
  );
}

/** Words with an arrow, at the foot of such a card. They are a part of the link's name, so screen readers pass them by here. */
export function CardMore({ of: more, css }: { readonly of: Text | undefined; readonly css: Css }) {
  return (
    <chakra.span css={css} aria-hidden="true" data-more="">
      {more !== undefined && <Words of={more} />}
      <IconView of="arrowRight" />
    </chakra.span>
  );
}

/** A link that stands by itself, with an arrow. @param about what tells it from others with the same words */
export function OnwardLink({ label, href, about, css }: Link & { readonly about?: Text; readonly css: Css }) {
  return (
    <StyledLink to={href} aria-label={linkName(label, about)} css={[linkRecipe({ variant: 'plain' }), css]}>
      <Phrase of={label} />
      <IconView of="arrowRight" />
    </StyledLink>
  );
}

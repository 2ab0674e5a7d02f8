import type { BlockProps } from '../../model/generated/resolved.ts';
import type { Href } from '../../model/text.ts';
import { OnwardLink } from '../shared/CoverTitle.tsx';
import { LinkedWords, Paragraph, ProseBox, Tagline, Title } from '../shared/Elements.tsx';
import { Picture } from '../shared/Picture.tsx';
import { Portrait } from '../shared/portrait/Portrait.tsx';
import { linkRecipe } from '../shared/recipes.recipe.ts';
import { HeadedSection, ItemList, Section, useMostTogether } from '../shared/Section.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import { quoteRecipe } from './quote.recipe.ts';

/** One statement in large letters, several beside each other, or both; and who said them. */
export default function Quote({ quote, person, items, ...around }: BlockProps<'quote'>) {
  const styles = useStyles(quoteRecipe);
  const { tagline, title, link, background } = around;
  if (quote === undefined)
    return (
      <HeadedSection {...around}>
        <Several of={items} />
        {link !== undefined && (
          <chakra.p css={styles.more}>
            <OnwardLink {...link} css={styles.link} />
          </chakra.p>
        )}
      </HeadedSection>
    );
  return (
    <Section background={background}>
      <chakra.figure css={styles.root}>
        <Tagline of={tagline} mark="none" css={styles.tagline} />
        <Title of={title} css={styles.title} />
        <ProseBox as="blockquote" of={quote} css={styles.quote} each={styles.words} />
        {(person !== undefined || link !== undefined) && (
          <chakra.figcaption css={styles.foot}>
            {person !== undefined && <Person {...person} />}
            {link !== undefined && <OnwardLink {...link} css={styles.link} />}
          </chakra.figcaption>
        )}
      </chakra.figure>
      {items !== undefined && (
        <chakra.div css={styles.others}>
          <Several of={items} />
        </chakra.div>
      )}
    </Section>
  );
}

function Several({ of: items = [] }: { readonly of: BlockProps<'quote'>['items'] }) {
  const together = useMostTogether(items);
  const most = together === 4 ? 2 : Math.min(together, 3);
  const styles = useStyles(quoteRecipe, { most });
  if (items.length === 0) return null;
  return (
    <ItemList of={items} css={styles.list}>
      {({ quote, name, ...person }) => (
        <li>
          <chakra.figure css={styles.item}>
            <ProseBox as="blockquote" of={quote} css={styles.marked} each={styles.statement} />
            {name !== undefined && (
              <chakra.figcaption css={styles.source}>
                <Person name={name} size="sm" {...person} />
              </chakra.figcaption>
            )}
          </chakra.figure>
        </li>
      )}
    </ItemList>
  );
}

type PersonProps = NonNullable<BlockProps<'quote'>['person']> & {
  readonly href?: Href;
  readonly size?: 'sm' | 'md';
};

function Person({ name, role, image, logo, href, size = 'md' }: PersonProps) {
  const styles = useStyles(quoteRecipe);
  return (
    <chakra.div css={styles.person}>
      <Portrait name={name} image={image} size={size} />
      <chakra.div css={styles.who}>
        <chakra.p css={styles.name}>
          <LinkedWords of={name} href={href} css={linkRecipe({ variant: 'underline' })} />
        </chakra.p>
        <Paragraph of={role} css={styles.role} />
      </chakra.div>
      <Picture of={logo} sizes="10rem" css={styles.logo} />
    </chakra.div>
  );
}

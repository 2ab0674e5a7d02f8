import type { BlockProps, ItemOf } from '../../model/generated/resolved.ts';
import { LinkBox, Title, Words } from '../shared/Elements.tsx';
import { Picture } from '../shared/Picture.tsx';
import { ItemList, Section } from '../shared/Section.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import { logoStripRecipe } from './logo-strip.recipe.ts';

export default function LogoStrip({ title, items, background }: BlockProps<'logo-strip'>) {
  const styles = useStyles(logoStripRecipe);
  return (
    <Section background={background} space="tight" follows="hairline">
      <chakra.div css={styles.root}>
        <Title of={title} css={styles.title} />
        <ItemList of={items} css={styles.list} headingCss={styles.heading}>
          {(item) => (
            <li>
              <Logo {...item} />
            </li>
          )}
        </ItemList>
      </chakra.div>
    </Section>
  );
}

function Logo({ label, image, href }: ItemOf<'logo-strip'>) {
  const styles = useStyles(logoStripRecipe, { link: href !== undefined });
  return (
    <LinkBox to={href} as="span" css={styles.logo}>
      <Picture of={image} sizes="10rem" css={styles.mark} />
      <Words of={label} />
    </LinkBox>
  );
}

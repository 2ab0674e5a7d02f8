import type { BlockProps } from '../../model/generated/resolved.ts';
import { Actions, IconTile, ItemTitle, Prose, ProseBox, Tagline, Title } from '../shared/Elements.tsx';
import { halfWide, Picture } from '../shared/Picture.tsx';
import { ItemList, Section } from '../shared/Section.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import { mediaTextRecipe } from './media-text.recipe.ts';

/** A text with a picture beside it; without a picture, its points stand there: an icon, a title and a line of text each. */
export default function MediaText({
  tagline,
  title,
  description,
  image,
  imageSide = 'end',
  items,
  actions,
  background,
}: BlockProps<'media-text'>) {
  const picture = image !== undefined;
  const styles = useStyles(mediaTextRecipe, {
    beside: picture ? 'picture' : items === undefined ? 'nothing' : 'features',
    imageSide: picture ? imageSide : 'end',
  });
  const features = items !== undefined && (
    <ItemList of={items} css={styles.features}>
      {({ icon, title, description }) => (
        <chakra.li css={styles.feature}>
          <IconTile of={icon} />
          <ItemTitle of={title} css={styles.featureTitle} />
          <ProseBox of={description} each={styles.featureText} />
        </chakra.li>
      )}
    </ItemList>
  );
  return (
    <Section background={background}>
      <chakra.div css={styles.root}>
        <div>
          <Tagline of={tagline} />
          <Title of={title} css={styles.title} />
          <Prose of={description} css={styles.description} />
          {picture && features}
          <Actions of={actions} css={styles.actions} />
        </div>
        {!picture && features}
        <Picture of={image} sizes={halfWide} css={styles.picture} />
      </chakra.div>
    </Section>
  );
}

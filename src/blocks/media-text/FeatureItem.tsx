import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { Feature } from '../../model/generated/resolved.ts';
import { IconTile } from '../shared/IconView.tsx';
import { Prose } from '../shared/Prose.tsx';
import { useStyles } from '../shared/styles.ts';
import { ItemHeading } from '../shared/Title.tsx';
import { Words } from '../shared/Words.tsx';
import { mediaTextRecipe } from './media-text.recipe.ts';

/** One point: an icon, a title and a line of text. */
export function FeatureItem({ icon, title, description }: Feature): ReactElement {
  const styles = useStyles(mediaTextRecipe);
  return (
    <chakra.li css={styles.feature}>
      {icon !== undefined && <IconTile of={icon} />}
      <ItemHeading css={styles.featureTitle}>
        <Words of={title} />
      </ItemHeading>
      {description !== undefined && (
        <div>
          <Prose of={description} css={styles.featureText} />
        </div>
      )}
    </chakra.li>
  );
}

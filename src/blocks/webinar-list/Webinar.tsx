import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { ItemOf } from '../shared/block-item.ts';
import { Picture } from '../shared/Picture.tsx';
import { Prose } from '../shared/Prose.tsx';
import { useStyles } from '../shared/styles.ts';
import { ItemHeading } from '../shared/Title.tsx';
import { Words } from '../shared/Words.tsx';
import { WebinarFoot } from './WebinarFoot.tsx';
import { When } from './When.tsx';
import { webinarListRecipe } from './webinar-list.recipe.ts';

/** One event: the day in a column of its own, what it is about, and a picture. */
export function Webinar(item: ItemOf<'webinar-list'>): ReactElement {
  const { title, description, image } = item;
  const styles = useStyles(webinarListRecipe, { picture: image !== undefined });
  return (
    <chakra.li css={styles.event}>
      <When {...item} />
      <chakra.div css={styles.body}>
        <ItemHeading css={styles.title}>
          <Words of={title} />
        </ItemHeading>
        {description !== undefined && <Prose of={description} css={styles.text} />}
        <WebinarFoot {...item} />
      </chakra.div>
      {image !== undefined && (
        <chakra.div css={styles.frame}>
          <Picture of={image} sizes="(min-width: 48rem) 19rem, 100vw" css={styles.picture} />
        </chakra.div>
      )}
    </chakra.li>
  );
}

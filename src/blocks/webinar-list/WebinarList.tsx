import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { ActionLink } from '../shared/Actions.tsx';
import type { ItemOf } from '../shared/block-item.ts';
import { chakra } from '../shared/chakra.tsx';
import { useWords } from '../shared/context.tsx';
import { icons } from '../shared/generated/icons.ts';
import { IconView } from '../shared/IconView.tsx';
import { ItemList } from '../shared/ItemList.tsx';
import { Picture } from '../shared/Picture.tsx';
import { Prose } from '../shared/Prose.tsx';
import { HeadedSection } from '../shared/Section.tsx';
import { useStyles } from '../shared/styles.ts';
import { ItemTitle } from '../shared/Title.tsx';
import { Paragraph, Phrase } from '../shared/Words.tsx';
import { webinarListRecipe } from './webinar-list.recipe.ts';

/** Events, one below the other, in the order the author gives them. */
export default function WebinarList({
  linkLabel,
  compact,
  items,
  ...around
}: BlockProps<'webinar-list'>): ReactElement {
  const styles = useStyles(webinarListRecipe, { compact });
  return (
    <HeadedSection {...around}>
      <ItemList of={items} css={styles.list}>
        {(item) => <Webinar {...(linkLabel === undefined ? {} : { linkLabel })} {...item} />}
      </ItemList>
    </HeadedSection>
  );
}

/** One event: the day in a column of its own, what it is about, and a picture. */
function Webinar(item: ItemOf<'webinar-list'>): ReactElement {
  const { title, description, image } = item;
  const styles = useStyles(webinarListRecipe, { picture: image !== undefined });
  return (
    <chakra.li css={styles.event}>
      <When {...item} />
      <chakra.div css={styles.body}>
        <ItemTitle of={title} css={styles.title} />
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

/** The day of an event, and its hours. */
function When({ date, time }: ItemOf<'webinar-list'>): ReactElement {
  const styles = useStyles(webinarListRecipe);
  return (
    <chakra.div css={styles.when}>
      <Paragraph of={date} css={styles.date} />
      {time !== undefined && (
        <chakra.p css={styles.fact}>
          <IconView of={icons.clock} />
          <Phrase of={time} />
        </chakra.p>
      )}
    </chakra.div>
  );
}

/** Who speaks, and the button to register. */
function WebinarFoot({ title, presenter, href, linkLabel }: ItemOf<'webinar-list'>): ReactElement | null {
  const styles = useStyles(webinarListRecipe);
  const { register } = useWords();
  if (presenter === undefined && href === undefined) return null;
  return (
    <chakra.div css={styles.foot}>
      {presenter !== undefined && (
        <chakra.p css={[styles.fact, styles.presenter]}>
          <IconView of={icons.person} />
          <Phrase of={presenter} />
        </chakra.p>
      )}
      {href !== undefined && <ActionLink label={linkLabel ?? register} about={title} href={href} size="sm" />}
    </chakra.div>
  );
}

import type { BlockProps, ItemOf } from '../../model/generated/resolved.ts';
import type { Text } from '../../model/text.ts';
import { useWords } from '../shared/context.tsx';
import { ActionLink, IconView, ItemTitle, Paragraph, Phrase, Prose } from '../shared/Elements.tsx';
import { Picture } from '../shared/Picture.tsx';
import { ListSection } from '../shared/Section.tsx';
import { chakra, type Style, useStyles } from '../shared/styles.ts';
import { webinarListRecipe } from './webinar-list.recipe.ts';

export default function WebinarList({ linkLabel, compact, items, ...around }: BlockProps<'webinar-list'>) {
  const styles = useStyles(webinarListRecipe, { compact });
  return (
    <ListSection {...around} of={items} css={styles.list}>
      {(item) => <Webinar {...(linkLabel === undefined ? {} : { linkLabel })} {...item} />}
    </ListSection>
  );
}

function Webinar(item: ItemOf<'webinar-list'>) {
  const { register } = useWords();
  const { title, description, image, date, time, presenter, href, linkLabel = register } = item;
  const styles = useStyles(webinarListRecipe, { picture: image !== undefined });
  const fact = (icon: 'clock' | 'person', words: Text, css?: Style) => (
    <chakra.p css={[styles.fact, css]}>
      <IconView of={icon} />
      <Phrase of={words} />
    </chakra.p>
  );
  return (
    <chakra.li css={styles.event}>
      <chakra.div css={styles.when}>
        <Paragraph of={date} css={styles.date} />
        {time !== undefined && fact('clock', time)}
      </chakra.div>
      <chakra.div css={styles.body}>
        <ItemTitle of={title} css={styles.title} />
        <Prose of={description} css={styles.text} />
        {(presenter !== undefined || href !== undefined) && (
          <chakra.div css={styles.foot}>
            {presenter !== undefined && fact('person', presenter, styles.presenter)}
            {href !== undefined && <ActionLink label={linkLabel} about={title} href={href} size="sm" />}
          </chakra.div>
        )}
      </chakra.div>
      {image !== undefined && (
        <chakra.div css={styles.frame}>
          <Picture of={image} sizes="(min-width: 48rem) 19rem, 100vw" css={styles.picture} />
        </chakra.div>
      )}
    </chakra.li>
  );
}

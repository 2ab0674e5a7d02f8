import type { ReactNode } from 'react';
import type { Href, RichText, Text } from '../../../model/text.ts';
import { usePlace, useWords } from '../context.tsx';
import { IconView, LinkedWords, Paragraph, Prose, StyledLink, TextList } from '../Elements.tsx';
import { elementsRecipe } from '../elements.recipe.ts';
import { badgeRecipe } from '../recipes.recipe.ts';
import { chakra, type Style, useStyles } from '../styles.ts';

/** The link to the file with all dates of the page, if it has one. Programs for calendars open it. */
export function CalendarLink() {
  const { calendarFile } = usePlace();
  const { addToCalendar } = useWords();
  const styles = useStyles(elementsRecipe);
  if (calendarFile === undefined) return null;
  return (
    <StyledLink to={calendarFile} css={styles.calendarLink} data-screen-only="">
      <IconView of="calendarPlus" />
      {addToCalendar}
    </StyledLink>
  );
}

type EntryWordsProps = {
  readonly title: Text;
  readonly href?: Href | undefined;
  readonly below?: ReactNode;
  readonly facts?: readonly Text[] | undefined;
  readonly description?: RichText | undefined;
  readonly badge?: Text | undefined;
  readonly styles: Readonly<Record<'words' | 'title' | 'facts' | 'description' | 'badge', Style>>;
};

/** What stands beside a date or a time: the title, which is the link if it leads somewhere, facts, a few words and a label. */
export function EntryWords({ title, href, below, facts, description, badge, styles }: EntryWordsProps) {
  return (
    <chakra.div css={styles.words}>
      <chakra.p css={styles.title}>
        <LinkedWords of={title} href={href} />
      </chakra.p>
      {below}
      <TextList of={facts} css={styles.facts} />
      <Prose of={description} css={styles.description} />
      <Paragraph of={badge} css={[badgeRecipe(), styles.badge]} />
    </chakra.div>
  );
}

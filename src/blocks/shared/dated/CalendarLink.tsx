import type { ReactElement } from 'react';
import { usePlace, useWords } from '../context.tsx';
import { elementsRecipe } from '../elements.recipe.ts';
import { IconView } from '../IconView.tsx';
import { StyledLink } from '../SmartLink.tsx';
import { useStyles } from '../styles.ts';

/** The link to the file with all dates of the page, if it has one. Programs for calendars open it. */
export function CalendarLink(): ReactElement | null {
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

import type { ReactElement } from 'react';
import { usePlace, useWords } from '../context.tsx';
import { inLine } from '../fragments.ts';
import { glyphs } from '../glyphs.ts';
import { IconView } from '../IconView.tsx';
import { StyledLink } from '../SmartLink.tsx';

/** The link to the file with all dates of the page, if it has one. Programs for calendars open it. */
export function CalendarLink(): ReactElement | null {
  const { calendarFile } = usePlace();
  const { addToCalendar } = useWords();
  if (calendarFile === undefined) return null;
  return (
    <StyledLink to={calendarFile} css={link} data-screen-only="">
      <IconView of={glyphs.calendarPlus} />
      {addToCalendar}
    </StyledLink>
  );
}

const link = {
  ...inLine,
  gap: '2',
  width: 'fit-content',
  minHeight: '2.75rem',
  marginTop: '6',
  fontWeight: 'semibold',
  transition: 'color {durations.fast}',
  _hover: { color: 'brand.fg' },
  '& svg': { width: '1.125rem', height: '1.125rem', flex: 'none' },
} as const;

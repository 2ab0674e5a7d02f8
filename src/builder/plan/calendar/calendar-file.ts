import type { WrittenBlock } from '../../../model/json.ts';
import type { CalendarFile } from '../../../model/plan.ts';
import { plainWords, textOf, type WordsContext } from '../texts.ts';
import { type EventsContext, eventsOf } from './events.ts';
import { icsOf } from './ics.ts';

/** What the file of a page is made from. */
type Page = Omit<EventsContext, 'words'> & { readonly title: string; readonly address: string };

/** The file with all that the blocks of a page show with days, for calendars; undefined where nothing is to be in one. */
export function calendarFileOf(
  blocks: readonly WrittenBlock[],
  { title, address, ...around }: Page,
  words: WordsContext,
): CalendarFile | undefined {
  const events = eventsOf(blocks, { ...around, words });
  if (events.length === 0) return undefined;
  const name = plainWords(textOf(title, words));
  return { address, text: icsOf({ name, timeZone: around.timeZone, events }) };
}

import { withPlainDigits } from '../../yaml/text/digits.ts';
import { splitAt } from './split.ts';
/** From when until when, in minutes since midnight. One that ends before it begins goes on after midnight. */
export type OpenSpan = { readonly from: number; readonly until: number };

const TIME = /^(\d{1,2}):([0-5]\d)$/;

/** `9:00-12:30, 14:00-18:00` as spans, none for `closed`. @returns undefined for other texts */
export function openSpansIn(text: string): OpenSpan[] | undefined {
  if (text === 'closed') return [];
  const spans = splitAt(text, ',', ['and']).map((part): OpenSpan | undefined => {
    const [from, until, ...others] = splitAt(part, '-\u2013', ['to']).map(minutesIn);
    return from === undefined || until === undefined || others.length > 0 ? undefined : { from, until };
  });
  return spans.includes(undefined) ? undefined : spans.flatMap((span) => span ?? []);
}

/** `18:00` -> 1080; `24:00` is the end of a day. @returns undefined for other texts */
export function minutesIn(time: string): number | undefined {
  const [, hour, minute] = (TIME.exec(time) ?? []).map(Number);
  if (hour === undefined || minute === undefined) return undefined;
  const minutes = hour * 60 + minute;
  return minutes > 24 * 60 ? undefined : minutes;
}

/** A day, some days, a time or hours as they are written here, and whether nothing else can be meant. */
export type TextMeant = { readonly text: string; readonly isSure: boolean };

/** What people write for a day without hours, and for one that has all. */
const CLOSED = new Set(
  [
    'close closed off no none zu geschlossen geschl ruhetag fermé fermée cerrado cerrada chiuso gesloten fechado encerrado',
    'stängt lukket suljettu zamknięte nieczynne zavřeno zatvorené zárva închis zatvoreno zaprto kapalı κλειστά закрыто зачинено बंद مغلق סגור 休業 定休日 休み 休息 휴무 휴업',
  ].flatMap((words) => words.split(' ')),
)
  .add('not open')
  .add('day off')
  .add('-')
  .add('\u2013')
  .add('\u2014');
const ALL_DAY = new Set(
  [
    '24/7|24 / 7|24h|24 h|24 hours|24 hour|24 stunden|24 std|24 heures|24 horas|24 ore|24 uur|all day|always|always open|open all day',
    'around the clock|ganztägig|ganztags|ganzer tag|den ganzen tag|rund um die uhr|durchgehend|immer|toute la journée|jour et nuit|todo el día',
    'tutto il giorno|o dia todo|de hele dag|hele dag|hela dagen|dygnet runt|hele dagen|døgnet rundt|hele døgnet|cały dzień|całą dobę|celý den',
    'nonstop|non-stop|tüm gün|круглосуточно|цілодобово|весь день|koko päivän',
  ].flatMap((words) => words.split('|')),
);
const LOOSE = /^(\d{1,2})(?:[:.h](\d\d)?)?\s*(?:(?:h|uhr)\s*)?(a\.?m\.?|p\.?m\.?)?$/;

/** `9-5`, `9am - 5:30pm`, `9.00 bis 17.00 Uhr` as it is written here; undefined where nobody knows. */
export function hoursMeant(text: string): TextMeant | undefined {
  const written = withPlainDigits(text).trim().toLowerCase().normalize('NFC').replace(/\.$/, '');
  if (CLOSED.has(written)) return { text: 'closed', isSure: true };
  const words = written.replace(
    /^(?:open|geöffnet|offen|ouvert|abierto|aperto) | (?:open|geöffnet|offen|ouvert|abierto|aperto)$/g,
    '',
  );
  if (ALL_DAY.has(words)) return { text: '0:00-24:00', isSure: false };
  const hours = written.replace(/^(?:from|von|ab|de|dalle?)\s+/, '');
  const spans = splitAt(hours, ',;&+/', ['and', 'und', 'et', 'y']).map(spanMeant);
  if (spans.includes(undefined)) return undefined;
  const all = spans.flatMap((span) => span ?? []);
  const whole = all.map((span) => span.text).join(', ');
  return openSpansIn(whole) === undefined ? undefined : { text: whole, isSure: all.every(({ isSure }) => isSure) };
}

/** What stands between the hour of opening and that of closing. */
const UNTIL = ['to', 'til', 'till', 'until', 'bis', '\u00e0', 'a', 'tot'];

/** A time of day as people write it. `half` is that of a clock with twelve hours. */
export type LooseTime = { readonly hour: number; readonly minute: string; readonly half: string | undefined };

function spanMeant(text: string): TextMeant | undefined {
  const times = splitAt(text.replace(/-{2,}/g, '-'), '-\u2013\u2014', UNTIL).map(timeMeant);
  const [first, last, ...others] = times;
  if (first === undefined || last === undefined || others.length > 0) return undefined;
  const from = hourOf(first.half === undefined ? { ...first, half: halfBeside(first, last, 'first') } : first);
  const until = hourOf(last.half === undefined ? { ...last, half: halfBeside(last, first, 'last') } : last);
  // 9-5 is from the morning to the afternoon, and so is 9-5 pm; 10-6 may be from the evening to the morning.
  const isHalf = first.half === undefined && last.half === undefined && until < from && until < 12;
  const isOpen = isHalf || (first.half === undefined) !== (last.half === undefined);
  const end = isHalf ? until + 12 : until;
  return { text: `${from}:${first.minute}-${end}:${last.minute}`, isSure: !isOpen };
}

/** Of two times, one says its half of the day: the other is in the same half, or in the other one if the hours would be the wrong way round. */
function halfBeside(time: LooseTime, beside: LooseTime, which: 'first' | 'last'): string | undefined {
  const { half } = beside;
  if (half === undefined || time.hour > 12) return undefined;
  const minutes = (each: LooseTime): number => hourOf(each) * 60 + Number(each.minute);
  const isBefore = minutes({ ...time, half }) < minutes(beside);
  return isBefore === (which === 'first') ? half : half === 'a' ? 'p' : 'a';
}

/** `9`, `9.30 Uhr`, `18h`, `6pm`; undefined for other texts. @param text in small letters */
export function timeMeant(text: string): LooseTime | undefined {
  const [whole, hour = '', minute = '00', half] = LOOSE.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : { hour: Number(hour), minute, half: half?.charAt(0) };
}

function hourOf({ hour, half }: LooseTime): number {
  if (half === undefined || hour > 12) return hour;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}

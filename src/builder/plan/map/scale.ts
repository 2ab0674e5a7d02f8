import { type Box, kilometresAt } from './frame.ts';

/** What the bar of a scale says, and how long it is for the width of the map. */
export type Scale = { readonly label: string; readonly part: number };

/** How long the bar is at most. */
const LONGEST = 0.26;

/** Where a length is so much longer in one place of a map than in another, none holds for all of it. */
const UNEVEN = 1.25;

/** The regions whose signs say miles, where the language names one. */
const IN_MILES: ReadonlySet<string> = new Set(['US', 'GB', 'LR', 'MM']);

const MILE = 1.609_344;
const FEET = 5280;

type Unit = { readonly name: string; readonly kilometres: number };

const METRIC: readonly Unit[] = [
  { name: 'kilometer', kilometres: 1 },
  { name: 'meter', kilometres: 0.001 },
];
const MILES: readonly Unit[] = [
  { name: 'mile', kilometres: MILE },
  { name: 'foot', kilometres: MILE / FEET },
];

/** The scale of a map, in a round number of what people there measure ways in; undefined where a map shows too much of the world for one. */
export function scaleOf(frame: Box, language: string): Scale | undefined {
  const { x, y, width, height } = frame;
  const [top, bottom] = [kilometresAt({ x, y }), kilometresAt({ x, y: y + height })];
  const middle = kilometresAt({ x, y: y + height / 2 });
  if (Math.max(top, bottom, middle) > UNEVEN * Math.min(top, bottom, middle)) return undefined;
  const whole = middle * width;
  const units = IN_MILES.has(new Intl.Locale(language).region ?? '') ? MILES : METRIC;
  const [unit = METRIC[0]] = units.filter(({ kilometres }) => kilometres <= whole * LONGEST);
  if (unit === undefined) return undefined;
  const count = roundBelow((whole * LONGEST) / unit.kilometres);
  const words = new Intl.NumberFormat(language, { style: 'unit', unit: unit.name });
  return { label: words.format(count), part: (count * unit.kilometres) / whole };
}

/** The next round number below: 1, 2 or 5, and as many zeros as fit. */
function roundBelow(number: number): number {
  const ten = 10 ** Math.floor(Math.log10(number));
  return ([5, 2, 1].find((each) => each * ten <= number) ?? 1) * ten;
}

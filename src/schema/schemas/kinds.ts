/**
 * The shared definitions (`schemas/common.schema.json#/$defs/...`) whose values mean more than their JSON:
 * checks look into them, and the plan turns them into what blocks receive (the type named here, of `src/model`).
 */
export const kinds = {
  text: 'Text',
  richText: 'RichText',
  passage: 'Passage',
  markdown: 'Prose',
  href: 'Href',
  file: 'FileLink',
  embed: 'Embed',
  icon: 'Icon',
  image: 'Image',
  imagePath: 'string',
  weekdays: 'Weekdays',
  openingHours: 'string',
  days: 'Days',
  dates: 'Dates',
  daysOfWeek: 'DaysOfWeek',
  timeSpan: 'TimeSpan',
  place: 'Place',
} as const;

export type Kind = keyof typeof kinds;

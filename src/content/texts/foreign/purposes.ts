import type { Purpose } from '../../../diagnostics/messages/told.ts';
import { wordTable } from '../../../values/word-table.ts';

/** What shortcodes, components and tags of other systems are called, by what they are for. The first that fits counts. */
const purposes = wordTable<Readonly<Record<Purpose, string>>>('purposes');

/** What something of another system is for; undefined where we have nothing of the kind. @param name of it */
export function purposeOf(name: string): Purpose | undefined {
  const wanted = name.toLowerCase();
  // The table has only purposes as its keys.
  return Object.entries(purposes()).find(([, names]) => names.split(' ').includes(wanted))?.[0] as Purpose | undefined;
}

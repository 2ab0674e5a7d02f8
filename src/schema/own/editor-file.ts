import { asTyped } from '../../diagnostics/as-typed.ts';

/** What editors read of pages with blocks of the site's own. */
export const EDITOR_FILE = 'blocks/page.schema.json';

/** The line that it begins with, after the brace. @param stamp of the schemas that it was made of */
export const editorStampLine = (stamp: string): string =>
  `Made of the schemas in blocks/ (${stamp}) by ${asTyped('new block NAME')}. Do not edit.`;

/** The stamp in such a line; undefined if a text has none, because it is somebody's own. */
export function editorStampIn(text: string): string | undefined {
  return /"Made of the schemas in blocks\/ \(([0-9a-f]{8})\)/.exec(text)?.[1];
}

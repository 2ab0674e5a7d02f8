import { noSuchPage } from '../../diagnostics/wording/pictures-of-pages.ts';
import { WIDTH } from './tab.ts';

/** A picture of a page in one state; undefined where there is no such page. */
export type Side = { readonly caption: string; readonly png: string | undefined };

const GAP = 24;

/** How wide two pictures beside each other are. */
export const BOTH = 2 * WIDTH + 3 * GAP;

/** Two pictures beside each other, as a document without script. */
export function besideEachOther(before: Side, after: Side): string {
  const style = [
    `body { margin: 0; padding: ${GAP}px; background: #8a8f98; font: 20px system-ui, sans-serif; }`,
    `main { display: grid; grid-template-columns: ${WIDTH}px ${WIDTH}px; gap: ${GAP}px; align-items: start; }`,
    'figure { margin: 0; } figcaption { padding: 0 0 12px; color: #fff; } img { display: block; width: 100%; }',
    'p { margin: 0; padding: 80px; background: #fff; color: #444; text-align: center; }',
  ].join('\n');
  return `<!doctype html><meta charset="utf-8"><style>${style}</style><main>${figure(before)}${figure(after)}</main>`;
}

function figure({ caption, png }: Side): string {
  const page = png === undefined ? `<p>${noSuchPage}</p>` : `<img alt="" src="data:image/png;base64,${png}">`;
  return `<figure><figcaption>${escaped(caption)}</figcaption>${page}</figure>`;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

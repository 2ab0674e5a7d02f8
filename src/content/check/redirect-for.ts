import { redirectFromProblem } from '../../schema/formats/redirect-from.ts';
import type { SiteIndex } from './site-index.ts';

/** What to add to site.yaml, so that the old address of a page leads to the new one; nothing if that can't be written. */
export function redirectFor(from: string, to: string, { redirectList }: SiteIndex): string | undefined {
  if (redirectFromProblem(from) !== undefined) return undefined;
  const entry = `{ from: ${from}, to: ${to} }`;
  if (redirectList === 'none') return `redirects: [${entry}]`;
  return redirectList === 'dashes' ? `- ${entry}` : entry;
}

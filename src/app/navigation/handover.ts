import type { Handover } from '../../model/plan.ts';

/** What this document tells the app, on the tag of its boot script (`src/builder/render/document.ts`). @throws Error in a document that is not one of ours */
export function readHandover(page: Document): Handover {
  const data = page.querySelector<HTMLElement>('script[data-app]')?.dataset;
  if (data === undefined) throw new Error('No data is named.');
  // All of them are there, or none is.
  return data as unknown as Handover;
}

import type { Handover } from '../../model/plan.ts';

/**
 * What this document tells the app: written on the tag of its boot script by `src/build/document.ts`.
 * @throws Error in a document that is not one of ours
 */
export function readHandover(page: Document): Handover {
  const {
    app,
    page: data,
    frame,
    blocks,
    development,
  } = page.querySelector<HTMLElement>('script[data-app]')?.dataset ?? {};
  if (app === undefined || data === undefined || frame === undefined || blocks === undefined) {
    throw new Error('This document does not say where its data is.');
  }
  return { app, page: data, frame, blocks, ...(development === undefined ? {} : { development }) };
}

import { loadAllParts } from './navigation/loaded-parts.ts';
import { renderPage } from './render-page.tsx';

/** Loads every block. */
export const prepare = loadAllParts;

/**
 * Renders one route. `prepare` must have been awaited before.
 * @throws Error that names the block and the page, when a component throws
 */
export const render = renderPage;

import * as react from 'react';
import * as jsx from 'react/jsx-runtime';
import * as offered from '../../blocks/offered.ts';
import { setRawStyles } from '../../blocks/shared/styles.ts';
import { rawInBrowser } from '../styles/raw-styles.ts';

// Such blocks bring styles that were not compiled with the app.
if (!import.meta.env.SSR) setRawStyles(rawInBrowser(document));

const modules: Readonly<Record<string, object>> = {
  'sitewright/blocks': offered,
  react,
  'react/jsx-runtime': jsx,
};

/** What a block of a site's own imports: the very modules that our blocks have. @throws Error for any other name */
export function offer(name: string): object {
  const found = modules[name];
  if (found === undefined) throw new Error(`A block can't import "${name}".`);
  return found;
}

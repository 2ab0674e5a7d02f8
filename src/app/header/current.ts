import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { Href } from '../../model/text.ts';

/** Which links lead to where the visitor is. */
export type Current = {
  /** For `aria-current`: set when the link leads to the page that is shown. */
  readonly page: (to: Href) => 'page' | undefined;
  /** Whether the page that is shown is the link's own or stands below it. */
  readonly section: (to: Href) => boolean;
};

/** Tells which links lead to an address. It is all that header and footer may know of the page they are on. */
export function currentAt(path: string): Current {
  const here = path.replace(/(?<=.)\/$/, '');
  return {
    page: ({ kind, href }) => (kind === 'page' && href === here ? 'page' : undefined),
    section: ({ kind, href }) => kind === 'page' && (here === href || (href !== '/' && here.startsWith(`${href}/`))),
  };
}

/** Answers in place of the address that is shown: for who renders header and footer once for many pages. */
export const CurrentContext = createContext<Current | undefined>(undefined);

export function useCurrent(): Current {
  const given = useContext(CurrentContext);
  const { pathname } = useLocation();
  return given ?? currentAt(pathname);
}

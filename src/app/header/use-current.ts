import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { type Current, currentAt } from './current.ts';

const CurrentContext = createContext<Current | undefined>(undefined);

/** Answers in place of the address that is shown: for who renders header and footer once for many pages. */
export const CurrentProvider = CurrentContext.Provider;

/** Tells which links lead to where the visitor is. */
export function useCurrent(): Current {
  const given = useContext(CurrentContext);
  const { pathname } = useLocation();
  return given ?? currentAt(pathname);
}

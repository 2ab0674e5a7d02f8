import { createContext, type ReactNode, Suspense, useContext } from 'react';

/** Set to look for the component that throws: on the server a boundary would swallow what it says. */
export const WithoutSlices = createContext(false);

/** A part of the page that React takes over by itself, so that none keeps the browser busy for long. Nothing in it is ever awaited. */
export function Slice({ children }: { readonly children: ReactNode }): ReactNode {
  return useContext(WithoutSlices) ? children : <Suspense>{children}</Suspense>;
}

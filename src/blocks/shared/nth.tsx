import { createContext, type ReactElement, type ReactNode, useContext } from 'react';

const NthContext = createContext(0);

/** Tells a part of a block how many of its like come before it. */
export function NthProvider({
  value,
  children,
}: {
  readonly value: number;
  readonly children: ReactNode;
}): ReactElement {
  return <NthContext value={value}>{children}</NthContext>;
}

/** How many items of the block come before the one that this is in: 0 for what is in none. */
export const useNth = (): number => useContext(NthContext);

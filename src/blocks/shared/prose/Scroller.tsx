import type { ReactElement, ReactNode } from 'react';
import { scrollerNamed } from '../scroller-named.ts';

type ScrollerProps = { readonly of: 'table' | 'code'; readonly label: string; readonly children: ReactNode };

/** What scrolls by itself where the screen is too narrow for it. */
export function Scroller({ of, label, children }: ScrollerProps): ReactElement {
  return (
    <div data-scroll={of} {...scrollerNamed(label)}>
      {children}
    </div>
  );
}

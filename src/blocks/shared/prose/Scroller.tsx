import type { ReactElement, ReactNode } from 'react';

type ScrollerProps = { readonly of: 'table' | 'code'; readonly label: string; readonly children: ReactNode };

/** What scrolls by itself where the screen is too narrow for it. The keyboard reaches it for that, and screen readers have a name for it. */
export function Scroller({ of, label, children }: ScrollerProps): ReactElement {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it nobody could scroll with the keyboard.
    <div role="group" data-scroll={of} aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Appear } from '../blocks/shared/Appear.tsx';
import { useWords } from '../blocks/shared/context.tsx';
import { VisuallyHidden } from '../blocks/shared/Elements.tsx';
import { chakra, useStyles } from '../blocks/shared/styles.ts';
import { announcerId } from './arrival/arrive.ts';
import { Footer } from './footer/Footer.tsx';
import { frameRecipe } from './frame.recipe.ts';
import { Header } from './header/Header.tsx';
import { Slice } from './Slice.tsx';

/** The frame of every page: skip link, header, main content, footer. */
export function Layout({ page, children }: { readonly page: string; readonly children: ReactNode }) {
  return (
    <>
      {/* The first stop of the Tab key; out of sight until it has the focus. */}
      <chakra.a href="#main" data-screen-only="" css={useStyles(frameRecipe).skipLink}>
        {useWords().skipLink}
      </chakra.a>
      <Slice>
        <Header />
      </Slice>
      <Appear key={page} element="main" id="main">
        {children}
      </Appear>
      <Slice>
        <Footer />
      </Slice>
      <VisuallyHidden id={announcerId} aria-live="polite" suppressHydrationWarning />
    </>
  );
}

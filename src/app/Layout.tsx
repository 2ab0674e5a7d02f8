import { chakra } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { Slice } from './Slice.tsx';

type Props = {
  readonly children: ReactNode;
};

/** The frame of every page: skip link, header, main content, footer. */
export function Layout({ children }: Props): ReactElement {
  return (
    <>
      <SkipLink />
      <Slice>
        <Header />
      </Slice>
      <chakra.main id="main" tabIndex={-1} _focusVisible={{ outline: 'none' }}>
        {children}
      </chakra.main>
      <Slice>
        <Footer />
      </Slice>
    </>
  );
}

/** The first stop of the Tab key; out of sight until it has the focus. */
function SkipLink(): ReactElement {
  return (
    <chakra.a
      href="#main"
      data-screen-only=""
      position="absolute"
      top="-4rem"
      left="4"
      zIndex="60"
      paddingBlock="2.5"
      paddingInline="4"
      borderRadius="control"
      background="brand.solid"
      color="brand.contrast"
      fontWeight="semibold"
      _focus={{ top: '4' }}
    >
      Skip to content
    </chakra.a>
  );
}

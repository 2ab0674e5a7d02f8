import { ChakraProvider } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router-dom';
import { FrameProvider } from '../blocks/shared/context.tsx';
import type { RoutePlan } from '../model/plan.ts';
import { Layout } from './Layout.tsx';
import { NotFoundScreen } from './screens/NotFoundScreen.tsx';
import { PageScreen } from './screens/PageScreen.tsx';
import { themeFor } from './theme/theme-for.ts';

/** The route the router is at: the page around the blocks, and in it the screen its plan asks for. */
export function App(): ReactElement {
  const { route, frame, screen } = useLoaderData<RoutePlan>();
  return (
    <ChakraProvider value={themeFor(frame.brand)}>
      <FrameProvider value={frame}>
        <Layout>{screen.kind === 'page' ? <PageScreen key={route} screen={screen} /> : <NotFoundScreen />}</Layout>
      </FrameProvider>
    </ChakraProvider>
  );
}

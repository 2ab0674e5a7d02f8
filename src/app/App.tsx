import { ChakraProvider } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FrameProvider } from '../blocks/shared/context.tsx';
import type { RoutePlan } from '../model/plan.ts';
import { Layout } from './Layout.tsx';
import { NotFoundScreen } from './screens/NotFoundScreen.tsx';
import { PageScreen } from './screens/PageScreen.tsx';
import { themeFor } from './theme/theme-for.ts';

type Props = {
  readonly plan: RoutePlan;
};

/** One route of the site: the page around the blocks, and in it the screen its plan asks for. */
export function App({ plan }: Props): ReactElement {
  const { frame, screen } = plan;
  return (
    <ChakraProvider value={themeFor(frame.brand)}>
      <FrameProvider value={frame}>
        <Layout>{screen.kind === 'page' ? <PageScreen screen={screen} /> : <NotFoundScreen />}</Layout>
      </FrameProvider>
    </ChakraProvider>
  );
}

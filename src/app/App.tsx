import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router-dom';
import { FrameProvider, RouteProvider } from '../blocks/shared/context.tsx';
import { Words } from '../blocks/shared/Words.tsx';
import type { RoutePlan } from '../model/plan.ts';
import type { NotFoundPlan } from '../model/screen.ts';
import { Layout } from './Layout.tsx';
import { useArrival } from './router/use-arrival.ts';
import { ErrorView } from './screens/ErrorView.tsx';
import { NearestPages } from './screens/NearestPages.tsx';
import { PageScreen } from './screens/PageScreen.tsx';

/** The route the router is at: the page around the blocks, and in it the screen its plan asks for. */
export function App(): ReactElement {
  const plan = useLoaderData<RoutePlan>();
  useArrival(plan);
  return (
    <FrameProvider value={plan.frame}>
      <Layout page={plan.route}>
        <ScreenOf plan={plan} />
      </Layout>
    </FrameProvider>
  );
}

/** The screen of a page: what stands between header and footer. */
export function ScreenOf({ plan: { route, frame, screen } }: { readonly plan: RoutePlan }): ReactElement {
  return (
    <FrameProvider value={frame}>
      <RouteProvider value={route}>
        {screen.kind === 'page' ? <PageScreen screen={screen} /> : <NotFoundScreen {...screen} />}
      </RouteProvider>
    </FrameProvider>
  );
}

/** What stands where there is no page. */
function NotFoundScreen({ title, status, description }: NotFoundPlan): ReactElement {
  return (
    <ErrorView
      title={<Words of={title} />}
      status={
        <>
          <strong>404</strong> {status}
        </>
      }
      description={description}
    >
      <NearestPages />
    </ErrorView>
  );
}

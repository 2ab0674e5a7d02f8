import { type ReactElement, startTransition, useLayoutEffect, useState } from 'react';
import { FrameProvider, RouteProvider } from '../blocks/shared/context.tsx';
import { Words } from '../blocks/shared/Words.tsx';
import type { RoutePlan } from '../model/plan.ts';
import type { NotFoundPlan } from '../model/screen.ts';
import type { Place } from './arrival/positions.ts';
import { Layout } from './Layout.tsx';
import { followLinks } from './router/links.ts';
import type { PageRouter } from './router/page-router.ts';
import { useArrival } from './router/use-arrival.ts';
import { Boundary } from './screens/Boundary.tsx';
import { ErrorScreen } from './screens/ErrorScreen.tsx';
import { ErrorView } from './screens/ErrorView.tsx';
import { NearestPages } from './screens/NearestPages.tsx';
import { PageScreen } from './screens/PageScreen.tsx';

/** The site in a browser: the page that the router is at. */
export function App({ router }: { readonly router: PageRouter }): ReactElement {
  const [shown, show] = useState(router.shown);
  // Not before: a page that the router came to would be lost.
  useLayoutEffect(() => {
    const follow = (): void => startTransition(() => show(router.shown));
    follow();
    router.onChange(follow);
    followLinks(document, router);
  }, [router]);
  const { plan, place } = shown;
  return (
    <Boundary of={shown} fallback={(error) => <ErrorScreen key={place.pathname} of={error} frame={plan.frame} />}>
      <Page {...shown} />
    </Boundary>
  );
}

type PageProps = {
  readonly plan: RoutePlan;
  /** Where it is shown in a browser. */
  readonly place?: Place;
};

/** All of a page: what is around the blocks, and in it the screen that its plan asks for. */
export function Page({ plan: { route, frame, screen, head }, place }: PageProps): ReactElement {
  useArrival(head, place);
  return (
    <FrameProvider value={frame}>
      <RouteProvider value={route}>
        <Layout page={route}>
          {screen.kind === 'page' ? (
            <PageScreen screen={screen} />
          ) : (
            <NotFoundScreen key={place?.pathname} {...screen} />
          )}
        </Layout>
      </RouteProvider>
    </FrameProvider>
  );
}

/** What stands where there is no page. */
export function NotFoundScreen({ title, status, description }: NotFoundPlan): ReactElement {
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

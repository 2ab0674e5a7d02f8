import type { ReactElement } from 'react';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom';
import type { RoutePlan } from '../../model/plan.ts';
import { catchAll } from './routes.tsx';

type Props = {
  readonly plan: RoutePlan;
  readonly children: ReactElement;
};

/** The router while prerendering: the plan's route is the current location. No route has a loader, so nothing is awaited. */
export function ServerRouter({ plan, children }: Props): ReactElement {
  const basename = plan.frame.base;
  const { dataRoutes } = createStaticHandler(catchAll(children), { basename });
  const location = { pathname: basename.slice(0, -1) + plan.route, search: '', hash: '', state: null, key: 'default' };
  const context = {
    basename,
    location,
    matches: matchRoutes(dataRoutes, location, basename) ?? [],
    loaderData: {},
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  };
  return <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />;
}

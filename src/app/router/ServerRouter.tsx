import type { ReactElement } from 'react';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom';
import type { RoutePlan } from '../../model/plan.ts';
import { catchAll, pageRoute } from './routes.tsx';

type Props = {
  readonly plan: RoutePlan;
};

/** The router while prerendering: it stands at the plan's route, with the plan as what was loaded for it. */
export function ServerRouter({ plan }: Props): ReactElement {
  const basename = plan.frame.base;
  const { dataRoutes } = createStaticHandler(catchAll(), { basename });
  const location = { pathname: basename.slice(0, -1) + plan.route, search: '', hash: '', state: null, key: 'default' };
  const context = {
    basename,
    location,
    matches: matchRoutes(dataRoutes, location, basename) ?? [],
    loaderData: { [pageRoute]: plan },
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  };
  return <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />;
}

import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router-dom';
import { FrameContext } from '../../blocks/shared/context.tsx';
import { chakra, useStyles } from '../../blocks/shared/styles.ts';
import type { Words } from '../../model/generated/resolved.ts';
import type { RoutePlan } from '../../model/plan.ts';
import { announce, arrive } from '../arrival/arrive.ts';
import { Layout } from '../Layout.tsx';
import { readHandover } from '../navigation/load-plan.ts';
import { Boundary } from './Boundary.tsx';
import { ErrorView } from './ErrorView.tsx';
import { errorRecipe } from './error.recipe.ts';

/** The words for what was thrown: status and text of an answer, or the message of an error. */
function Reason({ of: error }: { readonly of: unknown }) {
  if (isRouteErrorResponse(error)) {
    return (
      <>
        <strong>{error.status}</strong> {error.statusText}
      </>
    );
  }
  return <>{error instanceof Error ? error.message : String(error)}</>;
}

function Stack({ of: error }: { readonly of: unknown }) {
  const { stack } = useStyles(errorRecipe);
  if (!(error instanceof Error) || readHandover(document).development === undefined) return null;
  return (
    <chakra.pre css={stack} tabIndex={0}>
      {error.stack}
    </chakra.pre>
  );
}

type BareProps = {
  readonly of: unknown;
  readonly home: string;
  readonly words: Pick<Words, 'errorTitle' | 'backHome'>;
};

/** The words alone, where not even menu and footer can be shown. */
function BareScreen({ of: error, home, words }: BareProps) {
  return (
    <main>
      <h1>{words.errorTitle}</h1>
      <p>
        <Reason of={error} />
      </p>
      <p>
        <a href={home}>{words.backHome}</a>
      </p>
    </main>
  );
}

/** Where even the words of the site are not there. */
const unknown = { errorTitle: "This page can't be shown", backHome: 'Back to the home page' };

export function ErrorScreen() {
  const error = useRouteError();
  const plan = useRouteLoaderData<RoutePlan>('page');
  const title = plan?.frame.words.errorTitle ?? unknown.errorTitle;
  useEffect(() => {
    arrive({ title }, '');
    announce(title);
  }, [title]);
  if (plan === undefined) return <BareScreen of={error} home="/" words={unknown} />;
  const { base, words } = plan.frame;
  return (
    <Boundary fallback={<BareScreen of={error} home={base} words={words} />}>
      <FrameContext value={plan.frame}>
        <Layout page="error">
          <ErrorView title={title} status={<Reason of={error} />} description={[words.errorDescription]}>
            <Stack of={error} />
          </ErrorView>
        </Layout>
      </FrameContext>
    </Boundary>
  );
}

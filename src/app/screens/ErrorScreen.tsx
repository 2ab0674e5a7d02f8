import { type ReactElement, useEffect } from 'react';
import { chakra } from '../../blocks/shared/chakra.tsx';
import { FrameProvider } from '../../blocks/shared/context.tsx';
import { useStyles } from '../../blocks/shared/styles.ts';
import type { Frame } from '../../model/frame.ts';
import type { Words } from '../../model/generated/resolved.ts';
import { announce, arrive } from '../arrival/arrive.ts';
import { Layout } from '../Layout.tsx';
import { readHandover } from '../navigation/handover.ts';
import { Boundary } from './Boundary.tsx';
import { ErrorView } from './ErrorView.tsx';
import { errorRecipe } from './error.recipe.ts';
import { NearestPages } from './NearestPages.tsx';

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Where an error comes from, for whoever is at work on the site. */
function Stack({ of: error }: { readonly of: unknown }): ReactElement | null {
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
function BareScreen({ of: error, home, words }: BareProps): ReactElement {
  return (
    <main>
      <h1>{words.errorTitle}</h1>
      <p>{reasonOf(error)}</p>
      <p>
        <a href={home}>{words.backHome}</a>
      </p>
    </main>
  );
}

/** What stands in the place of a page that cannot be rendered. */
export function ErrorScreen({ of: error, frame }: { readonly of: unknown; readonly frame: Frame }): ReactElement {
  const { base, words } = frame;
  const title = words.errorTitle;
  useEffect(() => {
    arrive({ title }, '');
    announce(title);
  }, [title]);
  return (
    <Boundary fallback={() => <BareScreen of={error} home={base} words={words} />}>
      <FrameProvider value={frame}>
        <Layout page="error">
          <ErrorView title={title} status={reasonOf(error)} description={[words.errorDescription]}>
            <Stack of={error} />
            <NearestPages />
          </ErrorView>
        </Layout>
      </FrameProvider>
    </Boundary>
  );
}

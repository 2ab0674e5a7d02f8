import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router-dom';
import { FrameContext, useFrame } from '../../blocks/shared/context.tsx';
import { Actions, ProseBox } from '../../blocks/shared/Elements.tsx';
import { containerRecipe } from '../../blocks/shared/recipes.recipe.ts';
import { chakra, useStyles } from '../../blocks/shared/styles.ts';
import { Terraces } from '../../blocks/shared/Terraces.tsx';
import type { SharedSite } from '../../model/frame.ts';
import type { Action, Words } from '../../model/generated/resolved.ts';
import type { RoutePlan } from '../../model/plan.ts';
import type { RichText } from '../../model/text.ts';
import { announce, arrive } from '../arrival/arrive.ts';
import { Layout } from '../Layout.tsx';
import { readHandover } from '../navigation/load-plan.ts';
import { errorRecipe } from './error.recipe.ts';

type BoundaryProps = { readonly fallback: ReactNode; readonly children: ReactNode };
type State = { readonly failed: boolean };

/** Keeps what its children throw from what is around them. React tells the console. */
export class Boundary extends Component<BoundaryProps, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/** The pages whose addresses look most like the one that was asked for, once what finds them has come: few visitors need it. */
function NearestPages() {
  const [Shown, show] = useState<ComponentType>();
  useEffect(() => {
    import('../lazy/NearestPages.tsx')
      .then((later) => show(() => later.NearestPages))
      .catch((error: unknown) => console.info('The nearest pages are not known:', error));
  }, []);
  return Shown ? <Shown /> : null;
}

type ErrorViewProps = {
  readonly title: ReactNode;
  readonly status: ReactNode;
  readonly description: RichText;
  readonly children?: ReactNode;
};

export function ErrorView({ title, status, description, children }: ErrorViewProps) {
  const { site, words } = useFrame();
  const styles = useStyles(errorRecipe);
  return (
    <chakra.section css={styles.root}>
      <Terraces flight="deepWell" />
      <chakra.div css={[containerRecipe(), styles.text]}>
        <chakra.h1 css={styles.title}>{title}</chakra.h1>
        <chakra.p css={styles.status}>{status}</chakra.p>
        <ProseBox of={description} each={styles.lead} />
        <Actions of={waysOut(site, words)} css={styles.actions} />
        {children}
        <NearestPages />
      </chakra.div>
    </chakra.section>
  );
}

function linksOf({ nav, footer }: SharedSite): readonly Action[] {
  const inMenu = (nav?.items ?? []).flatMap((item) => [item, ...(item.items ?? [])]);
  const inFooter = (footer?.columns ?? []).flatMap(({ items }) => items);
  return [...inMenu, ...inFooter].flatMap(({ label, href }) => (href === undefined ? [] : [{ label, href }]));
}

/** Where one can go from a screen that shows no page: what site.yaml names, or home and the contact page if there is one. */
function waysOut(site: SharedSite, { backHome }: Words): readonly Action[] {
  if (site.notFound?.actions !== undefined) return site.notFound.actions;
  const home: Action = { label: backHome, href: { kind: 'page', href: '/' } };
  const contact = linksOf(site).find(({ href }) => href.kind === 'page' && href.href === '/contact');
  return contact === undefined ? [home] : [home, contact];
}

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

import { useLayoutEffect, useRef } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import { FrameContext, PartsContext, PlaceContext, RouteContext, useWords } from '../blocks/shared/context.tsx';
import { VisuallyHidden, Words } from '../blocks/shared/Elements.tsx';
import { containerRecipe } from '../blocks/shared/recipes.recipe.ts';
import { chakra, useStyles } from '../blocks/shared/styles.ts';
import type { NotFoundPlan, PlacedBlock, RoutePlan, Screen } from '../model/plan.ts';
import { announce, arrive, isOnPage, type Position, positionOf, postponeRest } from './arrival/arrive.ts';
import { frameRecipe } from './frame.recipe.ts';
import { Layout } from './Layout.tsx';
import { blockModule, partModule } from './navigation/loaded-parts.ts';
import { Slice } from './Slice.tsx';
import { Boundary, ErrorView } from './screens/ErrorScreen.tsx';

/** A page: its blocks, one after the other. A side menu and those after it are two columns, whose look is the menu's. */
function PageScreen({ screen }: { readonly screen: Extract<Screen, { kind: 'page' }> }) {
  const { blocks } = screen;
  const menu = blocks.findIndex(({ block }) => 'variant' in block && block.variant === 'side-menu');
  const [above, beside] = menu === -1 ? [blocks, []] : [blocks.slice(0, menu), blocks.slice(menu)];
  return (
    <>
      {screen.hiddenTitle === undefined ? null : <VisuallyHidden as="h1">{screen.hiddenTitle}</VisuallyHidden>}
      <Blocks of={above} />
      {beside.length > 0 && (
        <div data-columns="">
          <Blocks of={beside.slice(0, 1)} />
          <div>
            <Blocks of={beside.slice(1)} />
          </div>
        </div>
      )}
    </>
  );
}

function Blocks({ of: blocks }: { readonly of: readonly PlacedBlock[] }) {
  return (
    <>
      {blocks.map((placed) => (
        <Slice key={placed.place.id}>
          <Boundary fallback={<FailedBlock />}>
            <BlockHere {...placed} />
          </Boundary>
        </Slice>
      ))}
    </>
  );
}

function BlockHere({ place, block }: PlacedBlock) {
  const { type, id: _, ...fields } = block;
  const { default: Component } = blockModule(type);
  const Pager = place.pager && partModule('pager').default;
  const Filters = place.filters && partModule('filters').default;
  const passage = place.hasParts && partModule('passage').default;
  return (
    <PlaceContext value={place}>
      <PartsContext value={{ above: Filters && <Filters />, below: Pager && <Pager />, passage }}>
        <Component {...fields} />
      </PartsContext>
    </PlaceContext>
  );
}

function FailedBlock() {
  const styles = useStyles(frameRecipe);
  return (
    <chakra.section css={styles.failed}>
      <chakra.p css={[containerRecipe(), styles.failedWords]}>{useWords().failedBlock}</chakra.p>
    </chakra.section>
  );
}

/** Without frames, as in a tab that is not looked at, the page arrives all the same, after so many milliseconds. */
const longestFrame = 250;

function inNextFrame(act: () => void): void {
  const run = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    act();
  };
  const frame = requestAnimationFrame(run);
  const timer = setTimeout(run, longestFrame);
}

/** Does what belongs to a change of page in two frames, what is seen first: on a slow phone each is a third of what all of it together would be. */
function arriveInFrames(head: RoutePlan['head'], hash: string, before: Position | undefined): void {
  // A place may be anywhere on the page.
  const showRest = hash === '' && !before?.top ? postponeRest() : undefined;
  inNextFrame(() => {
    arrive(head, hash, before);
    inNextFrame(() => {
      showRest?.();
      announce(head.title);
    });
  });
}

/** Does it when the router has come to another page. To places on the same page `followPlaces` leads. */
function useArrival({ head }: RoutePlan): void {
  const location = useLocation();
  const seen = useRef(location);
  useLayoutEffect(() => {
    const last = seen.current;
    // A place on the same page may be gone to without a key: by the browser itself.
    if (last.key === location.key && last.hash === location.hash) return;
    seen.current = location;
    if (!isOnPage(last, location)) arriveInFrames(head, location.hash, positionOf(location));
  }, [location, head]);
}

/** The route the router is at: the page around the blocks, and in it the screen its plan asks for. */
export function App() {
  const plan = useLoaderData<RoutePlan>();
  useArrival(plan);
  return (
    <FrameContext value={plan.frame}>
      <Layout page={plan.route}>
        <ScreenOf plan={plan} />
      </Layout>
    </FrameContext>
  );
}

export function ScreenOf({ plan: { route, frame, screen } }: { readonly plan: RoutePlan }) {
  return (
    <FrameContext value={frame}>
      <RouteContext value={route}>
        {screen.kind === 'page' ? <PageScreen screen={screen} /> : <NotFoundScreen {...screen} />}
      </RouteContext>
    </FrameContext>
  );
}

function NotFoundScreen({ title, status, description }: NotFoundPlan) {
  return (
    <ErrorView
      title={<Words of={title} />}
      status={
        <>
          <strong>404</strong> {status}
        </>
      }
      description={description}
    />
  );
}

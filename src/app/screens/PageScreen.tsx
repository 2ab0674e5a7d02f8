import type { ReactElement } from 'react';
import { chakra } from '../../blocks/shared/chakra.tsx';
import { PartsProvider, PlaceProvider, useWords } from '../../blocks/shared/context.tsx';
import { containerRecipe } from '../../blocks/shared/recipes/container.recipe.ts';
import { useStyles } from '../../blocks/shared/styles.ts';
import { VisuallyHidden } from '../../blocks/shared/VisuallyHidden.tsx';
import type { PlacedBlock, Screen } from '../../model/screen.ts';
import { frameRecipe } from '../frame.recipe.ts';
import { blockModule, partModule } from '../navigation/loaded-parts.ts';
import { Slice } from '../Slice.tsx';
import { Boundary } from './Boundary.tsx';

type Props = { readonly screen: Extract<Screen, { kind: 'page' }> };

/** A page: its blocks, one after the other. A side menu and those after it are two columns, whose look is the menu's. */
export function PageScreen({ screen }: Props): ReactElement {
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

function Blocks({ of: blocks }: { readonly of: readonly PlacedBlock[] }): ReactElement {
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

/** A block, and where it stands. */
function BlockHere({ place, block }: PlacedBlock): ReactElement {
  const { type, id: _, ...fields } = block;
  const { default: Component } = blockModule(type);
  const Pager = place.pager && partModule('pager').default;
  const Filters = place.filters && partModule('filters').default;
  const passage = place.hasParts && partModule('passage').default;
  return (
    <PlaceProvider value={place}>
      <PartsProvider value={{ above: Filters && <Filters />, below: Pager && <Pager />, passage }}>
        <Component {...fields} />
      </PartsProvider>
    </PlaceProvider>
  );
}

/** The quiet note in the place of a block that throws. */
function FailedBlock(): ReactElement {
  const styles = useStyles(frameRecipe);
  return (
    <chakra.section css={styles.failed}>
      <chakra.p css={[containerRecipe(), styles.failedWords]}>{useWords().failedBlock}</chakra.p>
    </chakra.section>
  );
}

import { VisuallyHidden } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { BelowProvider, PlaceProvider } from '../../blocks/shared/context.tsx';
import type { PlacedBlock, Screen } from '../../model/plan.ts';
import { partModule } from '../navigation/loaded-parts.ts';
import { Slice } from '../Slice.tsx';
import { Boundary } from './Boundary.tsx';
import { FailedBlock } from './FailedBlock.tsx';

type Props = {
  readonly screen: Extract<Screen, { kind: 'page' }>;
};

/** Whether a block is a menu beside all that follow it. */
function isSideMenu({ block }: PlacedBlock): boolean {
  return 'variant' in block && block.variant === 'side-menu';
}

/** A page: its blocks, one after the other. A side menu and those after it are two columns, whose look is the menu's. */
export function PageScreen({ screen }: Props): ReactElement {
  const { blocks } = screen;
  const menu = blocks.findIndex(isSideMenu);
  const [above, beside] = menu === -1 ? [blocks, []] : [blocks.slice(0, menu), blocks.slice(menu)];
  return (
    <>
      {screen.hiddenTitle === undefined ? null : (
        <VisuallyHidden asChild>
          <h1>{screen.hiddenTitle}</h1>
        </VisuallyHidden>
      )}
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

function BlockHere({ place, block }: PlacedBlock): ReactElement {
  const { type, id: _, ...fields } = block;
  const { default: Component } = partModule(type);
  const Pager = place.pager && partModule('pager').default;
  const shown = <Component {...fields} />;
  return (
    <PlaceProvider value={place}>
      {Pager ? <BelowProvider value={<Pager />}>{shown}</BelowProvider> : shown}
    </PlaceProvider>
  );
}

import { VisuallyHidden } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { PlaceProvider } from '../../blocks/shared/context.tsx';
import type { PlacedBlock, Screen } from '../../model/plan.ts';
import { blockModule } from '../navigation/loaded-blocks.ts';
import { Slice } from '../Slice.tsx';
import { Boundary } from './Boundary.tsx';
import { FailedBlock } from './FailedBlock.tsx';

type Props = {
  readonly screen: Extract<Screen, { kind: 'page' }>;
};

/** A page: its blocks, one after the other. */
export function PageScreen({ screen }: Props): ReactElement {
  return (
    <>
      {screen.hiddenTitle === undefined ? null : (
        <VisuallyHidden asChild>
          <h1>{screen.hiddenTitle}</h1>
        </VisuallyHidden>
      )}
      {screen.blocks.map((placed) => (
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
  const { default: Component } = blockModule(type);
  return (
    <PlaceProvider value={place}>
      <Component {...fields} />
    </PlaceProvider>
  );
}

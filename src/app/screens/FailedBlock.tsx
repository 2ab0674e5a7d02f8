import { chakra, useRecipe } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useWords } from '../../blocks/shared/context.tsx';

/** The quiet note in the place of a block that throws. */
export function FailedBlock(): ReactElement {
  const container = useRecipe({ key: 'container' });
  return (
    <chakra.section paddingBlock="sectionTight">
      <chakra.p css={container()} color="fg.muted">
        {useWords().failedBlock}
      </chakra.p>
    </chakra.section>
  );
}

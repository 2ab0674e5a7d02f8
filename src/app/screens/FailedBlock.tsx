import { chakra, useRecipe } from '@chakra-ui/react';
import type { ReactElement } from 'react';

/** The quiet note in the place of a block that throws. */
export function FailedBlock(): ReactElement {
  const container = useRecipe({ key: 'container' });
  return (
    <chakra.section paddingBlock="sectionTight">
      <chakra.p css={container()} color="fg.muted">
        This part of the page cannot be shown.
      </chakra.p>
    </chakra.section>
  );
}

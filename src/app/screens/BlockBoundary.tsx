import { chakra, useRecipe } from '@chakra-ui/react';
import { Component, type ReactElement, type ReactNode } from 'react';

type Props = { readonly children: ReactNode };
type State = { readonly failed: boolean };

/** Keeps what one block throws from the rest of the page: a quiet note takes the block's place. React tells the console. */
export class BlockBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <FailedBlock /> : this.props.children;
  }
}

function FailedBlock(): ReactElement {
  const container = useRecipe({ key: 'container' });
  return (
    <chakra.section paddingBlock="sectionTight">
      <chakra.p css={container()} color="fg.muted">
        This part of the page cannot be shown.
      </chakra.p>
    </chakra.section>
  );
}

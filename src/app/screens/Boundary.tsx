import { Component, type ReactNode } from 'react';

type Props = {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
};
type State = { readonly failed: boolean };

/** Keeps what its children throw from what is around them. React tells the console. */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

import { Component, type ReactNode } from 'react';

type Props = {
  /** What takes the place of children that throw. */
  readonly fallback: (error: unknown) => ReactNode;
  /** What the children show: another one is tried anew. */
  readonly of?: unknown;
  readonly children: ReactNode;
};

type State = { readonly of: unknown; readonly thrown?: { readonly error: unknown } | undefined };

/** Keeps what its children throw from what is around them. React tells the console. */
export class Boundary extends Component<Props, State> {
  override state: State = { of: this.props.of };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { thrown: { error } };
  }

  static getDerivedStateFromProps({ of }: Props, state: State): State | null {
    return of === state.of ? null : { of, thrown: undefined };
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    return thrown === undefined ? this.props.children : this.props.fallback(thrown.error);
  }
}

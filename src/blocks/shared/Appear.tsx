import { type ComponentType, type HTMLAttributes, type ReactElement, useState } from 'react';
import { chakra } from './styles.ts';

export type AppearProps = HTMLAttributes<HTMLElement> & { readonly element: 'div' | 'main' };

/** What makes things move, once it has been fetched. */
export const motion: { current?: ComponentType<AppearProps> } = {};

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What settles into its place when it appears, unless the visitor wants calm or what moves it isn't there. Another `key` lets it appear anew. */
export function Appear(props: AppearProps): ReactElement {
  const [Moving] = useState(() => (motion.current === undefined || isCalm() ? undefined : motion.current));
  const { element: Element, ...rest } = props;
  return Moving === undefined ? <Element {...rest} /> : <Moving {...props} />;
}

export const StyledAppear = chakra(Appear);

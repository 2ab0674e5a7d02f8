import { type ComponentType, createContext, type HTMLAttributes, type ReactElement, useContext, useState } from 'react';
import { chakra } from './styles.ts';

export type AppearProps = HTMLAttributes<HTMLElement> & { readonly element: 'div' | 'main' };

export type Motion = { current?: ComponentType<AppearProps> };

export const MotionContext = createContext<Motion>({});

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * An element that settles into its place when it appears, if it does so after the page was taken over, what makes it
 * move is there, and the visitor has not asked for calm. Else it is a plain element, at once and for good: its text
 * never waits. Give it another `key` to let it appear anew.
 */
export function Appear(props: AppearProps): ReactElement {
  const motion = useContext(MotionContext);
  const [Moving] = useState(() => (motion.current === undefined || isCalm() ? undefined : motion.current));
  const { element: Element, ...rest } = props;
  return Moving === undefined ? <Element {...rest} /> : <Moving {...props} />;
}

export const StyledAppear = chakra(Appear);

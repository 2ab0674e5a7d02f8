import { type HTMLAttributes, useLayoutEffect, useRef } from 'react';
import { chakra } from './styles.ts';

/** What makes things move, once it has been fetched. */
export const motion: { settle?: (element: HTMLElement) => void } = {};

type AppearProps = HTMLAttributes<HTMLElement> & { readonly element: 'div' | 'main' };

/** What settles into its place when it appears, unless the visitor wants calm or what moves it isn't there. Another `key` lets it appear anew. */
export function Appear({ element: Element, ...props }: AppearProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (ref.current !== null && !matchMedia('(prefers-reduced-motion: reduce)').matches) motion.settle?.(ref.current);
  }, []);
  return <Element ref={ref} {...props} />;
}

export const StyledAppear = chakra(Appear);

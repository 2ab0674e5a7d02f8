import { domAnimation, LazyMotion, m } from 'framer-motion';
import type { ReactElement } from 'react';
import type { AppearProps } from '../../blocks/shared/Appear.tsx';

const elements = { div: m.div, main: m.main } as const;

/** What appears is readable from the first moment on, and settles in the time of a blink. */
const from = { opacity: 0.4, y: 6 };
const to = { opacity: 1, y: 0 };
const transition = { duration: 0.2, ease: 'easeOut' } as const;

/** In the place of an element that appears. */
export function Moving({ element, children, className, id, role, ...aria }: AppearProps): ReactElement {
  const Element = elements[element];
  // React's events of drags and animations have other types in framer-motion.
  const attributes = Object.fromEntries(Object.entries(aria).filter(([name]) => /^(?:aria|data)-/.test(name)));
  const kept = { ...attributes, ...(className === undefined ? {} : { className }) };
  return (
    <LazyMotion features={domAnimation} strict>
      <Element initial={from} animate={to} transition={transition} id={id} role={role} {...kept}>
        {children}
      </Element>
    </LazyMotion>
  );
}

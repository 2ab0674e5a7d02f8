import { animate } from 'framer-motion/dom/mini';

/** What appears is readable from the first moment on, and settles in the time of a blink. */
export const settle = (element: HTMLElement): void =>
  void animate(
    element,
    { opacity: [0.4, 1], transform: ['translateY(6px)', 'none'] },
    { duration: 0.2, ease: 'easeOut' },
  );

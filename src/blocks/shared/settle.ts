/**
 * Lets what has just appeared settle into its place, in the time of a blink. Its text is readable from the first moment on. Nothing moves for
 * visitors who have asked for calm.
 */
export function settle(element: Element | null): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element?.animate(
    { opacity: [0.4, 1], transform: ['translateY(6px)', 'none'] },
    { duration: 200, easing: 'ease-out' },
  );
}

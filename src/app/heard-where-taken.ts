/** For how long React may take to take all of a page over, in milliseconds. After it, it hears everything. */
const LONGEST = 10_000;

/** Whether React has come to an element: it leaves a mark of its own on those that it has. */
const isTaken = (target: EventTarget | null): boolean =>
  target !== null && Object.keys(target).some((key) => key.startsWith('__reactFiber$'));

/**
 * Lets React listen to its root (in `listen`) and hear only what happens to parts of the page that it has taken over. An event elsewhere would
 * make it take over at once all that stands around it, in one long task, while a visitor waits for the answer to a tap. Browsers and
 * the boot script answer there as they did before.
 */
export function hearWhereTaken(root: HTMLElement, listen: () => void): void {
  const until = performance.now() + LONGEST;
  root.addEventListener = (type: string, heard: EventListener, options?: AddEventListenerOptions | boolean): void => {
    const act = (event: Event): void => {
      if (performance.now() > until || isTaken(event.target)) heard(event);
    };
    EventTarget.prototype.addEventListener.call(root, type, act, options);
  };
  listen();
  Reflect.deleteProperty(root, 'addEventListener');
}

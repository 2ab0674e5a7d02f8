function heightOf(root: Element): string {
  return `${Math.ceil(root.getBoundingClientRect().height)}px`;
}

/** Makes a frame as high as the page in it, now and whenever that changes: an answer opens, a picture arrives. */
function followHeight(frame: HTMLIFrameElement): void {
  const [box, root] = [frame.closest<HTMLElement>('[data-fit]'), frame.contentDocument?.getElementById('root')];
  if (box === null || root === null || root === undefined) return;
  // To a screen reader the pages of all frames are one: each is called by its frame's name.
  root.querySelector('main')?.setAttribute('aria-label', frame.title);
  const resize = (): void => box.style.setProperty('--height', heightOf(root));
  new ResizeObserver(resize).observe(root);
  resize();
}

/** Keeps every frame in a box with `data-fit` as high as its page. */
export function fitFrames(): void {
  // A load is told to the frame only, and does not bubble.
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLIFrameElement) followHeight(target);
    },
    true,
  );
  for (const frame of document.querySelectorAll('iframe')) followHeight(frame);
}

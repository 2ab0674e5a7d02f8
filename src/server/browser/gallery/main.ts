import { hearChanges } from '../changes.ts';
import { morphPage } from '../morph.ts';
import { copyOnPress } from './copy.ts';
import { findOnInput, showFound } from './find.ts';

copyOnPress();
fitFrames();
findOnInput();
// What was saved while the connection was down is only seen now. The first connection follows upon a page that is new.
let isNew = true;
hearChanges({
  changed: () => void renewGallery(),
  connected: () => {
    if (!isNew) void renewGallery();
    isNew = false;
  },
});

async function fetched(address: string): Promise<Document> {
  const response = await fetch(address, { headers: { accept: 'text/html' }, cache: 'no-store' });
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** Changes the page in a frame to what its address gives now. A frame that has not been looked at yet is left alone. */
async function renewFrame(frame: HTMLIFrameElement): Promise<void> {
  const shown = frame.contentDocument;
  if (shown?.getElementById('root') == null) return;
  morphPage(await fetched(frame.src), shown);
}

/** Fetches this page and those in its frames again, and changes what is shown to them, without a flash. */
async function renewGallery(): Promise<void> {
  morphPage(await fetched(location.href));
  showFound();
  await Promise.all([...document.querySelectorAll('iframe')].map(renewFrame));
}

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
function fitFrames(): void {
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

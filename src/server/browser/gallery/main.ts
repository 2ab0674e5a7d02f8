import { updateEvent } from '../../dev/problem.ts';
import { morphPage } from '../morph.ts';
import { copyOnPress } from './copy.ts';
import { findOnInput, showFound } from './find.ts';
import { fitFrames } from './fit.ts';

copyOnPress();
fitFrames();
findOnInput();
import.meta.hot?.on(updateEvent, () => void renewGallery());
// What was saved while the connection was down, or the server started anew, is only seen now. The first connection
// follows upon a page that is new.
let isNew = true;
import.meta.hot?.on('vite:ws:connect', () => {
  if (!isNew) void renewGallery();
  isNew = false;
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

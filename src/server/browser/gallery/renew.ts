import { morphPage } from '../morph.ts';

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
export async function renewGallery(): Promise<void> {
  morphPage(await fetched(location.href));
  await Promise.all([...document.querySelectorAll('iframe')].map(renewFrame));
}

import { ownActionOf } from '../../builder/plan/sources.ts';
import type { Block } from '../../model/generated/resolved.ts';
import type { SitePage } from '../../model/plan.ts';
import type { PlacedBlock } from '../../model/screen.ts';
import type { Site } from '../../model/site.ts';
import { mailboxPath } from './mailbox.ts';
import { localAction } from './protocol.ts';

/** The site as a server on this machine shows it: what its forms send goes to that server, but for those with an address of their own. */
export function towardsMailbox<S extends Site>(site: S): S {
  const { email, forms } = site.settings;
  if (email === undefined && forms === undefined) return site;
  const here = {
    ...(email === undefined ? {} : { email: { ...email, origin: '' } }),
    ...(forms === undefined ? {} : { forms: { action: localAction(forms.action) } }),
  };
  return { ...site, settings: { ...site.settings, ...here } };
}

function blockTowardsMailbox(placed: PlacedBlock): PlacedBlock {
  const own = ownActionOf(placed.block);
  const action = own === undefined ? undefined : localAction(own);
  // The block keeps its type, and its action is a text as before.
  return action === own ? placed : { ...placed, block: { ...placed.block, action } as Block };
}

/** A page whose forms send to the server here. One without such forms stays the same object, and so does one of which this was made. */
export function pageTowardsMailbox<Page extends Pick<SitePage, 'screen'>>(page: Page): Page {
  const { screen } = page;
  if (screen.kind !== 'page') return page;
  const blocks = screen.blocks.map(blockTowardsMailbox);
  return blocks.every((placed, index) => placed === screen.blocks[index])
    ? page
    : { ...page, screen: { ...screen, blocks } };
}

/** What a server says about its mailbox when it starts. */
export function mailboxLine(origin: string): string {
  return `Messages of the forms: ${origin}${mailboxPath}\n`;
}

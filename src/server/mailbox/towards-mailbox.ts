import type { Site } from '../../model/site.ts';
import { mailboxPath } from './mailbox.ts';

/** The site as a server on this machine shows it: what its forms send goes to that server. */
export function towardsMailbox(site: Site): Site {
  const { email } = site.settings;
  return email === undefined ? site : { ...site, settings: { ...site.settings, email: { ...email, origin: '' } } };
}

/** What a server says about its mailbox when it starts. */
export function mailboxLine(origin: string): string {
  return `Messages of the contact form: ${origin}${mailboxPath}\n`;
}

import { always } from './by-name.ts';
import type { Wording } from './entry.ts';

const OTHERS_SEE = 'Write the address that others see when you send it to them, or delete the link.';
const VISITORS_SEE = 'Write the address that visitors see.';
const PDF = 'Or put a PDF of it into public/.';

function login(message: string, hint: string): Wording {
  return always(`${message} Visitors would be asked to log in.`, hint);
}

/** Words about addresses that only their owner can open. */
export const privateLinks = {
  'form-editor': login(
    'This address is for changing the form, not for filling it in.',
    'In Google Forms, choose "Send", and write the link you get there.',
  ),
  'document-editor': always(
    'This address opens the document for editing. Visitors may be asked to log in.',
    `To show it, choose "Share" and "Publish to web" in its menu, and write the address you get there. ${PDF}`,
  ),
  'own-drive': login(
    'This is your own Google Drive.',
    'Share the file or folder with "Anyone with the link", and write that link.',
  ),
  'own-account': login('This address shows everybody something of their own, not of yours.', OTHERS_SEE),
  'onedrive-editor': login(
    'This address opens the document for editing.',
    `Share the file with "Anyone with the link", and write that link. ${PDF}`,
  ),
  organisation: login(
    'This address is for the people of an organisation.',
    `Share the file with "Anyone", and write that link. ${PDF}`,
  ),
  notion: login(
    'Pages at notion.so are for people who are logged in.',
    'In Notion, choose "Share" and "Publish", and write the address you get there: it ends in notion.site.',
  ),
  'design-editor': login(
    'This address opens the design for editing.',
    `In Canva, choose "Share" and "Public view link", and write that. ${PDF}`,
  ),
  'own-dropbox': login('This is your own Dropbox.', 'Share the file or folder, and write the link you get there.'),
  'own-profile': always(
    'This address shows everybody something of their own, not of yours.',
    'Write the address of your profile, as others see it.',
  ),
  workplace: login('This is where you work on your own things.', VISITORS_SEE),
  'site-admin': login('This is where a site is worked on.', VISITORS_SEE),
};

import { error, warning } from './entry.ts';
import { plain } from './traits.ts';

/** What a file or a text seems to be that nobody should publish. */
const secrets = {
  'private-key': 'a private key',
  passwords: 'a list of passwords or access keys',
  'server-settings': 'the settings of a server',
  database: 'a copy of a database',
  backup: 'a backup copy',
  record: 'a record of what a program did',
  'google-key': 'an access key for Google',
  token: 'a token that lets somebody in (a JWT)',
  'access-key': 'an access key',
  'server-key': 'a key of a server, not the public key of EmailJS',
};

/** What becomes of a file that isn't only sent. */
const uses = {
  program: 'Some hosts run this file as a program. Others show everybody what is in it.',
  settings: 'Some hosts take this file for their settings. Others show everybody what is in it.',
  worker:
    'Browsers may run this file as a service worker. From then on, it decides what visitors see, also after a new version.',
};

export type Secret = keyof typeof secrets;

/** Words about files that are not for visitors, and what in texts isn't. */
export const publicFiles = {
  'hidden-file': error(
    plain,
    'Such files often hold passwords, keys or the history of a site, and attackers look for them on every site.',
    (facts: { name: string; isFolder: boolean; address: string | undefined }) => ({
      message: `"${facts.name}" starts with a dot. Such ${facts.isFolder ? 'folders' : 'files'} often hold passwords or private notes, and everybody could read them on your site.`,
      hint:
        facts.address === undefined
          ? 'Move it out of public/.'
          : `Move it out of public/. If visitors should have it, add ${facts.address} to "allowedFiles" in site.yaml.`,
    }),
  ),
  'active-file': error(
    plain,
    'A program on one of your pages can see and do whatever its visitor can.',
    (facts: { address: string }) => ({
      message: 'This file can run programs on your site, and nothing checks what is in it.',
      hint: `Make it a page in pages/. If you trust whoever wrote it, add ${facts.address} to "allowedFiles" in site.yaml.`,
    }),
  ),
  'host-file': warning(
    plain,
    'What hosts do with such a file differs: one runs it, the next shows everybody what is in it.',
    (facts: { use: keyof typeof uses; address: string }) => ({
      message: uses[facts.use],
      hint: `Move it out of public/. If it belongs there, add ${facts.address} to "allowedFiles" in site.yaml.`,
    }),
  ),
  'idle-permission': warning(
    plain,
    'Some day a file of that name could be published without anybody noticing.',
    (facts: { name: string; exists: boolean }) => ({
      message: facts.exists
        ? `"${facts.name}" can be published without being listed here.`
        : `There's no file public${facts.name.startsWith('/') ? '' : '/'}${facts.name}, so this line allows nothing.`,
      hint: 'Delete this line.',
    }),
  ),
  'private-file': error(
    plain,
    'Attackers look for such files on every site, and find them within hours.',
    (facts: { what: Secret; address: string }) => ({
      message: `This looks like ${secrets[facts.what]}, and everybody could read it on your site.`,
      hint: `Move it out of public/. If visitors should have it, add ${facts.address} to "allowedFiles" in site.yaml.`,
    }),
  ),
  'secret-text': warning(
    plain,
    'Programs look for such keys on all sites, and use what they find within minutes.',
    (facts: { what: Secret; address: string | undefined }) => ({
      message: `This looks like ${secrets[facts.what]}, and everybody could read it on your site.`,
      hint: `Delete it here. If the file was ever published or shared, have its service make a new one.${facts.address === undefined ? '' : ` If visitors should have it, add ${facts.address} to "allowedFiles" in site.yaml.`}`,
    }),
  ),
};

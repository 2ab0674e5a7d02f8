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

export type Secret = keyof typeof secrets;

/** Words about what nobody should publish. */
export const secretFiles = {
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

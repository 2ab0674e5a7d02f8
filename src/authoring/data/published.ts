import { wordTable } from '../../values/word-table.ts';
import { refuse } from '../refused.ts';

/** How what is shared with a program of the web can be had as data: where it is, and what changes in its address. */
type Program = {
  readonly from: string;
  readonly host?: string;
  readonly path?: readonly [written: string, better: string];
  /** What the address asks for besides, or `isBare` for nothing else. `{gid}` is the sheet that is shown. */
  readonly asks?: Readonly<Record<string, string>>;
  readonly isBare?: true;
};

const programs = wordTable<readonly Program[]>('shared-data');

/** Changes the address to the one that gives the data. @param ending of the file that it goes into */
function toData(url: URL, ending: string): void {
  const program = programs().find(({ from }) => new RegExp(from).test(`${url.host}${url.pathname}`));
  if (program === undefined) return;
  const { host = url.host, path: [written, better] = ['$', ''], asks = {}, isBare } = program;
  const [, gid = ''] = /gid=(\d+)/.exec(`${url.hash}${url.search}`) ?? [];
  if (isBare === true) url.search = '';
  url.host = host;
  url.pathname = url.pathname.replace(new RegExp(written), better);
  for (const [name, wanted] of Object.entries(asks)) {
    const value = wanted.replace('{gid}', gid).replace('{ending}', ending === 'tsv' ? 'tsv' : 'csv');
    if (value !== '') url.searchParams.set(name, value);
  }
}

/**
 * The address that gives data, from the one that somebody has copied: a link to what a program of the web shares gives a page otherwise.
 * @param file that the data goes into
 * @throws Refused where it is none
 */
export function dataAddress(typed: string, file: string): URL {
  const text = typed.trim();
  if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) refuse({ why: 'no-address', typed: text });
  const url = new URL(text);
  if (!isSafe(url)) refuse({ why: 'not-https', address: text });
  if (url.username !== '' || url.password !== '') refuse({ why: 'with-password' });
  toData(url, file.replace(/^.*\./, ''));
  url.hash = '';
  return url;
}

/** Whether nobody on the way can change what is sent: it is encrypted, or doesn't leave this computer. */
export function isSafe({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname));
}

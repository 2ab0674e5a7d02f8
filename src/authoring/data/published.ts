import { refuse } from '../refused.ts';

/** How what is shared with a program of the web can be had as data. */
type Program = {
  readonly isFrom: (url: URL) => boolean;
  /** Changes the address to the one that gives the data. @param ending of the file that it goes into */
  readonly toData: (url: URL, ending: string) => void;
};

const PROGRAMS: readonly Program[] = [
  {
    // A sheet that is published: /spreadsheets/d/e/KEY/pubhtml.
    isFrom: ({ host, pathname }) =>
      host === 'docs.google.com' && /^\/spreadsheets\/d\/e\/[\w-]+\/pub(?:html)?$/.test(pathname),
    toData: (url, ending) => {
      url.pathname = url.pathname.replace(/pubhtml$/, 'pub');
      if (url.searchParams.has('gid')) url.searchParams.set('single', 'true');
      url.searchParams.set('output', ending === 'tsv' ? 'tsv' : 'csv');
    },
  },
  {
    // A sheet as it is edited, shared with everybody who has the link: /spreadsheets/d/KEY/edit#gid=0.
    isFrom: ({ host, pathname }) =>
      host === 'docs.google.com' && /^\/spreadsheets\/d\/[\w-]{20,}\/(?:edit|view)?$/.test(pathname),
    toData: (url, ending) => {
      const [, gid] = /gid=(\d+)/.exec(url.hash) ?? /gid=(\d+)/.exec(url.search) ?? [];
      url.pathname = url.pathname.replace(/[^/]*$/, 'export');
      url.search = new URLSearchParams({
        format: ending === 'tsv' ? 'tsv' : 'csv',
        ...(gid === undefined ? {} : { gid }),
      }).toString();
    },
  },
  {
    isFrom: ({ host }) => /(?:^|\.)dropbox\.com$/.test(host),
    toData: (url) => url.searchParams.set('dl', '1'),
  },
  {
    isFrom: ({ host }) => host.endsWith('.sharepoint.com'),
    toData: (url) => url.searchParams.set('download', '1'),
  },
  {
    isFrom: ({ host, pathname }) => host === 'github.com' && /^\/[^/]+\/[^/]+\/blob\//.test(pathname),
    toData: (url) => {
      url.host = 'raw.githubusercontent.com';
      url.pathname = url.pathname.replace('/blob/', '/');
    },
  },
  {
    // Nextcloud, with LibreOffice or another program in it.
    isFrom: ({ pathname }) => /(?:^|\/)s\/[A-Za-z0-9]{15}\/?$/.test(pathname),
    toData: (url) => {
      url.pathname = `${url.pathname.replace(/\/$/, '')}/download`;
    },
  },
];

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
  PROGRAMS.find(({ isFrom }) => isFrom(url))?.toData(url, file.replace(/^.*\./, ''));
  url.hash = '';
  return url;
}

/** Whether nobody on the way can change what is sent: it is encrypted, or doesn't leave this computer. */
export function isSafe({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname));
}

import type { PlainLink } from '../../diagnostics/messages/told.ts';

type PrivateService = { readonly host: RegExp; readonly path: RegExp; readonly why: PlainLink };

/** Addresses that say by themselves that they are for their owners: what is there to be changed, or is in somebody's own space. */
const places: readonly PrivateService[] = [
  {
    host: /^docs\.google\.com$/,
    path: /^\/forms\/(?:u\/\d+\/)?d\/[^/]+\/edit$/,
    why: 'form-editor',
  },
  {
    host: /^docs\.google\.com$/,
    path: /^\/(?:document|spreadsheets|presentation|drawings)\/(?:u\/\d+\/)?d\/[^/]+\/edit$/,
    why: 'document-editor',
  },
  {
    host: /^drive\.google\.com$/,
    path: /^\/drive\/(?:u\/\d+\/)?(?:my-drive|home|recent|starred|shared-with-me|quota|trash)$/,
    why: 'own-drive',
  },
  {
    host: /^(?:mail|calendar|contacts|photos|keep)\.google\.com$/,
    path: /^\/(?:mail|calendar\/(?:u\/\d+\/)?r|u\/\d+)(?:\/|$)/,
    why: 'own-account',
  },
  {
    host: /^outlook\.(?:live|office|office365)\.com$/,
    path: /^\/(?:mail|calendar|owa)(?:\/(?!published|calendar\/)|$)/,
    why: 'own-account',
  },
  {
    host: /^onedrive\.live\.com$/,
    path: /^\/edit\.aspx$/,
    why: 'onedrive-editor',
  },
  {
    host: /\.sharepoint\.com$/,
    path: /^\/(?:sites|teams|personal)\/|\/_layouts\/|\/AllItems\.aspx$/,
    why: 'organisation',
  },
  {
    host: /^(?:www\.)?notion\.so$/,
    path: /[\da-f]{32}$/,
    why: 'notion',
  },
  {
    host: /^(?:www\.)?canva\.com$/,
    path: /^\/design\/.+\/edit$/,
    why: 'design-editor',
  },
  {
    host: /^(?:www\.)?dropbox\.com$/,
    path: /^\/home(?:\/|$)/,
    why: 'own-dropbox',
  },
  {
    host: /^(?:(?:www|m)\.)?facebook\.com$|^(?:www\.)?linkedin\.com$/,
    path: /^\/(?:me|messages|feed|in\/me|company\/\d+\/admin)(?:\/|$)/,
    why: 'own-profile',
  },
  {
    host: /^(?:studio\.youtube|business\.facebook)\.com$/,
    path: /^/,
    why: 'workplace',
  },
  {
    host: /^/,
    path: /\/wp-admin(?:\/|$)|\/wp-login\.php$/,
    why: 'site-admin',
  },
];

/** Which of the things that only their owner can open a link leads to, as far as its address says so. */
export function privateLink({ hostname, pathname }: URL): PrivateService['why'] | undefined {
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  return places.find((place) => place.host.test(hostname) && place.path.test(path))?.why;
}

/** An address that only its owner can open, and what to write in its place. */
type PrivateLink = { readonly reason: string; readonly better: string };

type Place = PrivateLink & { readonly host: RegExp; readonly path: RegExp };

const LOGIN = 'Visitors would be asked to log in.';
const OWN = 'Write the address that others see when you send it to them, or delete the link.';
const PUBLISHED =
  'choose "Share" and "Publish to web" in its menu, and write the address you get there. Or put a PDF of it into public/.';

/** Addresses that say by themselves that they are for their owners: what is there to be changed, or is in somebody's own space. */
const places: readonly Place[] = [
  {
    host: /^docs\.google\.com$/,
    path: /^\/forms\/(?:u\/\d+\/)?d\/[^/]+\/edit$/,
    reason: `This address is for changing the form, not for filling it in. ${LOGIN}`,
    better: 'In Google Forms, choose "Send", and write the link you get there.',
  },
  {
    host: /^docs\.google\.com$/,
    path: /^\/(?:document|spreadsheets|presentation|drawings)\/(?:u\/\d+\/)?d\/[^/]+\/edit$/,
    reason: 'This address opens the document for editing. Visitors may be asked to log in.',
    better: `To show it, ${PUBLISHED}`,
  },
  {
    host: /^drive\.google\.com$/,
    path: /^\/drive\/(?:u\/\d+\/)?(?:my-drive|home|recent|starred|shared-with-me|quota|trash)$/,
    reason: `This is your own Google Drive. ${LOGIN}`,
    better: 'Share the file or folder with "Anyone with the link", and write that link.',
  },
  {
    host: /^(?:mail|calendar|contacts|photos|keep)\.google\.com$/,
    path: /^\/(?:mail|calendar\/(?:u\/\d+\/)?r|u\/\d+)(?:\/|$)/,
    reason: `This address shows everybody something of their own, not of yours. ${LOGIN}`,
    better: OWN,
  },
  {
    host: /^outlook\.(?:live|office|office365)\.com$/,
    path: /^\/(?:mail|calendar|owa)(?:\/(?!published|calendar\/)|$)/,
    reason: `This address shows everybody something of their own, not of yours. ${LOGIN}`,
    better: OWN,
  },
  {
    host: /^onedrive\.live\.com$/,
    path: /^\/edit\.aspx$/,
    reason: `This address opens the document for editing. ${LOGIN}`,
    better: 'Share the file with "Anyone with the link", and write that link. Or put a PDF of it into public/.',
  },
  {
    host: /\.sharepoint\.com$/,
    path: /^\/(?:sites|teams|personal)\/|\/_layouts\/|\/AllItems\.aspx$/,
    reason: `This address is for the people of an organisation. ${LOGIN}`,
    better: 'Share the file with "Anyone", and write that link. Or put a PDF of it into public/.',
  },
  {
    host: /^(?:www\.)?notion\.so$/,
    path: /[\da-f]{32}$/,
    reason: `Pages at notion.so are for people who are logged in. ${LOGIN}`,
    better: 'In Notion, choose "Share" and "Publish", and write the address you get there: it ends in notion.site.',
  },
  {
    host: /^(?:www\.)?canva\.com$/,
    path: /^\/design\/.+\/edit$/,
    reason: `This address opens the design for editing. ${LOGIN}`,
    better: 'In Canva, choose "Share" and "Public view link", and write that. Or put a PDF of it into public/.',
  },
  {
    host: /^(?:www\.)?dropbox\.com$/,
    path: /^\/home(?:\/|$)/,
    reason: `This is your own Dropbox. ${LOGIN}`,
    better: 'Share the file or folder, and write the link you get there.',
  },
  {
    host: /^(?:(?:www|m)\.)?facebook\.com$|^(?:www\.)?linkedin\.com$/,
    path: /^\/(?:me|messages|feed|in\/me|company\/\d+\/admin)(?:\/|$)/,
    reason: 'This address shows everybody something of their own, not of yours.',
    better: 'Write the address of your profile, as others see it.',
  },
  {
    host: /^(?:studio\.youtube|business\.facebook)\.com$/,
    path: /^/,
    reason: `This is where you work on your own things. ${LOGIN}`,
    better: 'Write the address that visitors see.',
  },
  {
    host: /^/,
    path: /\/wp-admin(?:\/|$)|\/wp-login\.php$/,
    reason: `This is where a site is worked on. ${LOGIN}`,
    better: 'Write the address that visitors see.',
  },
];

/** What is wrong with a link to something that only its owner can open, as far as its address says so. */
export function privateLink({ hostname, pathname }: URL): PrivateLink | undefined {
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  return places.find((place) => place.host.test(hostname) && place.path.test(path));
}

import { asTyped } from '../as-typed.ts';

/** What programs are told where a link leads to their page and not to the data. */
const HOW_TO_PUBLISH = [
  'A link that opens in a browser often shows the data on a web page. A link to the data itself:',
  '  Google Sheets: File > Share > Publish to web, choose the sheet and "Comma-separated values (.csv)".',
  '  Excel, LibreOffice: save the sheet as CSV, put that file online, and copy the link that downloads it.',
].join('\n');

const inMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toLocaleString('en-US')} MB`;

/** Why no data is fetched. */
export const ofFetching = {
  'no-data-name': ({ known }: { known: readonly string[] }) =>
    known.length === 0
      ? 'No kind of this site names a file with its entries. Write one in a kind first, such as "data: data/prices.csv".'
      : `Say which data: ${known.map((name) => asTyped(`data ${name}`)).join(', or ')}.`,
  'no-data-kind': ({ name, known }: { name: string; known: readonly string[] }) =>
    `"${name}" is neither a kind with "data" nor the file of one.${known.length === 0 ? '' : ` The kinds with data: ${known.join(', ')}.`}`,
  'no-data-file': ({ name, file }: { name: string; file: string }) =>
    `The kind "${name}" doesn't say where its entries are. Add "data: data/${name}.csv" to ${file} first.`,
  'kind-with-data': ({ name, file }: { name: string; file: string }) =>
    `All entries of the kind "${name}" are in ${file}, so none has a page of its own. Add a row or an entry to that file.`,
  'no-source': ({ name, kindFile }: { name: string; kindFile: string }) =>
    `Where is the data? Give its address, ${asTyped(`data ${name} https://...`)}, or add it to ${kindFile}: "source: https://..."`,
  'no-address': ({ typed }: { typed: string }) =>
    `"${typed}" isn't an address. It begins with https://, as your browser shows it.`,
  'not-https': ({ address }: { address: string }) =>
    `${address} isn't encrypted, so anybody on the way could change the data. Use an address that begins with https://.`,
  'near-address': ({ host }: { host: string }) =>
    `${host} is on this computer or in its own network, and data is fetched only from the internet. Download it yourself, and save it as the file that the kind names.`,
  'linked-data': ({ file }: { file: string }) =>
    `${file} is a shortcut (symbolic link) to another file, and fetched data is never written through one. Put a file in its place.`,
  'with-password': 'The address has a name and a password in it. Use one that works without them.',
  'no-answer': ({ host, reason }: { host: string; reason: string }) =>
    `${host} can't be reached (${reason}). Check the address and your connection.`,
  'too-slow': ({ host, seconds }: { host: string; seconds: number }) =>
    `${host} didn't send all of it in ${seconds} seconds. Try again later.`,
  'too-many-redirects': ({ address, most }: { address: string; most: number }) =>
    `${address} leads on more than ${most} times. Use the address where it ends.`,
  'too-much': ({ address, most }: { address: string; most: number }) =>
    `${address} has more than ${inMegabytes(most)}, and a file of data has ${inMegabytes(most)} at most.`,
  'not-shared': ({ host }: { host: string }) =>
    `${host} shows this only to people who are signed in. Share it with everybody who has the link, or publish it.`,
  'nothing-there': ({ address }: { address: string }) =>
    `There's nothing at ${address}. It may have been moved, deleted or unpublished.`,
  'other-status': ({ host, status }: { host: string; status: number }) =>
    `${host} answered with an error (status ${status}). Try again later, or check the address.`,
  'web-page': ({ address }: { address: string }) => `${address} gives a web page, not data.\n${HOW_TO_PUBLISH}`,
  workbook: ({ address }: { address: string }) =>
    `${address} gives a whole workbook (such as .xlsx or .ods), not a table as text.\n${HOW_TO_PUBLISH}`,
  'nothing-in-it': ({ address }: { address: string }) =>
    `${address} gives nothing: the answer is empty. Nothing was written.`,
  'other-form': ({ address, form, file }: { address: string; form: string; file: string }) =>
    `${address} gives ${form}, which can't be read from a file called ${file}. Let the kind name a file with the right ending.`,
};

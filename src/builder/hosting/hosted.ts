import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asTyped } from '../../diagnostics/as-typed.ts';
import { ignoreMissing } from '../../disk/error-code.mjs';
import { paramsOf } from '../../model/address.ts';
import {
  type HeaderLine,
  type HeaderRule,
  headersAt,
  headersFile,
  parseHeaders,
} from '../../outputs/headers/header-rules.ts';
import { redirectsFile } from '../../outputs/redirects.ts';
import { Failure } from '../failure.ts';
import { readMarker } from '../write/own-file.ts';

/** A path segment that may be sent back in a Location header: no slash of either kind, nothing that ends a line. */
const segment = '[^/\\\\\\x00-\\x1f]+';

export function literally(text: string): string {
  return text
    .replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
    .replaceAll('\\/', '/')
    .replaceAll('\\-', '-');
}

/**
 * A pattern (PCRE, Go, JavaScript) for addresses with slashes at their end; group 1 is the address without. Two slashes at
 * the beginning do not match: sent back, `//elsewhere.example` would lead to another site.
 * @param base what the addresses begin with, and group 1 too
 */
export function trailingSlash(base: string): string {
  return `^(${literally(base)}(?:${segment}/)*${segment})/+$`;
}

export function quoted(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/** Gives what writes lines between braces. @param indent what each begins with */
export function blocksWith(indent: string): (head: string, lines: readonly string[]) => string[] {
  return (head, lines) => [`${head} {`, ...lines.map((line) => (line === '' ? '' : indent + line)), '}'];
}

/** An address that leads on: both as they go over the wire, base included. */
export type Leading = {
  readonly from: string;
  readonly params: ReturnType<typeof paramsOf>;
  readonly to: string;
};

export type Headers = ReadonlyMap<string, string>;

/** The headers of the files below a folder (`/built/`) or of one file (`/feed.xml`). */
export type Location = {
  readonly path: string;
  readonly isFolder: boolean;
  readonly headers: Headers;
  /** Those that are not the same as for every file. */
  readonly changed: Headers;
  /** Names of those that every file has, and these do not. */
  readonly gone: readonly string[];
};

export type Hosted = {
  /** The path it is served under: `/`, or `/site/`. */
  readonly base: string;
  readonly headers: Headers;
  readonly locations: readonly Location[];
  readonly omitted: readonly string[];
  readonly redirects: readonly Leading[];
};

/** What hosts say for files whose rules say nothing: kept, but asked for again each time. */
const revalidated = 'public, max-age=0, must-revalidate';

export const textIn = async (folder: string, name: string): Promise<string> =>
  (await readFile(join(folder, name), 'utf8').catch(ignoreMissing)) ?? '';

const ASKED = /^\w+=[\w.~-]+$/;

/** What a `_redirects` file says. Hosts pass over lines that they cannot read, and so does this. */
export function redirectsIn(text: string): Leading[] {
  return text.split('\n').flatMap((row) => {
    const [from = '', ...rest] = row.split(' ');
    const to = rest.find((each) => !ASKED.test(each));
    const params = paramsOf(`?${rest.filter((each) => ASKED.test(each)).join('&')}`);
    return from.startsWith('/') && to !== undefined ? [{ from, params, to }] : [];
  });
}

function headersOf(rules: readonly HeaderRule[], path: string): Headers {
  const found = headersAt(rules, path);
  const isGiven = [...found.keys()].some((name) => name.toLowerCase() === 'cache-control');
  return isGiven ? found : new Map([['Cache-Control', revalidated], ...found]);
}

/** Whether servers read a value as it is: without what any of them takes for a variable or the end of a line. */
function isLiteral(value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this is what looks for them
  return !/\$\{|\{\$|^[{}]$|[\\`\x00-\x08\x0a-\x1f\x7f]/.test(value);
}

function isDecodable(path: string): boolean {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: this is what looks for them
    return !/["#\\{}$`\x00-\x1f\x7f]/.test(decodeURI(path));
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

/** Whether settings can say which files a rule speaks of: no `*` in the middle, no `:name`, no characters that mean something to them. */
function isPlain(path: string, base: string): boolean {
  return path.startsWith(base) && /^(?:[^*:]*\/)?\*$|^[^*:]*$/.test(path) && isDecodable(path);
}

/** The rules without lines that servers would read as something else, and the names of these. */
function literalRules(rules: readonly HeaderRule[]): { readonly rules: HeaderRule[]; readonly dropped: string[] } {
  const dropped = new Set<string>();
  const kept = rules.map(({ path, lines }) => {
    const isKept = ({ name, value = '' }: HeaderLine): boolean => isLiteral(value) || !dropped.add(name);
    return { path, lines: lines.filter(isKept) };
  });
  return { rules: kept, dropped: [...dropped] };
}

function locationOf(path: string, rules: readonly HeaderRule[], all: Headers): Location {
  // A `*` matches itself, so the rule's own path stands for all files below it.
  const headers = headersOf(rules, path);
  return {
    path: path.replace(/\*$/, ''),
    isFolder: path.endsWith('*'),
    headers,
    changed: new Map([...headers].filter(([name, value]) => all.get(name) !== value)),
    gone: [...all.keys()].filter((name) => !headers.has(name)),
  };
}

/** Reads what a build has written for hosts. @throws Failure when there is no built site in the folder */
export async function hostedIn(folder: string): Promise<Hosted> {
  const marker = await readMarker(folder);
  if (marker === undefined) throw new Failure(`There is no built site in ${folder}. Run the build first.`);
  const { base } = marker;
  const { rules, dropped } = literalRules(parseHeaders(await textIn(folder, headersFile)));
  const paths = [...new Set(rules.map(({ path }) => path))].filter((path) => path !== '/*' && path !== `${base}*`);
  const headers = headersOf(rules, `${base}*`);
  return {
    base,
    headers,
    locations: paths
      .filter((path) => isPlain(path, base))
      .sort((a, b) => a.length - b.length)
      .map((path) => locationOf(path, rules, headers)),
    omitted: [
      // In quotes, so that nothing at the end joins the next line to the comment. Servers put variables into comments, too.
      ...paths
        .filter((path) => !isPlain(path, base))
        .map((path) => `the headers for ${JSON.stringify(path.replace(/[${}]/g, '?'))}`),
      ...dropped.map((name) => `the header ${name}: servers would read its value as something else`),
    ],
    redirects: redirectsIn(await textIn(folder, redirectsFile)),
  };
}

export function preface({ omitted }: Hosted, server: string): string {
  const lines = [`Made by "${asTyped(`hosting ${server}`)}" from the built site. Make it again after each build.`];
  const missing = omitted.map((what) => `Not here: ${what}`);
  return [...lines, ...missing].map((line) => `# ${line}\n`).join('');
}

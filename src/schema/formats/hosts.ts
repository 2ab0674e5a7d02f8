import { BlockList, isIP } from 'node:net';
import { domainToUnicode } from 'node:url';

/**
 * Whether a parsed address has a host that can exist. `URL` also takes names such as `a;b`, which would end a source in a
 * Content-Security-Policy and begin a rule of its own there.
 */
export const isHostName = (hostname: string): boolean => /^(?:[\w.-]+|\[[\da-f:.]+\])$/i.test(hostname);

export const parsedUrl = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

/** From where a host can be reached, if not from everywhere. */
export type Reach = 'own-computer' | 'own-network';

const own = new BlockList();
own.addSubnet('127.0.0.0', 8);
own.addAddress('0.0.0.0');
own.addAddress('::1', 'ipv6');
own.addAddress('::', 'ipv6');

/** Addresses that the internet does not lead to. https://www.iana.org/assignments/iana-ipv4-special-registry */
const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(net, bits);
}
for (const [net, bits] of [
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
  // Ways of old into networks of IPv4.
  ['2001::', 32],
  ['2002::', 16],
  ['64:ff9b:1::', 48],
] as const) {
  inside.addSubnet(net, bits, 'ipv6');
}

/** Names that only routers and offices give. */
const INSIDE_NAMES = /(?:^|\.)(?:local|internal|intranet|lan|home|corp|private|localdomain|home\.arpa)$/;

/**
 * From where the host of a link can be reached; undefined if from everywhere.
 * @param host as `URL` gives it: numbers written in other ways are an address with dots there
 */
export function reachOf(host: string): Reach | undefined {
  const name = host.replace(/\.$/, '').toLowerCase();
  if (/(?:^|\.)localhost$/.test(name)) return 'own-computer';
  const address = embeddedIPv4(name.replace(/^\[|\]$|%[\s\S]*/g, ''));
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  if (isIP(address) === 0) return INSIDE_NAMES.test(name) || !name.includes('.') ? 'own-network' : undefined;
  if (own.check(address, family)) return 'own-computer';
  return inside.check(address, family) ? 'own-network' : undefined;
}

/** `::ffff:7f00:1` and `64:ff9b::7f00:1` lead where 127.0.0.1 does. */
function embeddedIPv4(address: string): string {
  const [, high, low] = /^(?:::ffff:|64:ff9b::|::)([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(address) ?? [];
  if (high === undefined || low === undefined) return address;
  const [a, b] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [a >> 8, a & 255, b >> 8, b & 255].join('.');
}

/** Scripts that are written together in one language; others in one word are there to deceive. https://www.unicode.org/reports/tr39/#Restriction_Level_Detection */
const TOGETHER: readonly (readonly string[])[] = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];

const SCRIPTS = (
  'Latin Cyrillic Greek Han Hiragana Katakana Hangul Bopomofo Arabic Hebrew Devanagari Bengali Gujarati Gurmukhi Kannada Malayalam ' +
  'Oriya Tamil Telugu Sinhala Thai Lao Khmer Myanmar Tibetan Georgian Armenian Ethiopic Cherokee Thaana Syriac Nko ' +
  'Coptic Deseret Lisu Osage'
).split(' ');
const tests = new Map(SCRIPTS.map((script) => [script, new RegExp(`\\p{Script_Extensions=${script}}`, 'u')]));
const SHARED = /[\p{Script=Common}\p{Script=Inherited}]/u;

/** Letters of Cyrillic and Greek that look like Latin ones. A whole word of them looks like another word. */
const LATIN_LOOK = /^[асԁеһіјӏорԛѕԝхуъьҽнтмкгпѵοανρυικτχεω0-9-]+$/;

/** A host whose letters deceive: how, and how it is written without such letters. */
export type Deceptive = { readonly scripts: readonly string[]; readonly plain: string };

/** Alphabets that hardly any host is named in, and in which a Latin word can be imitated. */
const LATIN_LIKE = ['Cherokee', 'Coptic', 'Deseret', 'Lisu', 'Osage'];

function looksLatin(label: string): boolean {
  if (LATIN_LOOK.test(label)) return /[^a-z0-9-]/.test(label);
  return scriptsIn(label).some((script) => LATIN_LIKE.includes(script));
}

/**
 * Whether a host mixes alphabets, or only looks as if it were written in Latin letters; undefined if not.
 * @param host as `URL` gives it
 * @param written the host as its author wrote it: one who writes a part of it as `xn--` knows what it is
 */
export function deceptiveHost(host: string, written: string): Deceptive | undefined {
  const parts = host.split('.');
  const writtenParts = written.toLowerCase().split('.');
  const isTldLatin = /\.[a-z]+\.?$/.test(host);
  for (const [index, part] of parts.entries()) {
    if (!part.startsWith('xn--') || (writtenParts.length === parts.length && writtenParts[index] === part)) continue;
    const label = domainToUnicode(part);
    const scripts = scriptsIn(label);
    if (!areOneLanguage(label) || (isTldLatin && looksLatin(label))) return { scripts, plain: host };
  }
  return undefined;
}

function scriptsIn(label: string): string[] {
  const letters = [...label].filter((letter) => !SHARED.test(letter));
  return [...tests].filter(([, test]) => letters.some((letter) => test.test(letter))).map(([script]) => script);
}

/** Whether one alphabet, or one group of them, has all letters of a label. */
function areOneLanguage(label: string): boolean {
  const letters = [...label].filter((letter) => !SHARED.test(letter));
  const isIn = (scripts: readonly string[]): boolean =>
    letters.every((letter) => scripts.some((script) => tests.get(script)?.test(letter)));
  // Alphabets that are not listed are rare, and a word in one of them deceives nobody.
  const isUnknown = (letter: string): boolean => ![...tests.values()].some((test) => test.test(letter));
  return SCRIPTS.some((script) => isIn([script])) || TOGETHER.some(isIn) || letters.every(isUnknown);
}

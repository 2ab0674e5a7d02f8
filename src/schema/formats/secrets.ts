import type { SaidOf } from '../../diagnostics/messages/say.ts';
import { wordTable } from '../../values/word-table.ts';

type Rule = { readonly pattern: RegExp; readonly what: SaidOf<'secrets'> };

/** By name, in small letters and without its folders. The first that fits counts. */
const names = wordTable<readonly { readonly pattern: string; readonly what: Rule['what'] }[]>('secret-files');

/** Keys that their services write so that anybody knows them: of AWS, GitHub, GitLab, npm, Stripe, OpenAI, Anthropic, SendGrid, Slack. */
const TOKENS = String.raw`\b(?:AKIA|ASIA)[0-9A-Z]{16}\b|\bgh[pousr]_[A-Za-z0-9]{36}\b|\bgithub_pat_[0-9A-Za-z_]{40,}|\bglpat-[\w-]{20}|\bnpm_[0-9A-Za-z]{36}\b|\b[rs]k_live_[0-9A-Za-z]{16,}|\bsk-(?:ant-|proj-)[\w-]{32,}|\bSG\.[\w-]{22}\.[\w-]{43}|\bxox[abprs]-[0-9A-Za-z-]{10,}`;

/** Keys that may be meant for everybody, but seldom are. */
const DOUBTFUL: readonly Rule[] = [
  { pattern: /\bAIza[\w-]{35}/, what: 'google-key' },
  { pattern: /(?<![\w-])eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/, what: 'token' },
];

/** Keys that no text of a site has a reason to show. */
const IN_TEXTS: readonly Rule[] = [
  ...DOUBTFUL,
  { pattern: new RegExp(TOKENS), what: 'access-key' },
  { pattern: /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----/, what: 'private-key' },
];

/** By the first bytes, read as text. */
const STARTS: readonly Rule[] = [
  { pattern: /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----|^PuTTY-User-Key-File-/, what: 'private-key' },
  {
    pattern: /^SQLite format 3\0|^-- (?:(?:MySQL|MariaDB|PostgreSQL database) dump|phpMyAdmin SQL Dump)\b|^PGDMP/m,
    what: 'database',
  },
  // A record of what was typed in a shell: Bash and zsh note when.
  { pattern: /^#1\d{9}\n\S|^: 1\d{9}:\d+;\S/m, what: 'record' },
  {
    pattern: new RegExp(
      String.raw`"(?:access|refresh|auth|id)_?[tT]oken"\s*:\s*"[^"\s]{16,}"|"type"\s*:\s*"service_account"|${TOKENS}|^(?:aws_secret_access_key|AWS_SECRET_ACCESS_KEY|(?:DB|DATABASE|MYSQL|POSTGRES|SMTP|MAIL)_PASS(?:WORD)?)\s*=|^[^:\s]+:\$(?:apr1|2[aby])\$`,
      'm',
    ),
    what: 'passwords',
  },
];

/** How many of a file's first bytes are looked at. */
export const FIRST_BYTES = 65_536;

/** Formats that are known by their own programs: a key or a dump is none of them by accident. */
const OTHER_KINDS =
  /\.(?:png|jpe?g|webp|avif|gif|ico|bmp|tiff?|heic|woff2?|ttf|otf|eot|mp4|webm|mov|m4[av]|mp3|ogg|og[av]|wav|flac|opus|pdf|zip|gz|7z|epub|docx?|xlsx?|pptx?|od[tsp]|wasm)$/i;

/** Whether what a file seems to be can show in its first bytes. */
export const mayShowInside = (path: string): boolean => !OTHER_KINDS.test(path);

/** Whether a file with the ending of private keys is a presentation made with Keynote, which is a ZIP archive. */
export function isKeynote(path: string, start: Uint8Array): boolean {
  return /\.key$/i.test(path) && new TextDecoder('latin1').decode(start.subarray(0, 4)) === 'PK\u0003\u0004';
}

/** What a file seems to be by its name. */
export function secretByName(path: string): SaidOf<'secrets'> | undefined {
  const name = (path.split('/').at(-1) ?? path).toLowerCase();
  return names().find(({ pattern }) => new RegExp(pattern).test(name))?.what;
}

/** What a file seems to be by its first bytes. */
export const secretInside = (start: Uint8Array): SaidOf<'secrets'> | undefined => firstIn(start, STARTS);

/** What a file has in its first bytes that may be meant for everybody. */
export const doubtfulInside = (start: Uint8Array): SaidOf<'secrets'> | undefined => firstIn(start, DOUBTFUL);

function firstIn(start: Uint8Array, rules: readonly Rule[]): SaidOf<'secrets'> | undefined {
  const text = new TextDecoder('utf-8').decode(start);
  // Windows saves text as UTF-16, in which every other byte of Western text is 0.
  const narrow = text.replaceAll('\0', '');
  return rules.find(({ pattern }) => pattern.test(text) || pattern.test(narrow))?.what;
}

/** A key in a text: what it seems to be, and where. */
export type SecretInText = { readonly what: SaidOf<'secrets'>; readonly range: readonly [start: number, end: number] };

/** The keys in a text, but for those that manuals make up. */
export function secretsIn(text: string): SecretInText[] {
  return IN_TEXTS.flatMap(({ pattern, what }) => {
    // Of most texts that is all.
    if (!pattern.test(text)) return [];
    return [...text.matchAll(new RegExp(pattern, 'g'))]
      .filter(([key]) => !/example|your|x{6}|0{8}|1234567/i.test(key))
      .map(({ 0: key, index }) => ({ what, range: [index, index + key.length] as const }));
  });
}

import type { SaidOf } from '../../diagnostics/messages/say.ts';
import { wordTable } from '../../values/word-table.ts';

/** By name, in small letters and without its folders. The first that fits counts. */
const names = wordTable<readonly { readonly pattern: string; readonly what: SaidOf<'secrets'> }[]>('secret-files');

/**
 * What is inside, and what that is: in a text of a site, which has no reason to show it; in the first bytes of a file; and where it may be meant for everybody,
 * but seldom is. Keys of AWS, GitHub, GitLab, npm, Stripe, OpenAI, Anthropic, SendGrid and Slack are so written that anybody knows them; Bash and zsh note when
 * something was typed.
 */
const insides = wordTable<readonly Inside[]>('secret-texts');
type Inside = { readonly pattern: string; readonly flags?: string } & Partial<
  Readonly<Record<'text' | 'start' | 'doubtful', SaidOf<'secrets'>>>
>;

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

export function secretByName(path: string): SaidOf<'secrets'> | undefined {
  const name = (path.split('/').at(-1) ?? path).toLowerCase();
  return names().find(({ pattern }) => new RegExp(pattern).test(name))?.what;
}

/** What a file seems to be by its first bytes. */
export const secretInside = (start: Uint8Array): SaidOf<'secrets'> | undefined => firstIn(start, 'start');

export const doubtfulInside = (start: Uint8Array): SaidOf<'secrets'> | undefined => firstIn(start, 'doubtful');

function firstIn(start: Uint8Array, place: 'start' | 'doubtful'): SaidOf<'secrets'> | undefined {
  const text = new TextDecoder('utf-8').decode(start);
  // Windows saves text as UTF-16, in which every other byte of Western text is 0.
  const narrow = text.replaceAll('\0', '');
  return insides().find(
    (each) => each[place] !== undefined && [text, narrow].some((all) => new RegExp(each.pattern, each.flags).test(all)),
  )?.[place];
}

/** A key in a text: what it seems to be, and where. */
export type SecretInText = { readonly what: SaidOf<'secrets'>; readonly range: readonly [start: number, end: number] };

/** The keys in a text, but for those that manuals make up. */
export function secretsIn(text: string): SecretInText[] {
  return insides().flatMap(({ pattern, text: what }) => {
    // Of most texts that is all.
    if (what === undefined || !new RegExp(pattern).test(text)) return [];
    return [...text.matchAll(new RegExp(pattern, 'g'))]
      .filter(([key]) => !/example|your|x{6}|0{8}|1234567/i.test(key))
      .map(({ 0: key, index }) => ({ what, range: [index, index + key.length] as const }));
  });
}

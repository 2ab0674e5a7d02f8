/** The names that Windows keeps for its devices, whatever ending follows. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9\u00b9\u00b2\u00b3])(?:\..*)?$/i;

/** File systems take 255 bytes, and a build adds an ending. */
const LONGEST = 240;

export type WindowsProblem = { readonly name: string } & (
  | { readonly why: 'device' | 'end' | 'long' }
  | { readonly why: 'sign'; readonly sign: string }
);

/** Whether no file can have a path, with an ending that a build adds. A character takes three bytes at most for each of its halves. */
export const isTooLong = (path: string): boolean =>
  path.length * 3 > LONGEST && path.split('/').some((name) => Buffer.byteLength(name) > LONGEST);

/** Why a path cannot be on a Windows computer: a checkout of the site would fail there. Undefined if it can. */
export function windowsProblem(path: string): WindowsProblem | undefined {
  for (const name of path.split('/')) {
    if (isTooLong(name)) return { name: `${name.slice(0, 40)}...`, why: 'long' };
    if (DEVICE.test(name)) return { name, why: 'device' };
    if (/[ .]$/.test(name)) return { name, why: 'end' };
    const [sign] = /[<>:"|?*\\]/.exec(name) ?? [];
    if (sign !== undefined) return { name, why: 'sign', sign };
  }
  return undefined;
}

/** The first character of a name that nobody sees, or that turns the text after it around: `U+202E`. */
export function invisibleIn(name: string): string | undefined {
  const found =
    // Two of them join letters in Persian, Hindi and emoji.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
    /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\ufff9-\ufffb\uffa0]|\p{Cs}|\ufffd/u.exec(
      name,
    )?.[0];
  const point = found?.codePointAt(0);
  return point === undefined ? undefined : `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
}

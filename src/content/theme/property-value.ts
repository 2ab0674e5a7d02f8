import type { PropertyFault } from '../../diagnostics/messages/told.ts';
import { isReadable, isSettable, LONGEST_PROPERTY, type PropertyValue } from '../../model/look-properties.ts';

/** What is wrong with a value, and where in it. */
export type Fault = { readonly facts: PropertyFault; readonly at: readonly [start: number, end: number] };

/** Whether CSS knows a text as a colour. */
export type IsColor = (text: string) => boolean;

// What values are made of. All else either ends a declaration, or asks for something from elsewhere.
const token =
  /(\s+)|(#[\da-f]+)(?![\w-])|([+-]?(?:\d+(?:\.\d+)?|\.\d+))([a-z]+|%)?(?![\w.#])|(-{0,2}[a-z][\w-]*)|([(),/*+-])/iy;

const sizes = ['min', 'max', 'clamp', 'calc'];
const colors = 'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark'.split(' ');
const drawn = ['linear-gradient', 'radial-gradient', 'conic-gradient', 'cubic-bezier', 'steps'];
/** The functions that a property of a site's own can call, which only work out values. */
const functions: ReadonlySet<string> = new Set([...sizes, ...colors, ...drawn, 'var', 'repeat', 'minmax']);

const absolute = ['px', 'rem', 'em'];
const units: ReadonlySet<string> = new Set([
  ...absolute,
  ...'% vw vh dvh svh vmin vmax ch cqi deg turn s ms fr'.split(' '),
]);

/** What a value of CSS has that CSS can't have there, or that is not for site.yaml; undefined for a good one. */
function faultOfCss(value: string): Fault | undefined {
  const open: number[] = [];
  for (let at = 0; at < value.length; at = token.lastIndex) {
    token.lastIndex = at;
    const found = token.exec(value);
    const character = [...value.slice(at, at + 2)][0] ?? '';
    const [notHex] = /^#\w+/.exec(value.slice(at)) ?? [];
    if (found === null && notHex !== undefined)
      return { facts: { why: 'hex', hex: notHex }, at: [at, at + notHex.length] };
    if (found === null) return { facts: { why: 'character', character }, at: [at, at + character.length] };
    const [whole, , hex = '', number, unit, word = '', sign] = found;
    const here: Fault['at'] = [at, at + whole.length];
    const isCall = word !== '' && value[at + whole.length] === '(';
    if (hex !== '' && ![4, 5, 7, 9].includes(hex.length)) return { facts: { why: 'hex', hex }, at: here };
    if (number !== undefined && unit !== undefined && !units.has(unit.toLowerCase()))
      return { facts: { why: 'unit', unit }, at: here };
    if (isCall && !functions.has(word.toLowerCase())) return { facts: { why: 'function', name: word }, at: here };
    if (word.startsWith('--') && !(isSettable(word) || isReadable(word)))
      return { facts: { why: 'reads', name: word }, at: here };
    if (sign === '/' && value[at + 1] === '*')
      return { facts: { why: 'character', character: '/*' }, at: [at, at + 2] };
    if (sign === '(') open.push(at);
    if (sign === ')' && open.pop() === undefined) return { facts: { why: 'bracket' }, at: here };
  }
  const [first] = open;
  return first === undefined ? undefined : { facts: { why: 'bracket' }, at: [first, first + 1] };
}

const plainLength = /^(-?(?:\d+(?:\.\d+)?|\.\d+))(px|rem|em)$/i;
const workedOut = /^(?:min|max|clamp|calc)\(/i;

/** From where to where plain lengths make sense, in rem. Below the first size of text hardly anybody reads. */
const bounds = { textSize: [0.75, 12], length: [0, 20], width: [16, 160] } as const;
type Sized = keyof typeof bounds;

function faultOfLength(value: string, takes: Sized): PropertyFault | undefined {
  const [least, most] = bounds[takes];
  const wrong = { why: 'length', example: `${takes === 'length' ? '0.5rem' : `${least * 2}rem`}` } as const;
  if (value === '0') return least === 0 ? undefined : { why: 'bounds', least, most };
  if (workedOut.test(value)) {
    const calls = [...value.matchAll(/(?<![a-z-])[a-z-]+(?=\()/gi)].map(([name]) => name.toLowerCase());
    const all = [...value.matchAll(/\d([a-z%]+)/gi)].map(([, unit = '']) => unit.toLowerCase());
    const isSized = all.some((unit) => absolute.includes(unit)) && all.every((unit) => /^(?:px|r?em|vw)$/.test(unit));
    if (!calls.every((name) => sizes.includes(name)) || !isSized) return wrong;
    return takes === 'textSize' && !all.some((unit) => unit.endsWith('em')) ? { why: 'zoom' } : undefined;
  }
  const [, number = '', unit = ''] = plainLength.exec(value) ?? [];
  if (unit === '') return wrong;
  const inRem = Number(number) / (unit.toLowerCase() === 'px' ? 16 : 1);
  return inRem < least || inRem > most ? { why: 'bounds', least, most } : undefined;
}

const outsideBrackets = (separator: string): RegExp => new RegExp(`${separator}(?![^()]*\\))`);

function isShadow(value: string, isColor: IsColor): boolean {
  return value.split(outsideBrackets(',')).every((each) => {
    const words = each.trim().split(outsideBrackets('\\s+'));
    const lengths = words.filter((word) => word === '0' || plainLength.test(word));
    const others = words.filter((word) => !lengths.includes(word) && word !== 'inset');
    return lengths.length >= 2 && lengths.length <= 4 && others.length <= 1 && others.every(isColor);
  });
}

function faultOfKind(value: string, takes: PropertyValue, isColor: IsColor): PropertyFault | undefined {
  if (takes === 'weight') return /^[1-9]00$/.test(value) ? undefined : { why: 'weight' };
  if (takes === 'shadow') return value === 'none' || isShadow(value, isColor) ? undefined : { why: 'shadow' };
  return faultOfLength(value, takes);
}

/** What is wrong with the value of a property; undefined for a good one. @param takes of one of the look: what it takes */
export function faultIn(value: string, isColor: IsColor, takes?: PropertyValue): Fault | undefined {
  const whole: Fault['at'] = [0, value.length];
  if (value.trim() === '') return { facts: { why: 'empty' }, at: whole };
  if (value.length > LONGEST_PROPERTY) return { facts: { why: 'long', most: LONGEST_PROPERTY }, at: whole };
  const inCss = faultOfCss(value);
  if (inCss !== undefined || takes === undefined) return inCss;
  const facts = faultOfKind(value.trim(), takes, isColor);
  return facts && { facts, at: whole };
}

/** The same for one half of `{ light: ..., dark: ... }`. */
export function faultInColor(value: string, isColor: IsColor): Fault | undefined {
  const inCss = faultIn(value, isColor);
  const isRead = /^var\(--look-[\w-]+-color\)$/.test(value.trim());
  if (inCss !== undefined || isRead || isColor(value.trim())) return inCss;
  return { facts: { why: 'color', value }, at: [0, value.length] };
}

import { isOwnProperty, isSettable, type SettableName, settable } from '../../model/look-properties.ts';
import type { ThemeProperties } from '../../model/theme.ts';

type Written = Readonly<Record<string, unknown>>;

const isMap = (value: unknown): value is Written => typeof value === 'object' && value !== null;

/** A size that stands alone has a unit, because rules work out others with it. That of text is in rem: it grows with the text that visitors choose. */
function ofLook(name: SettableName, value: unknown): string {
  const text = String(value).trim();
  const { takes } = settable[name];
  const [, pixels] = takes === 'textSize' ? (/^([\d.]+)px$/i.exec(text) ?? []) : [];
  if (pixels !== undefined) return `${Number(pixels) / 16}rem`;
  return text === '0' && takes !== 'weight' && takes !== 'shadow' ? '0px' : text;
}

const inModes = (value: unknown): string =>
  isMap(value) ? `light-dark(${String(value.light).trim()}, ${String(value.dark).trim()})` : String(value).trim();

/** What site.yaml sets, as CSS; undefined for nothing. @param written true to what the check lets through (`check/properties.ts`) */
export function propertiesOf(written: Written = {}): ThemeProperties | undefined {
  const entries = Object.entries(written);
  if (entries.length === 0) return undefined;
  return {
    look: Object.fromEntries(
      entries.flatMap(([name, value]) => (isSettable(name) ? [[name, ofLook(name, value)]] : [])),
    ),
    own: Object.fromEntries(entries.flatMap(([name, value]) => (isOwnProperty(name) ? [[name, inModes(value)]] : []))),
  };
}

import { iconOf } from '../../content/icons.ts';
import type { Kind } from '../../content/shape/schema/kinds.ts';
import { below, type Schema } from '../../content/shape/schema/schemas.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import type { Icon, Image } from '../../model/media.ts';
import type { Size } from '../../model/site.ts';
import type { Href, RichText, Text } from '../../model/text.ts';
import { type AddressContext, withBase } from './links.ts';
import { srcSetOf } from './pictures.ts';
import { linkOf, richTextOf, textOf, type WordsContext } from './texts.ts';

/** All that is needed to turn content as written into what blocks receive. */
export type Context = WordsContext & AddressContext & { readonly imageSizes: ReadonlyMap<string, Size> };

/** Content ready for use. */
export type Resolved =
  | string
  | number
  | boolean
  | null
  | Text
  | RichText
  | Href
  | Icon
  | Image
  | readonly Resolved[]
  | { readonly [key: string]: Resolved };

/** Walks content along its schema and replaces every value of a kind by what the kind stands for. */
export function resolveObject(value: object, schema: Schema, context: Context): { readonly [key: string]: Resolved } {
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, resolveBelow(inner, schema, key, context)]),
  );
}

function resolveBelow(value: Json, schema: Schema, step: string | number, context: Context): Resolved {
  const next = below(schema, step);
  if (next?.kind !== undefined) return resolveKind(next.kind, value, context);
  if (next === undefined || typeof value !== 'object' || value === null) return value;
  return isList(value)
    ? value.map((item, index) => resolveBelow(item, next.schema, index, context))
    : resolveObject(value, next.schema, context);
}

function resolveKind(kind: Kind, value: Json, context: Context): Resolved {
  if (kind === 'image') return imageOf(value, context);
  const written = String(value);
  switch (kind) {
    case 'text':
      return textOf(written, context);
    case 'richText':
      return richTextOf(written, context);
    case 'href':
      return linkOf(written, context);
    case 'imagePath':
      return withBase(context.base, written);
    case 'icon': {
      const icon = iconOf(written);
      if (icon === undefined) throw new Error(`There is no icon "${written}", which the checks should have found.`);
      return icon;
    }
  }
}

function imageOf(value: Json, context: Context): Image {
  if (typeof value !== 'object' || value === null || isList(value)) throw new Error('A picture is not a map.');
  const path = String(value.src);
  const alt = value.decorative === true || value.alt === undefined ? '' : textOf(String(value.alt), context);
  const size = sizeOf(value, path, context);
  const srcSet = srcSetOf(path, size);
  return { src: withBase(context.base, path), alt, ...(size ?? {}), ...(srcSet === undefined ? {} : { srcSet }) };
}

/** What the author says, or what was measured; one given side brings the other along. */
function sizeOf({ width, height }: JsonObject, path: string, { imageSizes }: Context): Size | undefined {
  const measured = imageSizes.get(path);
  if (typeof width === 'number' && typeof height === 'number') return { width, height };
  if (measured === undefined) return undefined;
  if (typeof width === 'number') return { width, height: Math.round((width * measured.height) / measured.width) };
  if (typeof height === 'number') return { width: Math.round((height * measured.width) / measured.height), height };
  return measured;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

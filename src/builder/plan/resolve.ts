import { embedOf } from '../../content/embeds/services.ts';
import type { Days, Weekdays } from '../../model/hours.ts';
import type { Json } from '../../model/json.ts';
import type { Embed, Icon, Image } from '../../model/media.ts';
import type { Passage, Prose } from '../../model/prose.ts';
import type { FileLink, Href, RichText, Text } from '../../model/text.ts';
import type { Kind } from '../../schema/schemas/kinds.ts';
import { below, type Schema } from '../../schema/schemas/schemas.ts';
import { type FileContext, fileLinkOf } from './files.ts';
import { dayShown, daysOf, type HoursContext, hoursOf, weekdaysOf } from './hours.ts';
import { imageOf, isList } from './images.ts';
import { withBase } from './links.ts';
import { passageOf } from './passage.ts';
import { type ProseContext, proseOf } from './prose.ts';
import { linkOf, richTextOf, textOf } from './texts.ts';

/** All that is needed to turn content as written into what blocks receive. */
export type Context = ProseContext &
  FileContext &
  HoursContext & {
    readonly iconOf: (name: string) => Icon | undefined;
    /** Is called when a passage has more than paragraphs. */
    readonly foundParts?: () => void;
  };

/** Content ready for use. */
export type Resolved =
  | string
  | number
  | boolean
  | null
  | Text
  | RichText
  | Href
  | FileLink
  | Embed
  | Icon
  | Image
  | Prose
  | Weekdays
  | Days
  | Passage
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
  const isDated = typeof step === 'string' && schema.properties?.[step]?.dated === true;
  if (next?.kind !== undefined)
    return resolveKind(next.kind, isDated ? dayShown(String(value), context) : value, context);
  if (next === undefined || typeof value !== 'object' || value === null) return value;
  return isList(value)
    ? value.map((item, index) => resolveBelow(item, next.schema, index, context))
    : resolveObject(value, next.schema, context);
}

function notedPassage(passage: Passage, { foundParts }: Context): Passage {
  if ('parts' in passage) foundParts?.();
  return passage;
}

function resolveKind(kind: Kind, value: Json, context: Context): Resolved {
  if (kind === 'image') return imageOf(value, context);
  const written = String(value);
  switch (kind) {
    case 'text':
      return textOf(written, context);
    case 'richText':
      return richTextOf(written, context);
    case 'passage':
      return notedPassage(passageOf(written, context), context);
    case 'markdown':
      return proseOf(written, context);
    case 'href':
      return linkOf(written, context);
    case 'file':
      return fileLinkOf(written, context);
    case 'embed': {
      const embed = embedOf(written);
      if (embed === undefined)
        throw new Error(`Nothing of "${written}" can be shown, which the checks should have found.`);
      return embed;
    }
    case 'weekdays':
      return weekdaysOf(written, context);
    case 'openingHours':
      return hoursOf(written, context);
    case 'days':
      return daysOf(written, context);
    case 'imagePath':
      return withBase(context.base, written);
    case 'icon': {
      const icon = context.iconOf(written);
      if (icon === undefined) throw new Error(`There is no icon "${written}", which the checks should have found.`);
      return icon;
    }
  }
}

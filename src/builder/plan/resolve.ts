import { composed, decodedOnce, withoutQuery } from '../../model/address.ts';
import { isFromTheRight } from '../../model/direction.ts';
import { isList, isObject, type Json, type JsonObject } from '../../model/json.ts';
import type { Embed, Icon } from '../../model/media.ts';
import { iconKey, linkKey } from '../../model/site.ts';
import { type Answer, type FileLink, plainText, type Text } from '../../model/text.ts';
import { below, type Schema } from '../../schema/schemas/schemas.ts';
import { dayShown } from '../../values/days.ts';
import { embedOf } from '../../values/embeds.ts';
import { type PlannedType, type ValueType, valueTypes } from '../../values/value-types.ts';
import type { WordsOfHours } from '../../values/when.ts';
import { imageOf } from './images.ts';
import { inOrder } from './in-order.ts';
import type { Facts } from './inputs.ts';
import { withBase } from './links.ts';
import { placeOf } from './map/maps.ts';
import { type ProseContext, passageOf, proseOf } from './prose.ts';
import { linkOf, richTextOf, textOf } from './texts.ts';

export type Context = Facts & ProseContext & WordsOfHours & { readonly foundParts?: () => void };

const written =
  <T>(plan: (text: string, context: Context) => T) =>
  (value: Json, context: Context): T =>
    plan(String(value), context);

/** What becomes of values that are more than words, besides those of which `values` knows it. */
const planned = {
  image: imageOf,
  place: placeOf,
  text: written(textOf),
  richText: written(richTextOf),
  passage: written((text, context: Context) => {
    const passage = passageOf(text, context);
    if ('parts' in passage) context.foundParts?.();
    return passage;
  }),
  markdown: written(proseOf),
  href: written(linkOf),
  file: written(fileLinkOf),
  embed: written(shownOf),
  imagePath: written((path, { base }) => withBase(base, path)),
  icon: written(iconCalled),
};

export type ByType = {
  readonly [T in ValueType]: T extends keyof typeof planned ? ReturnType<(typeof planned)[T]> : PlannedType<T>;
};

export type Resolved = string | number | boolean | null | ByType[keyof ByType] | readonly Resolved[] | ResolvedObject;

export type ResolvedObject = { readonly [key: string]: Resolved };

const plans: Readonly<Partial<Record<ValueType, (value: Json, context: Context) => Resolved>>> = planned;

/** Walks content along its schema and replaces every value of a kind by what the kind stands for. Its type is that which is generated from the schema. */
export function resolveObject<T extends object = ResolvedObject>(value: object, schema: Schema, context: Context): T {
  const { marks, properties } = schema;
  const inside = typeof marks === 'object' ? { ...context, wordsFor: labelsIn({ ...value }, marks, context) } : context;
  const resolved = Object.entries(value).map(([key, inner]): [string, Resolved] => {
    const shown = properties?.[key]?.dated === true ? dayShown(String(inner), context.language()) : inner;
    return [key, resolveBelow(shown, below(schema, key), inside)];
  });
  // The content was held against the same schema.
  return Object.fromEntries(resolved) as T;
}

function labelsIn(block: JsonObject, keys: Readonly<Record<Answer, string>>, context: Context): Context['wordsFor'] {
  return (answer) => {
    const said = block[keys[answer]];
    return said === undefined ? context.wordsFor(answer) : plainText(textOf(String(said), context));
  };
}

function resolveBelow(value: Json, place: ReturnType<typeof below>, context: Context): Resolved {
  if (place?.schema.marks === true) return cellOf(value, context);
  if (place?.kind !== undefined) {
    const plan = plans[place.kind];
    return plan?.(value, context) ?? valueTypes[place.kind].plan?.(String(value), context) ?? String(value);
  }
  if (place === undefined || typeof value !== 'object' || value === null) return value;
  return isList(value)
    ? inOrder(value, place.schema, context.language).map((item, index) =>
        resolveBelow(item, below(place.schema, index), context),
      )
    : resolveObject(value, place.schema, context);
}

type Linked = { readonly [linkKey]: string; readonly text: Json };

/** An icon in the place of a text: its name, and what it is called, if that is something else. */
type Sign = { readonly [iconKey]: string; readonly alt?: string };

const isLinked = (value: Json): value is Linked => isObject(value) && linkKey in value;
const isIcon = (value: Json): value is Sign => isObject(value) && iconKey in value;

function iconCalled(name: string, { iconOf, language }: Context): Icon {
  const icon = iconOf(name);
  if (icon === undefined) throw new Error(`There is no icon "${name}", which the checks should have found.`);
  return isFromTheRight(language()) ? mirrored(name, icon) : icon;
}

/** A text whose yes and no are marks. In a link it is a field of the page that the link leads to. Pictures and icons come from fields. */
function cellOf(value: Json, context: Context): Text {
  if (isLinked(value)) {
    const { [linkKey]: to, text } = value;
    return [{ kind: 'link', to: linkOf(to, context), children: [cellOf(text, context)].flat() }];
  }
  if (isIcon(value)) {
    const { [iconKey]: name, alt = name.replaceAll('-', ' ') } = value;
    return [{ kind: 'icon', icon: iconCalled(name, context), text: alt }];
  }
  if (typeof value === 'object') return [{ kind: 'picture', image: imageOf(value, context) }];
  const says = answers.get(String(value));
  return says === undefined ? textOf(String(value), context) : [{ kind: 'mark', says, text: context.wordsFor(says) }];
}

const answers: ReadonlyMap<string, Answer> = new Map([
  ['yes', 'yes'],
  ['true', 'yes'],
  ['no', 'no'],
  ['false', 'no'],
]);

function shownOf(text: string): Embed {
  const embed = embedOf(text);
  if (embed === undefined) throw new Error(`Nothing of "${text}" can be shown, which the checks should have found.`);
  return embed;
}

/** Names of icons that point to the side that comes after these words (`corner-up-left`), or onward or back without saying so. */
const ARROW = /(?:^|-)(?:arrows?|chevrons?|corner|move)-(.*)/;
const OTHER = /^(?:external-link|forward|log-in|log-out|redo|reply|reply-all|send|undo)$/;

const pointsOn = (name: string): boolean =>
  OTHER.test(name) || /(?:^|-)(?:left|right)(?:-|$)/.test(ARROW.exec(name)?.[1] ?? '');

/** An icon for a site that is read from the right: what points onward there points to the left. */
const mirrored = (name: string, icon: Icon): Icon =>
  pointsOn(name)
    ? icon.map(([element, attributes]) => [element, { ...attributes, transform: 'matrix(-1 0 0 1 24 0)' }])
    : icon;

const units = [
  ['gigabyte', 1e9],
  ['megabyte', 1e6],
  ['kilobyte', 1e3],
] as const;

function fileLinkOf(written: string, context: Context): FileLink {
  const href = linkOf(written, context);
  const path = withoutQuery(written);
  const format = formatOf(path);
  const bytes = context.fileSize(composed(path)) ?? context.fileSize(composed(decodedOnce(path)));
  return {
    href,
    ...(format === undefined ? {} : { format }),
    ...(bytes === undefined ? {} : { size: sizeIn(context.language(), bytes) }),
  };
}

/** `/files/list.pdf` -> `PDF`; undefined for a name without an ending. The end of a host's name is none. */
function formatOf(path: string): string | undefined {
  const [, ending] = /^(?:https:\/\/[^/]+)?\/(?:.*[^/])?\.([A-Za-z0-9]{1,5})$/i.exec(path) ?? [];
  return ending?.toUpperCase();
}

/** `2.4 MB`, with one digit behind the point below ten. What is smaller than a kilobyte counts as one. */
export function sizeIn(language: string, bytes: number): string {
  const [unit, size] = units.find(([, each]) => bytes >= each) ?? units[2];
  const count = Math.max(bytes / size, 1);
  const maximumFractionDigits = count < 9.95 && unit !== 'kilobyte' ? 1 : 0;
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits }).format(
    count,
  );
}

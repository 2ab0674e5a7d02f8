import { isList, isObject, type Json, type JsonObject } from '../../model/json.ts';
import { blockMeant } from '../../schema/schemas/meant-block.ts';
import { pictureIn } from './keys.ts';
import { fieldCalled } from './old-pages.ts';
import { known } from './systems.ts';

/** What lists of sections are called, and what says which section it is. */
const LISTS = /^(?:sections|blocks|components|modules|rows|page-?blocks|content-?blocks)$/i;
const NAMES = ['type', 'block', 'component', '_template', 'template', 'widget', 'layout', 'name'] as const;

/** What only holds what a section says. */
const HOLDERS = ['content', 'data', 'props', 'fields'] as const;

/**
 * The blocks that the sections of a landing page are most likely to be: each key whose value is a group or a list of groups, and each entry of a list
 * of sections. Their words stay those of the other system: the checks know them.
 */
export function sectionsOf(keys: JsonObject): JsonObject[] {
  const all = Object.entries(keys).flatMap(([key, value]) => {
    if (!LISTS.test(key)) return [sectionOf(key, value)];
    const all = isList(value)
      ? value.filter(isObject)
      : isObject(value)
        ? Object.entries(value).map(([type, each]): JsonObject => ({ ...groupOf(each), type }))
        : [];
    return all.map((each) => {
      const name = NAMES.find((name) => typeof each[name] === 'string');
      const { [name ?? '']: type, ...rest } = each;
      return sectionOf(typeof type === 'string' ? type : key, rest);
    });
  });
  // What opens a page stands at its top.
  return all.map((each, at) => (each.type === 'hero' && at > 0 ? { ...each, type: shapeOf(each) } : each));
}

/** The block for a section of which only the keys say what it is. */
const shapeOf = (section: JsonObject): string => {
  const hasList = Object.values(section).some((each) => isSection(each) && isList(each));
  return hasList ? known().blocks.list : 'image' in section ? known().blocks.picture : known().blocks.words;
};

/** A section by its keys; a list is its entries. */
const groupOf = (value: Json): JsonObject => (isObject(value) ? value : { items: value });

/** Whether a value is a section, or several: a group, or a list of them. */
export const isSection = (value: Json): boolean =>
  isObject(value) || (isList(value) && value.length > 0 && value.every(isObject));

function sectionOf(name: string, value: Json): JsonObject {
  const own = groupOf(value);
  const held = HOLDERS.filter((key) => isObject(own[key]));
  const rest = Object.entries(own).filter(([key]) => !held.some((holder) => holder === key));
  const all = withPictures(Object.assign(Object.fromEntries(rest), ...held.map((key) => own[key])));
  const called = blockMeant(name).suggestion;
  const isNoList = (called === 'hero' || called === known().blocks.words) && shapeOf(all) === known().blocks.list;
  return { type: called === undefined || isNoList ? shapeOf(all) : called, ...all };
}

const PICTURE = /^(?:https:\/\/|\/)[^\s]+\.(?:png|jpe?g|gif|webp|avif|svg)$/i;

/** Pictures under any name, at any depth, in our form: the first of each group. */
function withPictures(value: JsonObject): JsonObject {
  const all: Record<string, Json> = {};
  for (const [key, each] of Object.entries(value)) {
    const isPicture = fieldCalled(key.replace(/[-_]?\d{1,3}$/, '')) === 'image';
    const picture = isPicture ? pictureIn(each, (url) => (PICTURE.test(url) ? url : undefined)) : undefined;
    if (picture !== undefined && !('image' in all)) all.image = picture;
    else all[key] = isList(each) ? each.map((entry) => (isObject(entry) ? withPictures(entry) : entry)) : each;
  }
  return all;
}

/** The words of a section as a text, beside its picture: what is left of it where its form has no place here. Undefined if there are none. */
export function asText({ type: _, id: _id, background: _back, image, ...section }: JsonObject): JsonObject | undefined {
  const title = ['title', 'heading', 'name', 'headline']
    .map((key) => section[key])
    .find((each): each is string => typeof each === 'string');
  const words = wordsIn(section).filter((each) => each !== title);
  // What was left of it before is escaped already.
  const body = words
    .map((each) =>
      each
        .replace(/<br\s{0,9}\/?>/gi, ' ')
        .trim()
        .replace(/(?<!\\)[{}<>]/g, '\\$&'),
    )
    .join('\n\n');
  if (body === '' && title === undefined) return undefined;
  const { src, alt } = isObject(image) ? image : {};
  if (typeof src === 'string' && title !== undefined) {
    const picture = { src, ...(typeof alt === 'string' ? { alt } : { decorative: true }) };
    return { type: known().blocks.picture, title, ...(body !== '' && { description: body }), image: picture };
  }
  return {
    type: known().blocks.words,
    ...(title !== undefined && body !== '' && { title }),
    description: body === '' ? (title ?? '') : body,
  };
}

/** Keys whose texts no visitor reads on the page. */
const LOOKS = /^(?:alt|design|background|css_?class|class(?:_?name)?|style|icon|id|ui)$/i;

/** Texts that people read: no addresses, colours, names of icons or files. */
function wordsIn(value: Json): string[] {
  if (typeof value === 'string')
    return /\s/.test(value.trim()) || /^\p{Lu}\p{L}{3,}[.!?]?$/u.test(value) ? [value] : [];
  return isList(value)
    ? value.flatMap(wordsIn)
    : isObject(value)
      ? Object.entries(value).flatMap(([key, each]) => (LOOKS.test(key) ? [] : wordsIn(each)))
      : [];
}

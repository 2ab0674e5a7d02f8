import { below, blockNames, type Schema, schemaOf } from '../../src/schema/schemas/schemas.ts';
import { refusedFor, typesOfEntry } from '../blocks/samples.ts';

/** A place for a text: `hero.title`, what kind of text the schema wants there, and a text that is fine there. */
export type Field = { readonly path: string; readonly kind: string; readonly fine: string };

/** Gives what is written into a field. */
type Write = (field: Field) => string;

/** What is fine where not every text is. */
const fineTexts: Readonly<Record<string, string>> = {
  href: '/other',
  file: '/a.png',
  embed: 'https://vimeo.com/76979871',
  icon: 'anchor',
  imagePath: '/a.png',
  weekdays: 'monday',
  openingHours: '9:00-17:00',
  days: '2026-12-24',
  dates: '2026-12-24',
  daysOfWeek: 'monday',
  timeSpan: '18:00-19:30',
  'map.items[].place.coordinates': '53.9590 -1.0815',
  'page.publishAt': '2020-12-01',
  'page.expireAt': '2120-12-24',
  'site.timeZone': 'Europe/Oslo',
  'site.contact.places[].phone': '+47 12 34 56 78',
  'site.contact.places[].email': 'hello@example.com',
  'site.contact.places[].coordinates': '53.9590 -1.0815',
  'site.url': 'https://www.example.com',
  'site.language': 'en',
  'site.theme.brand': 'teal',
  'site.theme.accent': 'tomato',
  'site.theme.neutral': 'warm',
  'site.theme.properties.--look-card-radius': '6px',
  'site.theme.properties.--site-note': '2rem',
  'site.theme.fonts.heading': 'Lora',
  'site.theme.fonts.body': 'Inter',
  'site.contact.phone': '+47 12 34 56 78',
  'site.contact.email': 'hello@example.com',
  'site.email.publicKey': 'abcDEF123',
  'site.email.origin': 'https://mail.example.com',
  'site.head[].meta': 'x-verification',
  'site.scripts[].src': '/a.js',
  'site.scripts[].sends': 'https://stats.example.com',
  'site.redirects[].from': '/old',
  'site.planned[]': '/planned',
  'site.folders[].folder': 'boats',
  'site.folders[].kind': 'article',
  'site.allowedFiles[]': '/a.png',
  markdown: 'Boats of oak',
  'contact-form.fields[].autocomplete': 'email',
  'contact-form.fields[].accept[]': 'pdf',
};

/**
 * Keys that say which block or kind of page it is, hold or find what is shown, take the page away or exclude another key (`drawn`
 * has those of a scene); and old addresses and those of documents, which no two pages have: they are like those of redirects.
 */
const leftOut = ['type', 'blocks', 'draft', 'decorative', 'kind', 'aliases', 'pdf', 'scene', 'filters'];

/**
 * Ways to send forms that exclude the account, one that has no text but another's, what is for rows that are found, the address of a site that has
 * several places, what names one of these, and a folder in place of a list.
 */
const excluded = [
  'site.contact.address',
  'site.footer.places',
  'contact-form.places',
  'gallery.folder',
  'hours.places',
  'map.places',
  'site.forms',
  'contact-form.action',
  'newsletter.action',
  'contact-form.fields[].default',
  'table.columns[].show',
  'table.columns[].link',
  // Days alone.
  'timetable.calendarFile',
];

function fineText(path: string, kind: string): string {
  // No two blocks of a page have the same.
  if (path.endsWith('.id')) return path.replaceAll('[]', '').replace(/[.[\]]+/g, '-');
  if (path.endsWith('.earliest')) return '2020-12-01';
  if (path.endsWith('.latest')) return '2120-12-01';
  if (path.endsWith('Id')) return `${path.endsWith('serviceId') ? 'service' : 'template'}_ab2`;
  if (path.endsWith('.visible.from')) return '2020-12-01';
  if (path.endsWith('.visible.until')) return '2120-12-24';
  return fineTexts[path.replace(/\[\d+\]/g, '[]')] ?? fineTexts[kind] ?? 'Boats of oak';
}

/** Names of CSS, of which the schema says no more. */
const properties = ['--look-card-radius', '--site-note'];

function value(schema: Schema, kind: string, path: string, write: Write): unknown {
  if (path === 'site.theme.properties')
    return Object.fromEntries(
      properties.map((name) => {
        const own = `${path}.${name}`;
        return [name, write({ path: own, kind, fine: fineText(own, kind) })];
      }),
    );
  if (schema.properties !== undefined) return keys(schema, path, write);
  if (schema.items !== undefined) {
    // The first column of this table is that of the names, which are no cells.
    const count = Math.max(schema.minItems ?? 1, path === 'screen.items[].columns' ? 2 : 1);
    const entry = below(schema, 0)?.schema ?? {};
    if (typesOfEntry(entry).length > 0) return entriesOfEachType(entry, `${path}[]`, write);
    if (path.endsWith('.options'))
      return ['A', 'B'].map((letter) => `${letter} ${valueBelow(schema, 0, `${path}[]`, write)}`);
    const at = (index: number): string => `${path}[${index === 0 ? '' : index}]`;
    return Array.from({ length: count }, (_, index) => valueBelow(schema, 0, at(index), write));
  }
  // The last choice is the one that goes with a picture.
  if (schema.enum !== undefined) return schema.enum.at(-1);
  // The edges of a map are different ones.
  const isLeast = path.endsWith('.south') || path.endsWith('.west');
  if (schema.type === 'integer' || schema.type === 'number') return (isLeast ? schema.minimum : schema.maximum) ?? 1;
  if (schema.type === 'boolean') return true;
  return write({ path, kind, fine: fineText(path, kind) });
}

function valueBelow(schema: Schema, step: string | number, path: string, write: Write): unknown {
  const next = below(schema, step);
  if (next === undefined) throw new Error(`There is no ${path}.`);
  return value(next.schema, next.kind ?? 'string', path, write);
}

/** Fields of a form, one of each type, with the keys that it may have. */
function entriesOfEachType(schema: Schema, path: string, write: Write): unknown[] {
  return typesOfEntry(schema).map((type) => {
    const refused = refusedFor(schema, type);
    const entries = Object.entries(keys(schema, path, write)).filter(([name]) => !refused.includes(name));
    return { ...Object.fromEntries(entries), type, name: `${type}_field` };
  });
}

/** A picture that is drawn, with a text in it. */
function drawn(schema: Schema, path: string, write: Write): Record<string, unknown> {
  const label = { at: '0 0', text: write({ path: `${path}.scene[].label.text`, kind: 'text', fine: 'Boats of oak' }) };
  return {
    alt: valueBelow(schema, 'alt', `${path}.alt`, write),
    scene: [{ box: { at: '0 0', size: '1 1' } }, { label }],
  };
}

/** Which pictures are drawn; the others are files. */
const isDrawn = (path: string): boolean => path.startsWith('hero.') || path.startsWith('card-grid.');

/** Lines of a map name what they join by its text, which is another one each time. They show none of their own. */
const refersToText = (path: string, name: string): boolean => path.startsWith('screen.') && name === 'links';

function keys(schema: Schema, path: string, write: Write): Record<string, unknown> {
  if (schema.properties?.scene !== undefined && isDrawn(path)) return drawn(schema, path, write);
  const names = Object.keys(schema.properties ?? {}).filter(
    // A query stands in the place of items.
    (name) =>
      !leftOut.includes(name) &&
      !excluded.includes(`${path}.${name}`) &&
      (name !== 'from' || path.startsWith('site')) &&
      schema.properties?.[name]?.shows === undefined &&
      !refersToText(path, name),
  );
  return Object.fromEntries(names.map((name) => [name, valueBelow(schema, name, `${path}.${name}`, write)]));
}

/** A site.yaml with every key there is. */
export function wholeSite(write: Write): unknown {
  return keys(schemaOf('site'), 'site', write);
}

/** A page with every block, each with every key there is. */
export function wholePage(write: Write): unknown {
  const blocks = blockNames().map((name) => ({ type: name, ...keys(schemaOf(`blocks/${name}`), name, write) }));
  return { ...keys(schemaOf('page'), 'page', write), blocks };
}

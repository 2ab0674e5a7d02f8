import { pageAddress, phoneAddress } from '../../model/address.ts';
import type { SiteFrame } from '../../model/generated/resolved.ts';
import type { ListHeading, PlacedBlock, SiteOverview, SitePage } from '../../model/plan.ts';
import type { PrintLabels, PrintPart, PrintPlan } from '../../model/print.ts';
import { plainText } from '../../model/text.ts';
import { themeIn } from '../../model/theme.ts';
import { type Schema, schemaOf } from '../../schema/schemas/schemas.ts';
import type { ResolvedObject as Fields } from '../plan/resolve.ts';
import { fieldParts, labelled, type Spot } from './fields.ts';
import {
  dotted,
  kindIn,
  known,
  levelOf,
  linked,
  mapsIn,
  type PrintContext,
  piecesOf,
  textIn,
  type Words,
  wordsIn,
} from './values.ts';

/** What is on the cover, of the block with the page's title, and what leads on from there. */
const onCover = ['tagline', 'title', 'description', 'meta', 'image', 'actions', 'links'];

export function printPlanOf(page: SitePage, { origin, frame }: Pick<SiteOverview, 'origin' | 'frame'>): PrintPlan {
  const { base, language, site } = frame;
  const address = pageAddress(origin + base, page.route);
  const blocks = page.screen.kind === 'page' ? page.screen.blocks : [];
  const document = `${origin}${base}${page.pdf?.address.slice(1) ?? ''}`;
  const place = { origin, base, route: page.route, address, document };
  const cover = coverOf(blocks.find(isTitled), page);
  return {
    ...place,
    siteName: plainText(site.name),
    language,
    brand: themeIn(frame).brand.ramp,
    ornament: frame.ornament,
    // Every page with a document has them.
    words: page.pdfWords as PrintLabels,
    ...cover,
    ...(page.pdf?.cover === undefined ? {} : { cover: page.pdf.cover }),
    parts: [...blocks.flatMap((block) => blockParts(block, place)), ...houseParts(site, origin)],
  };
}

const isTitled = ({ place, block }: PlacedBlock): boolean => place.titleLevel === 1 && 'title' in block;

const fieldsOf = ({ block }: PlacedBlock): Fields => Object.fromEntries(Object.entries(block));

/** Whose document it is, and where they are: it's read away from its site. */
function houseParts({ name, contact = {} }: SiteFrame, origin: string): PrintPart[] {
  const { address, phone, email, places = [] } = contact;
  const leading = (href: string, words: string): Words => [linked({ kind: 'plain', href }, [words])];
  const who = dotted([
    [{ kind: 'strong', children: piecesOf(name) }],
    ...(address === undefined ? [] : [piecesOf(address)]),
  ]);
  const ways = dotted([
    ...(phone === undefined ? [] : [leading(phoneAddress(phone), phone)]),
    ...(email === undefined ? [] : [leading(`mailto:${email}`, email)]),
    leading(origin, origin.replace(/^https?:\/\//, '')),
  ]);
  const at = places.map((place) => [piecesOf(place.name), piecesOf(place.address)]);
  const rows = at.flatMap((row): Words => [{ kind: 'break' }, ...dotted(row)]);
  const words: Words = [...who, ...rows, { kind: 'break' }, ...ways];
  return [{ kind: 'break' }, { kind: 'paragraph', words, look: 'small' }];
}

type Cover = Pick<PrintPlan, 'title' | 'description' | 'tagline' | 'facts'>;

function coverOf(titled: PlacedBlock | undefined, { head }: SitePage): Cover {
  const fields = titled === undefined ? {} : fieldsOf(titled);
  const schema = titled === undefined ? {} : schemaOf(`blocks/${titled.block.type}`);
  const text = (key: string): string | undefined =>
    fields[key] !== undefined && kindIn(schema, key) === 'text' ? plainText(textIn(fields[key])) : undefined;
  const tagline = text('tagline');
  const description = kindIn(schema, 'description') === 'richText' && fields.description !== undefined;
  const { meta } = fields;
  return {
    title: text('title') ?? head.title.replace(` | ${head.siteName}`, ''),
    description: description ? known<'richText'>(fields.description).map(plainText).join(' ') : head.description,
    ...(tagline === undefined ? {} : { tagline }),
    facts: Array.isArray(meta) ? meta.map((fact) => plainText(textIn(fact))) : [],
  };
}

function blockParts(placed: PlacedBlock, context: PrintContext): PrintPart[] {
  const { block, place } = placed;
  const schema = schemaOf(`blocks/${block.type}`);
  const { leavesOut = [] } = schema.print ?? {};
  if (leavesOut === 'all' || place.unprinted === true) return [];
  const fields = fieldsOf(placed);
  const isCover = isTitled(placed);
  const labels = labelsOf(placed, schema);
  const hidden = new Set([...leavesOut, ...(isCover ? onCover : ['title', 'tagline'])]);
  const parts = Object.keys(schema.properties ?? {}).flatMap((key) => {
    if (hidden.has(key)) return [];
    const spot = { schema, level: place.itemLevel, context: { ...context, labels } };
    const { headings } = place;
    const isHeaded = headings !== undefined && schema.properties?.[key]?.headings === true;
    return labelled(
      isHeaded ? headedParts(fields, key, { ...spot, headings }) : fieldParts(fields, key, spot),
      labels[key],
    );
  });
  return isCover || fields.title === undefined ? parts : [headingOf(placed, fields), ...lead(parts)];
}

function headedParts(
  fields: Fields,
  key: string,
  { headings, ...spot }: Spot & { readonly headings: readonly ListHeading[] },
): PrintPart[] {
  const { [key]: items, columns } = fields;
  const all = Array.isArray(items) ? items : [];
  return headings.flatMap(({ title, href, id, from }, at): PrintPart[] => {
    const heading: PrintPart = {
      kind: 'heading',
      level: levelOf(spot.level),
      ...(id === undefined ? {} : { id }),
      words: href === undefined ? piecesOf(title) : [linked(href, piecesOf(title))],
    };
    const next = headings[at + 1]?.from;
    // The foot of a table is that of all groups.
    const withoutFeet = mapsIn(columns ?? []).map(({ foot: _, ...column }) => column);
    const heads = columns === undefined || next === undefined ? {} : { columns: withoutFeet };
    const some = { ...fields, ...heads, [key]: all.slice(from, next) };
    // Below that, entries of entries would begin.
    return [heading, ...fieldParts(some, key, { ...spot, level: Math.min(spot.level + 1, 3) })];
  });
}

function labelsOf({ place: { words = {} } }: PlacedBlock, { print }: Schema): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(print?.labels ?? {}).flatMap(([key, name]) =>
      words[name] === undefined ? [] : [[key, words[name]]],
    ),
  );
}

function headingOf({ place }: PlacedBlock, { title, tagline }: Fields): PrintPart {
  return {
    kind: 'heading',
    level: levelOf(place.titleLevel),
    id: place.id,
    words: wordsIn(title),
    ...(tagline === undefined ? {} : { tagline: textIn(tagline) }),
  };
}

function lead(parts: readonly PrintPart[]): readonly PrintPart[] {
  const [first, next] = parts;
  const leads =
    first?.kind === 'paragraph' && first.look === undefined && next !== undefined && next.kind !== 'paragraph';
  return leads ? [{ ...first, look: 'lead' }, ...parts.slice(1)] : parts;
}

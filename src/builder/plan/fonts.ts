import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Family, families, fontFormatOf } from '../../content/theme/fonts.ts';
import { assetsFolder } from '../../model/address.ts';
import { remembered } from '../../model/once.ts';
import type { Font, FontFaces, FontFile, FontMeasures } from '../../model/theme.ts';
import type { SiteFile } from '../../outputs/output.ts';
import { builderRoot } from '../builder-root.ts';

const packages = createRequire(import.meta.url);

/** The letters beyond those of English, German and French, for the languages of Europe. Browsers fetch the file for a page that has one. */
const extended =
  'U+100-130,U+132-151,U+154-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+1D00-1EFF,U+20A0-20AB,U+20AD-20C0,U+2C60-2C7F';

const scripts: readonly (readonly [subset: string, range: string, languages: readonly string[]])[] = [
  ['cyrillic', 'U+400-45F,U+490-491,U+4B0-4B1,U+2116', ['be', 'bg', 'kk', 'mk', 'ru', 'sr', 'uk']],
  ['greek', 'U+370-3FF', ['el']],
  ['vietnamese', 'U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1B0,U+300-309,U+323,U+329,U+1EA0-1EF9,U+20AB', ['vi']],
];

/** The style sheet of each package: its files are beside it. */
const sheets: Readonly<Record<string, () => string>> = {
  archivo: () => packages.resolve('@fontsource-variable/archivo/index.css'),
  'dm-sans': () => packages.resolve('@fontsource-variable/dm-sans/index.css'),
  fraunces: () => packages.resolve('@fontsource-variable/fraunces/index.css'),
  'instrument-sans': () => packages.resolve('@fontsource/instrument-sans/index.css'),
  'ibm-plex-sans': () => packages.resolve('@fontsource-variable/ibm-plex-sans/index.css'),
  inter: () => packages.resolve('@fontsource-variable/inter/index.css'),
  lora: () => packages.resolve('@fontsource-variable/lora/index.css'),
  nunito: () => packages.resolve('@fontsource-variable/nunito/index.css'),
  'source-serif-4': () => packages.resolve('@fontsource-variable/source-serif-4/index.css'),
  'space-grotesk': () => packages.resolve('@fontsource-variable/space-grotesk/index.css'),
};

function packageOf(slug: string): string {
  const sheet = sheets[slug];
  if (sheet === undefined) throw new Error(`There is no package for the font ${slug}.`);
  return dirname(sheet());
}

/**
 * Families that are cut to what pages use: weights from 400 to 800, and the features that rules ask for or that browsers apply to every text
 * (`kern liga calt ccmp rvrn mark mkmk tnum lnum pnum`). Their Latin letters are in one file for languages that need most of them, and in two
 * for the others: `common` has ASCII and the signs that English has besides, `rare` the rest. The others have names that are reserved for what is not changed.
 * Made with `subset-font` 2.9.0 of the packages that package.json names.
 */
const cut: ReadonlySet<string> = new Set(
  'archivo dm-sans fraunces instrument-sans inter nunito space-grotesk'.split(' '),
);
/** Of this one, there are only the two files. Its package has a file for each weight. */
const onlyCut = 'instrument-sans';
const cutFolder = join(builderRoot, 'src/builder/fonts');

/**
 * The weights that all files of a family say they have. Where one says others, Chromium takes either these files or those, for all letters, and
 * shows the stand-in for what is missing.
 */
function weightsOf({ slug, weights }: Family): string {
  if (!cut.has(slug)) return weights;
  const [from = 400, to = 800] = weights.split(' ').map(Number);
  return `${Math.max(from, 400)} ${Math.min(to, 800)}`;
}

/** Languages that are written with the letters of `common`. */
const plain: ReadonlySet<string> = new Set(['en', 'id', 'ms', 'sw']);

const rareIn = (slug: string): string =>
  slug === onlyCut
    ? 'U+A1-A8,U+AA-B6,U+B8-308,U+201A,U+201E,U+2039-203A,U+2122-2212'
    : 'U+A1-A8,U+AA-B6,U+B8-FF,U+131,U+152-153,U+2BB-323,U+2002-200B,U+201A,U+201E,U+2032-203A,U+2044,U+2122,U+2191,U+2193,U+2212-2215';

const isCut = (name: string): boolean => !name.endsWith('-wght-normal.woff2');
const folderOf = (slug: string, name: string): string => (isCut(name) ? cutFolder : join(packageOf(slug), 'files'));

const fileOf = remembered((slug: string, name: string): FontFile => {
  const hash = createHash('sha256')
    .update(readFileSync(join(folderOf(slug, name), name)))
    .digest('hex')
    .slice(0, 8);
  return { path: `${assetsFolder}/${name.replace(/(?:-wght-normal)?\.woff2$/, '')}-${hash}.woff2`, slug, name };
});

function subsetsOf(slug: string): string[] {
  if (slug === onlyCut) return [];
  const ranges: object = JSON.parse(readFileSync(join(packageOf(slug), 'unicode.json'), 'utf8'));
  return Object.keys(ranges).map((subset) => subset.replace(/[[\]]/g, ''));
}

const percent = (value: number): string => `${Math.round(value * 1000) / 10}%`;

const standIns = {
  sans: [
    ['Arial', 'Liberation Sans', 'Helvetica'],
    ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'],
  ],
  serif: [
    ['Times New Roman', 'Liberation Serif', 'Times'],
    ['Times New Roman Bold', 'Liberation Serif Bold', 'Times Bold'],
  ],
} as const;

/** What stands in for a family until it is there, with its measures, so that nothing moves then. */
function fallbackOf(name: string, { serifs, widths, ascent, descent }: FontMeasures): string {
  const [regular, bold] = standIns[serifs ? 'serif' : 'sans'];
  const face = (weights: string, names: readonly string[], scale: number): string =>
    `@font-face{font-family:"${name} Fallback";font-weight:${weights};` +
    `src:${names.map((local) => `local("${local}")`).join(',')};size-adjust:${percent(scale)};` +
    `ascent-override:${percent(ascent / scale)};descent-override:${percent(descent / scale)};line-gap-override:0%}`;
  return face('100 599', regular, widths[0]) + face('600 1000', bold, widths[1]);
}

export type Setting = {
  readonly language: string;
  readonly base: string;
  readonly measured?: ReadonlyMap<string, FontMeasures> | undefined;
};

/** A file, and the letters that it is for: all that no later one has, if that isn't said. */
type Face = { readonly file: FontFile; readonly range?: string };

function latinFaces({ slug }: Family, language: string): Face[] {
  if (!cut.has(slug)) return [{ file: fileOf(slug, `${slug}-latin-wght-normal.woff2`) }];
  const face = (part: string, range?: string): Face => ({
    file: fileOf(slug, `${slug}-${part}.woff2`),
    ...(range === undefined ? {} : { range }),
  });
  const isInTwo = slug === onlyCut || plain.has(language);
  return isInTwo ? [face('common'), face('rare', rareIn(slug))] : [face('latin')];
}

function includedFaces(name: string, family: Family, { language, base }: Setting): FontFaces {
  const { slug } = family;
  const [short = ''] = language.split('-');
  const subsets = subsetsOf(slug);
  const others = [['latin-ext', extended, [short]] as const, ...scripts]
    .filter(([subset, , languages]) => languages.includes(short) && subsets.includes(subset))
    .map(([subset, range]): Face => ({ file: fileOf(slug, `${slug}-${subset}-wght-normal.woff2`), range }));
  const faces = [...latinFaces(family, short), ...others];
  const css = faces.map(
    ({ file, range }) =>
      `@font-face{font-family:"${name}";src:url("${base}${file.path}") format("woff2");font-weight:${weightsOf(family)};` +
      `font-display:swap${range === undefined ? '' : `;unicode-range:${range}`}}`,
  );
  return {
    css: css.join('') + fallbackOf(name, family),
    preloads: faces.slice(0, 1).map(({ file }) => base + file.path),
    files: faces.map(({ file }) => file),
  };
}

function ownFaces(name: string, file: string, { base, measured }: Setting): FontFaces {
  const measures = measured?.get(file);
  const url = base.slice(0, -1) + file;
  const css = `@font-face{font-family:"${name}";src:url("${url}") format("${fontFormatOf(file)}");font-weight:100 900;font-display:swap}`;
  return { css: css + (measures === undefined ? '' : fallbackOf(name, measures)), preloads: [url], files: [] };
}

function facesOfFont({ name, file }: Font, setting: Setting): FontFaces {
  if (file !== undefined) return ownFaces(name, file, setting);
  const family = families[name];
  // The device's are there.
  return family === undefined ? { css: '', preloads: [], files: [] } : includedFaces(name, family, setting);
}

export function fontFacesOf(fonts: readonly Font[], setting: Setting): FontFaces {
  const different = fonts.filter(({ name }, index) => fonts.findIndex((other) => other.name === name) === index);
  const faces = different.map((font) => facesOfFont(font, setting));
  return {
    css: faces.map(({ css }) => css).join(''),
    preloads: faces.flatMap(({ preloads }) => preloads),
    files: faces.flatMap(({ files }) => files),
  };
}

export function fontFiles(faces: FontFaces | undefined): SiteFile[] {
  return (faces?.files ?? []).map(({ path, slug, name }) => ({
    path,
    from: join(folderOf(slug, name), name),
    inside: folderOf(slug, name),
    hashed: true,
  }));
}

const rule = '-'.repeat(80);

export function fontNotices(faces: FontFaces | undefined): string {
  const slugs = [...new Set((faces?.files ?? []).map(({ slug }) => slug))];
  return slugs
    .map((slug) => {
      const text = readFileSync(join(packageOf(slug), 'LICENSE'), 'utf8').trim();
      return `\n${rule}\n${slug}, the typeface (OFL-1.1)\n\n${text}\n`;
    })
    .join('');
}

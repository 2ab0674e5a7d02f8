import type { WholeFrame } from '../model/frame.ts';
import { themeIn } from '../model/theme.ts';
import { escapeText } from './html/escape.ts';
import type { DataFile, Output, Served } from './output.ts';
import { hashed } from './page-data.ts';

export function initialOf(name: string, language: string): string {
  const [first] = new Intl.Segmenter(language).segment(name.trim());
  return (first?.segment ?? '').toLocaleUpperCase(language);
}

/**
 * The icon of a site that has neither an icon nor a logo: its initial on the brand's colour. Browsers ask for an icon in any
 * case, and one that isn't there is a mistake in their eyes. Undefined for other sites.
 */
export function iconFile(frame: WholeFrame): DataFile | undefined {
  const { site, language } = frame;
  if (site.icon !== undefined || site.logo !== undefined) return undefined;
  const initial = escapeText(initialOf(site.name, language));
  const { solid, contrast } = themeIn(frame).brand.light;
  const text =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<rect width="32" height="32" rx="7" fill="${solid}"/>` +
    `<text x="16" y="23" fill="${contrast}" font-family="system-ui,sans-serif" font-size="20" font-weight="600" ` +
    `text-anchor="middle">${initial}</text></svg>\n`;
  return hashed('icon', 'svg', text);
}

/** The icon that iPhones put on their home screen. */
export const touchIcon = 'apple-touch-icon.png';

/** The icons for home screens: PNG files, by their names, and how many pixels they are wide and high. */
const appIcons = { [touchIcon]: 180, 'icon-512.png': 512 } as const;

export const manifestName = 'manifest.webmanifest';

function manifestText(frame: WholeFrame): string {
  const { site, base, language } = frame;
  const { neutral } = themeIn(frame);
  const made = iconFile(frame);
  const drawn = made === undefined ? [] : [{ src: base + made.path, sizes: 'any', type: 'image/svg+xml' }];
  const pixels = Object.entries(appIcons).map(([name, size]) => ({
    src: base + name,
    sizes: `${size}x${size}`,
    type: 'image/png',
  }));
  const manifest = {
    name: site.name,
    lang: language,
    start_url: base,
    display: 'browser',
    background_color: neutral.page.light,
    theme_color: neutral.page.light,
    icons: [...drawn, ...pixels],
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/** A file of the same name in `public/` takes the place of each. */
export const icons: Output<Served> = {
  name: 'icons for home screens',
  files: ({ publicFiles }) =>
    Object.entries(appIcons).flatMap(([path, size]) =>
      publicFiles.has(`/${path}`) ? [] : [{ path, about: String(size) }],
    ),
  make: ({ icon }, size) => icon(Number(size)),
};

/** The same goes for it. */
export const manifest: Output<Served> = {
  name: 'web manifest',
  files: ({ publicFiles }) => (publicFiles.has(`/${manifestName}`) ? [] : [{ path: manifestName }]),
  make: ({ plan }) => manifestText(plan.frame),
};

import type { Frame } from '../model/plan.ts';
import { themeIn } from '../model/theme.ts';
import { iconFile } from './icon.ts';
import type { Output, Served } from './output.ts';

/** The icon that iPhones put on their home screen. */
export const touchIcon = 'apple-touch-icon.png';

/** The icons for home screens: PNG files, by their names, and how many pixels they are wide and high. */
export const appIcons = { [touchIcon]: 180, 'icon-512.png': 512 } as const;

/** The file that says how the site appears among other apps. */
export const manifestName = 'manifest.webmanifest';

/** The text of the web manifest. */
function manifestText(frame: Frame): string {
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

/** Icons and manifest. A file of the same name in `public/` takes the place of each. */
export const appFiles: Output<Served> = {
  name: 'icons for home screens',
  files: ({ publicFiles }) => {
    const icons = Object.entries(appIcons).map(([path, size]) => ({ path, make: ({ icon }: Served) => icon(size) }));
    const manifest = { path: manifestName, make: ({ plan }: Served) => manifestText(plan.frame) };
    return [...icons, manifest].filter(({ path }) => !publicFiles.has(`/${path}`));
  },
};

import type { WholeFrame } from '../model/frame.ts';
import { themeIn } from '../model/theme.ts';
import { escapeText } from './html/escape.ts';
import type { DataFile } from './output.ts';
import { hashed } from './page-data.ts';

/** The first letter of a name, as a capital. */
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

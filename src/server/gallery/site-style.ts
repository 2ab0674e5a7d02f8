import { mix } from '../../model/mix.ts';
import type { Neutral, Theme } from '../../model/theme.ts';
import { escapeStyle } from '../../outputs/html/escape.ts';

const both = ({ light, dark }: Neutral): string => `light-dark(${light}, ${dark})`;

/** The gallery's own properties, in the colours and the fonts of a site: see `src/server/browser/gallery/base.css`. */
export function siteStyle({ brand, neutral, fonts, faces }: Theme): string {
  const { ramp, light, dark } = brand;
  const properties = {
    page: both({ light: neutral.subtle.light, dark: neutral.deep.light }),
    panel: both({ light: '#FFFFFF', dark: neutral.page.dark }),
    fg: both(neutral.text),
    muted: both(neutral.textMuted),
    line: both(neutral.line),
    'strong-line': both(neutral.field),
    accent: both({ light: light.text, dark: dark.text }),
    'accent-ground': both({
      light: mix(ramp['500'], 0.105, '#FFFFFF'),
      dark: mix(ramp['600'], 0.11, neutral.panel.dark),
    }),
    'on-accent': both({ light: '#FFFFFF', dark: neutral.ink.light }),
  };
  const written = Object.entries(properties).map(([name, value]) => `--${name}:${value}`);
  const text =
    `${faces?.css ?? ''}:root{${written.join(';')}}` +
    `body{font-family:${fonts.body.stack}}h1,h2{font-family:${fonts.heading.stack}}`;
  return escapeStyle(text);
}

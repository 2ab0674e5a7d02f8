import { menuFits } from '../../content/texts/header-widths.ts';
import type { MenuFrom, SharedSite } from '../../model/frame.ts';
import { plainWords } from './texts.ts';

/**
 * From which width of screen on the menu of a site is a row.
 * @param family what it is set in; the builder's own typeface if it is left out
 */
export function menuFrom({ name, logo, nav }: SharedSite, family?: string): MenuFrom {
  const entries = (nav?.items ?? []).map(({ label, items }) => ({
    label: plainWords(label),
    opens: items !== undefined,
  }));
  const button = nav?.action === undefined ? undefined : plainWords(nav.action.label);
  const beside = { name: plainWords(name), hasLogo: logo !== undefined, button };
  return menuFits(family === undefined ? beside : { ...beside, family }, entries) ?? 'none';
}

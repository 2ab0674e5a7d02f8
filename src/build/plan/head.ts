import type { PageHead } from '../../model/plan.ts';
import type { Site } from '../../model/site.ts';
import { absolute, canonicalOf } from './addresses.ts';
import type { Context } from './resolve.ts';
import { plainWords, textOf } from './words.ts';

/** What a page says about itself, as it is written. */
export type Written = { readonly title: string; readonly description: string; readonly image?: string };

/** The `<head>` of a page. @param route undefined for a screen without an address */
export function headOf(
  written: Written,
  route: string | undefined,
  site: Site,
  origin: string,
  context: Context,
): PageHead {
  const { name } = site.settings;
  const title = plainWords(textOf(written.title, context));
  const image = written.image ?? site.settings.image;
  return {
    title: title.includes(name) ? title : `${title} | ${name}`,
    description: plainWords(textOf(written.description, context)),
    ...(route === undefined ? {} : { canonical: canonicalOf(origin, context.base, route) }),
    ...(image === undefined ? {} : { image: absolute(origin, context.base, image) }),
    siteName: name,
  };
}

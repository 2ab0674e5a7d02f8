import { pageAddress } from '../../model/address.ts';
import type { WrittenPage } from '../../model/generated/written.ts';
import type { PageHead } from '../../model/plan.ts';
import type { Site } from '../../model/site.ts';
import { absolute } from './links.ts';
import type { Context } from './resolve.ts';
import { plainWords, textOf } from './texts.ts';

/** What a page says about itself, as it is written. */
type Written = Pick<WrittenPage, 'title' | 'description' | 'image'>;

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
    ...(route === undefined ? {} : { canonical: pageAddress(origin + context.base, route) }),
    ...(image === undefined ? {} : { image: absolute(origin, context.base, image) }),
    siteName: name,
  };
}

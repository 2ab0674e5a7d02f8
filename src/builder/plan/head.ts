import type { Ask } from '../../engine/questions.ts';
import { pageAddress } from '../../model/address.ts';
import type { WrittenPage } from '../../model/generated/written.ts';
import type { PageHead } from '../../model/plan.ts';
import { placeholder, servedAt, siteImage } from './inputs.ts';
import { absolute } from './links.ts';
import { plainWords, textOf, type WordsContext } from './texts.ts';

/** What a page says about itself, as it is written. */
type Written = Pick<WrittenPage, 'title' | 'description' | 'image'>;

/** The `<head>` of a page. @param route undefined for a screen without an address */
export function headOf(written: Written, route: string | undefined, ask: Ask, context: WordsContext): PageHead {
  const { origin, base } = ask(servedAt);
  const name = ask(placeholder, 'name') ?? '';
  const title = plainWords(textOf(written.title, context));
  const image = written.image ?? ask(siteImage);
  return {
    title: title.includes(name) ? title : `${title} | ${name}`,
    description: plainWords(textOf(written.description, context)),
    ...(route === undefined ? {} : { canonical: pageAddress(origin + base, route) }),
    ...(image === undefined ? {} : { image: absolute(origin, base, image) }),
    siteName: name,
  };
}

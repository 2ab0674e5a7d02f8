import type { Ask } from '../../engine/questions.ts';
import { pageAddress } from '../../model/address.ts';
import type { WrittenPage } from '../../model/generated/written.ts';
import { plainText } from '../../model/plain-text.ts';
import type { PageHead } from '../../model/plan.ts';
import { placeholder, servedAt, siteImage } from './inputs.ts';
import { absolute } from './links.ts';
import { textOf, type WordsContext } from './texts.ts';

/** A screen without an address has no route. */
type Written = {
  readonly content: Pick<WrittenPage, 'title' | 'description' | 'image'>;
  readonly route?: string;
};

export function headOf({ content, route }: Written, ask: Ask, context: WordsContext): PageHead {
  const { origin, base } = ask(servedAt);
  const name = ask(placeholder, 'name') ?? '';
  const title = plainText(textOf(content.title, context));
  const image = content.image ?? ask(siteImage);
  return {
    title: title.includes(name) ? title : `${title} | ${name}`,
    description: plainText(textOf(content.description, context)),
    ...(route === undefined ? {} : { canonical: pageAddress(origin + base, route) }),
    ...(image === undefined ? {} : { image: absolute(origin, base, image) }),
    siteName: name,
  };
}

import { type Node, textOf } from '../../yaml/syntax/tree.ts';

/** What site.yaml says that decides what is proposed in the other files. */
export type SiteFacts = {
  /** The code of its language alone, such as `de`; undefined if it doesn't say it. */
  readonly language: string | undefined;
  /** Its address as it is written. */
  readonly url: string | undefined;
  /** Of the blocks that the site has of its own, which its files are held against. Empty without any. */
  readonly blocks?: string;
};

/** What site.yaml says of itself. What it says may be anything: `de`, `de_DE`, `Deutsch`. @param settings its root */
export function siteFacts(settings: Node | undefined): SiteFacts {
  const written = textOf(settings, 'language') ?? '';
  return { language: /^[A-Za-z]{2,3}(?![A-Za-z])/.exec(written)?.[0], url: textOf(settings, 'url') };
}

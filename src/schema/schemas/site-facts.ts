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
  return { language: languageCode(textOf(settings, 'language')), url: textOf(settings, 'url') };
}

/** `de_DE` -> `de`: the code of a language alone. @param written anything that site.yaml says */
export function languageCode(written: string | undefined): string | undefined {
  return /^[A-Za-z]{2,3}(?![A-Za-z])/.exec(written ?? '')?.[0];
}

import type { About, AnyQuestion, Input } from '../engine/questions.ts';

/**
 * The farthest that an answer comes from: the page's own files, what all pages share (site.yaml, kinds, the date, what we bring along), or
 * other pages and files.
 */
export type Reads = 'own' | 'settings' | 'others';

/** Something that a page asks its site. */
export type SiteInput<A extends readonly About[], T> = Input<A, T> & { readonly reads: Reads };

/** Something that a page asks its site: it has to say how far the answer comes from. */
export function siteInput<A extends readonly About[], T>(
  input: Omit<SiteInput<A, T>, 'isInput' | 'about'>,
): SiteInput<A, T> {
  return { ...input, isInput: true };
}

/** Whether the answers to a question may come from other pages or files than those of who asks. */
export function isAboutOthers(question: AnyQuestion): boolean {
  return !('reads' in question) || question.reads === 'others';
}

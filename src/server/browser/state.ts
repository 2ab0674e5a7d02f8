import { type PageState, stateId } from '../dev/problem.ts';

const calm: PageState = { problems: [], concerned: false, reminded: false, empty: false };

/** What a document of the development server says about the state of the content. */
export function readState(page: Document): PageState {
  const text = page.getElementById(stateId)?.textContent;
  // Written by our own server, by the same type.
  return text ? (JSON.parse(text) as PageState) : calm;
}

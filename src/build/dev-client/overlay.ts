import type { PageState, Problem } from '../dev/problem.ts';
import { overlayStyle } from './overlay-style.ts';

const name = 'sitewright-problems';

function element(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...content: (Node | string)[]
): HTMLElement {
  const made = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...content);
  return made;
}

function count(problems: readonly Problem[]): string {
  return problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`;
}

function entry({ place, message, hint }: Problem): HTMLElement {
  return element(
    'li',
    {},
    element('code', {}, place),
    element('p', {}, message),
    element('p', { class: 'hint' }, hint),
  );
}

function button(label: string, press: () => void): HTMLElement {
  const made = element('button', { type: 'button' }, label);
  made.addEventListener('click', press);
  return made;
}

function panel(state: PageState, hide: () => void): HTMLElement {
  const remark = state.empty ? 'The page appears as soon as they are mended.' : 'Below them is the last good page.';
  const where = state.concerned ? remark : 'They are in other pages; this one is up to date.';
  const title = element('h1', { id: 'title' }, count(state.problems));
  const head = element('header', {}, element('div', {}, title, element('p', {}, where)));
  // An empty page shows nothing else, so there is nothing to make room for.
  if (!state.empty) head.append(button('Hide', hide));
  const list = element('ol', { tabindex: '0', 'aria-labelledby': 'title' }, ...state.problems.map(entry));
  return element('section', { role: 'alert', 'aria-labelledby': 'title' }, head, list);
}

function hostElement(): HTMLElement {
  const present = document.querySelector<HTMLElement>(name);
  if (present !== null) return present;
  const host = document.createElement(name);
  host.attachShadow({ mode: 'open' });
  // Beside the page's own root, which is replaced with every change.
  document.body.append(host);
  return host;
}

/** Shows the panel, or only its button: the reader's choice, until there are other problems. */
function draw(shadow: ShadowRoot, state: PageState, isOpen: boolean): void {
  const toggle = (): void => draw(shadow, state, !isOpen);
  const badge = (): HTMLElement =>
    element('div', { class: 'badge', role: 'status' }, button(count(state.problems), toggle));
  shadow.replaceChildren(element('style', {}, overlayStyle), isOpen ? panel(state, toggle) : badge());
}

let shown = '';

/** Shows the problems over the page; takes them away when there are none. */
export function showProblems(state: PageState): void {
  const wanted = JSON.stringify(state);
  if (wanted === shown) return;
  shown = wanted;
  const host = hostElement();
  if (state.problems.length === 0) host.remove();
  else if (host.shadowRoot !== null) draw(host.shadowRoot, state, state.concerned);
}

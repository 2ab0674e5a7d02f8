/*
 * Shows of a list what its visitor has chosen. All of it is in the document: the form is the choice, and keeps it also before this script
 * is there; the address is the same choice in words. React has rendered both and changes nothing of what is done here, so that it
 * doesn't matter which of the two comes first.
 */

import { readWords, wordsIn, wordsOf } from './item-words.ts';
import { belowOf, fitting, type List, type ListedItem, lookAgain, type NotedItem } from './listed.ts';
import { showMarks } from './map-marks.ts';
import { afterPicture, showAll, showItems } from './show-items.ts';

/** Of a form: the address that it was last in step with. */
type Step = {
  readonly path: string;
  readonly hash: string;
  search: string;
  saving?: ReturnType<typeof setTimeout>;
  /** Set while what is chosen waits for the next picture. */
  showing?: number;
};

const steps = new WeakMap<HTMLFormElement, Step>();

/** What visitors have typed is in the address when they have typed no more for so long, in milliseconds: browsers take few changes in a row. */
const pause = 300;

const boxesIn = (form: HTMLFormElement): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>('[type=checkbox]'),
];
const menusIn = (form: HTMLFormElement): HTMLSelectElement[] => [...form.querySelectorAll('select')];
const searchIn = (form: HTMLFormElement): HTMLInputElement | null => form.querySelector('[type=search]');

function readAddress(form: HTMLFormElement): void {
  const said = new URLSearchParams(location.search);
  for (const box of boxesIn(form)) box.checked = said.getAll(box.name).includes(box.value);
  for (const menu of menusIn(form)) {
    menu.value = said.get(menu.name) ?? '';
    if (menu.selectedIndex === -1) menu.value = '';
  }
  const search = searchIn(form);
  if (search !== null) search.value = said.get(search.name) ?? '';
}

/** The address with the choice. What else its query has stays. */
function addressOf(form: HTMLFormElement): string {
  const said = new URLSearchParams(location.search);
  for (const { name } of [...boxesIn(form), ...menusIn(form), searchIn(form)].flatMap((each) => each ?? []))
    said.delete(name);
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim() !== '') said.append(name, value.trim());
  const query = said.toString();
  return `${location.pathname}${query === '' ? '' : `?${query}`}${location.hash}`;
}

/** Puts the choice into the address. A choice is a step of its own, to which Back returns; what is typed belongs to the step before. */
function writeAddress(step: Step, address: string, isTyped: boolean): void {
  clearTimeout(step.saving);
  // Somebody may have left.
  if (step.path !== location.pathname) return;
  // The router knows the entry by its state.
  if (isTyped) history.replaceState(history.state, '', address);
  else if (new URL(address, location.href).search !== location.search) history.pushState(history.state, '', address);
  step.search = location.search;
}

function show(form: HTMLFormElement): void {
  const { noted, lists, around, hasMap } = belowOf(form);
  const fits = fitting(form);
  const words = wordsOf(searchIn(form)?.value ?? '');
  const wanted = words === '' ? [] : words.split(' ');
  const shown = new Set<ListedItem>();
  const found = new Set<NotedItem>();
  for (const { whole, items } of lists) {
    const before = shown.size;
    for (const item of items) {
      if (!fits(item.noted) || !wanted.every((word) => wordsIn(item.element).includes(word))) continue;
      shown.add(item);
      found.add(item.noted);
    }
    whole.toggleAttribute('data-empty', shown.size === before);
  }
  const all = new Set(noted).size;
  unfold(lists, found.size < all);
  showItems(form, { items: lists.flatMap(({ items }) => items), shown });
  if (hasMap && around !== undefined) showMarks(around, (item) => noted[item] !== undefined && found.has(noted[item]));
  form.closest('search')?.toggleAttribute('data-some', found.size < all);
  say(form, found.size, all);
  delete document.documentElement.dataset.asked;
}

/** Lists that were unfolded for what is chosen. */
const unfolded = new WeakSet<HTMLDetailsElement>();

/** Unfolds what is folded up and holds what is chosen, and folds it up again when all is shown. What has nothing of it isn't there. */
function unfold(lists: readonly List[], isSome: boolean): void {
  for (const details of new Set(lists.flatMap(({ element }) => element.closest('details') ?? []))) {
    const isEmpty = lists.every(({ element, whole }) => !details.contains(element) || 'empty' in whole.dataset);
    details.toggleAttribute('data-empty', isEmpty);
    if (isSome && !isEmpty && !details.open) unfolded.add(details);
    if (unfolded.has(details)) details.open = isSome;
    if (!isSome) unfolded.delete(details);
  }
}

function say(form: HTMLFormElement, number: number, all: number): void {
  const place = form.querySelector('output');
  if (place === null) return;
  const { found = '', none = '' } = place.dataset;
  const { format } = new Intl.NumberFormat(document.documentElement.lang);
  const words = number === 0 ? none : found.replace('{number}', format(number)).replace('{all}', format(all));
  if (place.textContent === words) return;
  // The text and not the element's content: browsers look at the whole page again when a node comes or goes.
  if (place.firstChild instanceof Text && place.childNodes.length === 1) place.firstChild.data = words;
  else place.textContent = words;
}

/** Shows a choice in the next picture, and puts it into the address when that is drawn: at once, browsers would lay out the page twice after a tap. */
function showNext(form: HTMLFormElement, step: Step, isTyped: boolean): void {
  cancelAnimationFrame(step.showing ?? 0);
  step.showing = requestAnimationFrame(() => show(form));
  clearTimeout(step.saving);
  if (isTyped) step.saving = setTimeout(() => writeAddress(step, addressOf(form), true), pause);
  else {
    const address = addressOf(form);
    afterPicture(() => writeAddress(step, address, false));
  }
}

function begin(form: HTMLFormElement): void {
  const step: Step = { path: location.pathname, search: location.search, hash: location.hash };
  steps.set(form, step);
  // A second time is the same time.
  addEventListener('popstate', onPopState, true);
  addEventListener('beforeprint', showAll);
  // What was chosen before this script was there counts.
  if ([...new FormData(form).values()].some((value) => value !== '')) writeAddress(step, addressOf(form), false);
  else readAddress(form);
  form.addEventListener('focusin', ({ target }) => {
    if (target === searchIn(form))
      readWords(belowOf(form).lists.flatMap(({ items }) => items.map(({ element }) => element)));
  });
  form.addEventListener('input', ({ target }) => showNext(form, step, target === searchIn(form)));
  // The fields are as they were when the event is over.
  form.addEventListener('reset', () => {
    // Its button goes, and the focus with it.
    if (form.contains(document.activeElement)) form.querySelector('output')?.focus({ preventScroll: true });
    setTimeout(() => showNext(form, step, false));
  });
  form.addEventListener('submit', (event) => event.preventDefault());
}

/** Whether a form had another choice at this address, which is taken from there then. */
function follow(form: HTMLFormElement): boolean {
  const step = steps.get(form);
  if (step === undefined || step.path !== location.pathname || step.search === location.search) return false;
  clearTimeout(step.saving);
  cancelAnimationFrame(step.showing ?? 0);
  readAddress(form);
  step.search = location.search;
  show(form);
  // Browsers go to where the visitor was.
  showAll();
  return true;
}

const forms = (): HTMLFormElement[] => [...document.querySelectorAll<HTMLFormElement>('form[data-filters]')];

/** Follows the browser's Back, before the router does: that would fetch the page again and begin at its top. */
function onPopState(event: PopStateEvent): void {
  const all = forms();
  const isPlace = all.some((form) => steps.get(form)?.hash !== location.hash);
  if (all.map(follow).includes(true) && !isPlace) event.stopImmediatePropagation();
}

/** Shows of the list below a form what is chosen in it or said by the address, from now on. It may be called again, when either has changed. */
export function filterList(form: HTMLFormElement): void {
  if (!steps.has(form)) begin(form);
  else if (follow(form)) return;
  lookAgain(form);
  show(form);
  showAll();
}

/** The same for all lists of the page. The place that the address names may have moved. */
export function filterLists(): void {
  forms().forEach(filterList);
  const place = document.querySelector(':target');
  if (place !== null && document.querySelector('search[data-some]') !== null) scrollTo(place);
}

/** Scrolls to a place, and again when what comes into the window above it then is laid out in another size than was thought. */
function scrollTo(place: Element, pictures = 5): void {
  place.scrollIntoView();
  const { scrollHeight } = document.documentElement;
  const lookAfter = (left: number): void =>
    void afterPicture(() => {
      if (document.documentElement.scrollHeight !== scrollHeight) scrollTo(place, left);
      else if (left > 0) lookAfter(left - 1);
    });
  if (pictures > 0) lookAfter(pictures - 1);
}

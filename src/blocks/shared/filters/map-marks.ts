import { nameOfSeveral } from '../several.ts';

/** Shows of the marks on maps those whose places are shown, with how many these are. One with a single place left has its number, and leads there. */
export function showMarks(within: Element, isShown: (item: number) => boolean): void {
  const { format } = new Intl.NumberFormat(document.documentElement.lang);
  for (const mark of within.querySelectorAll<SVGAElement>('a[data-places]')) {
    const { places = '' } = mark.dataset;
    const left = places.split(' ').map(Number).filter(isShown);
    const [first] = left;
    mark.toggleAttribute('hidden', first === undefined);
    if (first === undefined || !places.includes(' ')) continue;
    const [title, , number] = mark.children;
    if (title === undefined || number === undefined) continue;
    // On the map of all headings, marks have names and lead there.
    const words = mark.closest('svg')?.dataset.words;
    const isSeveral = left.length > 1 || words === undefined;
    number.textContent = format(isSeveral ? left.length : first + 1);
    if (words === undefined) {
      title.textContent = `${mark.lastElementChild?.textContent}: ${number.textContent}`;
      continue;
    }
    const from = mark.getAttribute('href') ?? '';
    const to = `${from.slice(0, from.lastIndexOf('.') + 1)}${first + 1}`;
    mark.setAttribute('href', to);
    mark.toggleAttribute('data-several', isSeveral);
    const name = document.getElementById(to.slice(1))?.querySelector('p')?.textContent;
    title.textContent = isSeveral ? nameOfSeveral(left, words, format) : `${number.textContent}. ${name}`;
  }
}

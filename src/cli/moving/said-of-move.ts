import type { Move } from '../../authoring/move/move.ts';

/** So many pages and files are named. */
const MOST_SHOWN = 10;

/** What a move does, for whoever asked for it. */
export function saidOfMove({ from, to, pages, links, isMended }: Move): string {
  const [only, ...others] = pages;
  const all = [...links.values()].reduce((sum, count) => sum + count, 0);
  return [
    ...(isMended ? ['Addresses use only small letters, digits and hyphens, so the new one was changed to fit.'] : []),
    ...(others.length > 0 ? [`${pages.length} pages move from ${from} to ${to}:`] : []),
    ...shown(pages.map((page) => `${page.page.file} -> ${page.newFile}`)),
    ...(only === undefined ? [] : [leadsOn(pages)]),
    ...(all === 0
      ? []
      : [`${counted(all, 'link')} in ${counted(links.size, 'file')} ${all === 1 ? 'leads' : 'lead'} there now:`]),
    ...shown([...links].map(([file, count]) => `${file} (${count})`)),
    '',
  ].join('\n');
}

function leadsOn(pages: Move['pages']): string {
  const published = pages.filter(({ isPublished }) => isPublished);
  const [first, ...others] = published;
  if (first === undefined) return 'A draft has no visitors yet, so nothing leads on from its old address.';
  if (others.length > 0) return 'Their old addresses lead there: each page lists its own under "aliases".';
  return `${first.from} leads to ${first.to} from now on: the page lists it under "aliases".`;
}

function shown(lines: readonly string[]): string[] {
  const more = lines.length - MOST_SHOWN;
  return [...lines.slice(0, MOST_SHOWN).map((line) => `  ${line}`), ...(more > 0 ? [`  and ${more} more`] : [])];
}

function counted(count: number, what: string): string {
  return count === 1 ? `1 ${what}` : `${count} ${what}s`;
}

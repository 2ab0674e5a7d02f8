import type { MenuAdvice } from '../../../authoring/new-page/menu.ts';
import type { NewPage } from '../../../authoring/new-page/new-page.ts';
import { countOf } from '../../../diagnostics/format/count.ts';

/** Where a page was written, for whoever reads about it, and how to go on. */
export type NextSteps = {
  readonly path: string;
  /** `http://127.0.0.1:5173`: of the server that runs for this site, or that `start` would start. */
  readonly origin: string;
  /** Starts that server; undefined if it runs. */
  readonly start: string | undefined;
  /** Checks the site. */
  readonly check: string;
};

/** What somebody wants to know about a page that was made for them. */
export function pageSummary(page: NewPage, { path, origin, start, check }: NextSteps): string {
  const first = start === undefined ? 'open' : `${start}, then open`;
  const hasPage = page.kind?.hasPages !== false;
  const paragraphs = [
    hasPage ? `Made ${path}. Its address is ${page.route}.` : `Made ${path}. It has no page of its own.`,
    ...(page.body === undefined ? [] : [`Its text is in ${page.body.file}.`]),
    ...(page.isMended ? ['Addresses use only small letters, digits and hyphens, so the name was changed to fit.'] : []),
    ...page.notes,
    ...(page.isInOtherLanguage
      ? ['Its texts are in English, for you to write over in the language of your site.']
      : []),
    ...(hasPage ? [`To see it: ${first} ${origin}${page.base}${page.route.slice(1)}`] : []),
    ...(page.kind === undefined ? inMenu(page, check) : inLists(page.kind, page.route)),
    ...notPlanned(page),
    ...mistakes(page, check),
  ];
  return `${paragraphs.join('\n')}\n`;
}

/** How visitors come to a page of a kind: by lists. */
function inLists({ name, usualFolder, lists }: NonNullable<NewPage['kind']>, route: string): string[] {
  const own = route.slice(route.lastIndexOf('/') + 1);
  const others = lists.length > MOST_LISTS ? ` and ${lists.length - MOST_LISTS} more` : '';
  return [
    ...(usualFolder === undefined
      ? []
      : [
          `Most pages of the kind ${name} are below ${usualFolder}. To put it there, move it to pages${usualFolder}/${own}.yaml.`,
        ]),
    lists.length === 0
      ? `No page lists the kind ${name} yet. This line in a list block does: from: { kind: ${name} }`
      : `Lists that look for the kind ${name} find it: on ${lists.slice(0, MOST_LISTS).join(', ')}${others}.`,
  ];
}

/** How many pages with lists are named. */
const MOST_LISTS = 3;

function inMenu({ menu, isDraft }: NewPage, check: string): string[] {
  if (menu === undefined) return [`To add it to the menu, fix site.yaml first: ${check} shows what is wrong there.`];
  if (menu.kind === 'there') return [`It is already in the menu (site.yaml, line ${menu.line}).`];
  const draft = isDraft ? ['It is a draft: remove "draft: true" from it before you add it to the menu.'] : [];
  return [...draft, ...wayIntoMenu(menu)];
}

function wayIntoMenu(menu: Exclude<MenuAdvice, { kind: 'there' }>): string[] {
  const under = menu.under === undefined ? '' : `, under "${menu.under}"`;
  if (menu.kind === 'entry') {
    return [
      `To add it to the menu${under}, write this in site.yaml between the brackets that open on line ${menu.line}:`,
      '',
      menu.entry,
      '',
    ];
  }
  const lines = menu.lines.length === 1 ? 'this line' : 'these lines';
  return [
    `To add it to the menu${under}, write ${lines} in site.yaml below line ${menu.below}:`,
    '',
    ...menu.lines,
    '',
  ];
}

function notPlanned({ planned, route }: NewPage): string[] {
  if (planned === undefined) return [];
  const what = planned.isOnly ? 'delete it, and "planned:" too, because it is the only entry' : 'delete that entry';
  return [`site.yaml lists ${route} under "planned" (line ${planned.line}): ${what}.`];
}

/** Warnings of a site are no news to whoever makes a page, but with errors they are counted as the check counts them. */
function mistakes({ diagnostics, others }: NewPage, check: string): string[] {
  const rest = `The rest of the site has ${countOf(others)}: ${check} shows ${others.length === 1 ? 'it' : 'them'}.`;
  return [
    ...(others.some(({ severity }) => severity === 'error') ? [rest] : []),
    ...(diagnostics.length > 0 ? ['', 'Still to be fixed:'] : []),
  ];
}

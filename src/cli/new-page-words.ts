import type { MenuAdvice } from '../content/new-page/menu.ts';
import type { NewPage } from '../content/new-page/new-page.ts';

/** Where a page was written, for whoever reads about it, and `--root` as it was typed. */
export type Place = { readonly path: string; readonly root: string | undefined };

/** What somebody wants to know about a page that was made for them. */
export function aboutPage(page: NewPage, { path, root }: Place): string {
  const start = root === undefined ? 'npm start' : `npm start -- --root ${/\s/.test(root) ? `"${root}"` : root}`;
  const paragraphs = [
    `${path} is made. Its address is ${page.route}.`,
    ...(page.isMended ? ['Addresses have only small letters, digits and hyphens, so it was written that way.'] : []),
    ...page.notes,
    `To see it: ${start}, then open http://127.0.0.1:5173${page.base}${page.route.slice(1)}`,
    ...inMenu(page),
    ...notPlanned(page),
    ...mistakes(page),
  ];
  return `${paragraphs.join('\n')}\n`;
}

function inMenu({ menu, isDraft }: NewPage): string[] {
  if (menu === undefined)
    return ['To put it into the menu, mend site.yaml first: npm run check shows what is wrong there.'];
  if (menu.kind === 'there') return [`It is in the menu already (site.yaml, line ${menu.line}).`];
  const draft = isDraft ? ['It is a draft: take "draft: true" out of it before it goes into the menu.'] : [];
  return [...draft, ...wayIntoMenu(menu)];
}

function wayIntoMenu(menu: Exclude<MenuAdvice, { kind: 'there' }>): string[] {
  const under = menu.under === undefined ? '' : `, under "${menu.under}"`;
  if (menu.kind === 'entry') {
    return [
      `To put it into the menu${under}: in site.yaml, write this between the brackets that open on line ${menu.line}:`,
      '',
      menu.entry,
      '',
    ];
  }
  const lines = menu.lines.length === 1 ? 'this line' : 'these lines';
  return [
    `To put it into the menu${under}: in site.yaml, write ${lines} below line ${menu.below}:`,
    '',
    ...menu.lines,
    '',
  ];
}

function notPlanned({ planned, route }: NewPage): string[] {
  if (planned === undefined) return [];
  const what = planned.isOnly ? '"planned:" can go with it, as it is the only one there' : 'that entry can go';
  return [`site.yaml lists ${route} under "planned" (line ${planned.line}): ${what}.`];
}

function mistakes({ diagnostics, otherMistakes }: NewPage): string[] {
  const one = otherMistakes === 1;
  const others = `The rest of the site has ${otherMistakes} ${one ? 'mistake' : 'mistakes'}: npm run check shows ${one ? 'it' : 'them'}.`;
  return [...(otherMistakes > 0 ? [others] : []), ...(diagnostics.length > 0 ? ['', 'Still to be mended:'] : [])];
}

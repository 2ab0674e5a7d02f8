import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { escapeText } from '../../src/outputs/html/escape.ts';
import type { Action, Block, Card, Link, Page, Site } from '../content/content.ts';

const fileOf = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../peers/${name}`, import.meta.url)), 'utf8');

const style = fileOf('site.css').replace(/\s*\n\s*/g, '');
const icons: Readonly<Record<string, string>> = JSON.parse(fileOf('icons.json'));

const each = <T>(items: readonly T[], write: (item: T) => string): string => items.map(write).join('');

const linkOf = ({ label, href }: Link): string => `<a href="${href}">${escapeText(label)}</a>`;

const listOf = (links: readonly Link[], name: string): string =>
  `<ul class="${name}">${each(links, (link) => `<li>${linkOf(link)}</li>`)}</ul>`;

const actionsOf = (actions: readonly Action[]): string =>
  `<div class="actions">${each(actions, ({ label, href, variant }) => `<a class="btn btn-${variant}" href="${href}">${escapeText(label)}</a>`)}</div>`;

const cardOf = ({ icon, title, text, link }: Card): string => {
  const drawn = `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${icons[icon ?? ''] ?? ''}"/></svg>`;
  return `<article class="card">${icon === undefined ? '' : drawn}<h3>${escapeText(title)}</h3><p>${escapeText(text)}</p>${link === undefined ? '' : linkOf(link)}</article>`;
};

function insideOf(block: Block): string {
  switch (block.type) {
    case 'hero': {
      const { src, alt, width, height } = block.image ?? {};
      const image = `<img src="${src}" alt="${escapeText(alt ?? '')}" width="${width}" height="${height}" fetchpriority="high">`;
      return `<div><h1>${escapeText(block.title)}</h1><p>${escapeText(block.text)}</p>${actionsOf(block.actions)}</div>${src === undefined ? '' : image}`;
    }
    case 'card-grid':
      return `<h2>${escapeText(block.title)}</h2><div class="grid">${each(block.cards, cardOf)}</div>`;
    case 'stats':
      return `<h2>${escapeText(block.title)}</h2><dl>${each(block.items, ({ label, value }) => `<div><dt>${escapeText(label)}</dt><dd>${escapeText(value)}</dd></div>`)}</dl>`;
    case 'faq':
      return `<h2>${escapeText(block.title)}</h2>${each(block.items, ({ question, answer }) => `<details><summary>${escapeText(question)}</summary><p>${escapeText(answer)}</p></details>`)}`;
    case 'cta':
      return `<h2>${escapeText(block.title)}</h2><p>${escapeText(block.text)}</p>${actionsOf(block.actions)}`;
  }
}

const classes = {
  hero: 'hero',
  'card-grid': 'block',
  stats: 'block stats',
  faq: 'block faq',
  cta: 'block cta',
} as const;

const blockOf = (block: Block): string =>
  `<section class="${classes[block.type]}"><div class="wrap">${insideOf(block)}</div></section>`;

const menuOf = ({ brand, nav }: Site): string =>
  `<header class="site-header"><div class="wrap"><a class="brand" href="/">${escapeText(brand)}</a><nav aria-label="Main"><ul class="nav">${each(nav, ({ label, children }) => `<li><details name="nav"><summary>${escapeText(label)}</summary>${listOf(children, 'sub')}</details></li>`)}</ul></nav></div></header>`;

/** A page as one would write it by hand: one document with its style in it, and a picture. */
export function plainPage({ title, description, blocks }: Page, site: Site): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeText(title)} | ${escapeText(site.brand)}</title><meta name="description" content="${escapeText(description)}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${style}</style></head>
<body><a class="skip" href="#main">Skip to content</a>${menuOf(site)}<main id="main">${each(blocks, blockOf)}</main>
<footer class="site-footer"><div class="wrap"><p>${escapeText(site.footer.text)}</p>${listOf(site.footer.links, 'foot-links')}</div></footer></body></html>
`;
}

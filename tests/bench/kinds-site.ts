import type { Files } from '../content/memory-disk.ts';

/** How much a made-up site has of everything. */
export type Amounts = { readonly articles: number; readonly categories: number; readonly pages: number };

const two = (number: number): string => String(number).padStart(2, '0');

const site = `name: Acme
url: https://www.example.com
contact: { email: office@example.com }
nav:
  items:
    - { label: Home, href: / }
    - { label: News, href: /news }
    - { label: Services, href: /services }
`;

/** A kind of the site's own, whose pages name others and lead to their neighbours. */
const kind = `description: A recipe.
fields:
  - { name: time, type: text, required: true }
  - { name: baker, type: entry, kind: person }
  - { name: order, type: number }
layout:
  - type: hero
    title: "{title}"
    tagline: "Ready in {time}"
    meta: ["{baker}"]
  - type: long-text
  - type: page-links
    from: { kind: recipe, sort: order }
`;

const RECIPES = 12;

/** A kind whose entries stand in one file, without pages. */
const rates = `description: A rate.
data: data/rates.csv
columns: { title: Rate, price: Price (EUR) }
fields:
  - { name: price, type: number, currency: EUR, required: true }
  - { name: recipe, type: entry, kind: recipe }
  - { name: until, type: date }
`;

const rate = (index: number): string =>
  `"Rate ""${index}""";${index},50;r${index};${index % 2 === 0 ? '' : `2030-01-${two(index)}`}\n`;

function article(index: number, categories: number): string {
  return `kind: article
title: Article number ${index}
description: What we learned about subject ${index}, and what we would do again.
date: 20${two(10 + (index % 15))}-${two(1 + (index % 12))}-${two(1 + (index % 28))}
author: person-${index % 10}
category: Category ${index % categories}
readTime: ${1 + (index % 9)} min read
featured: ${index % 20 === 0}
`;
}

const text = (index: number): string =>
  `## What happened

It began with a *small* change, and [the archive](/news/archive) has the rest: see [the next one](/news/a${index + 1}).

## What we would do again

- Keep it **simple**.
- Ask number ${index} first.
`;

function servicePage(index: number): string {
  const items = ['One', 'Two', 'Three'].map(
    (title) =>
      `      - { title: ${title} for ${index}, description: It does what it says., icon: check, href: /services }\n`,
  );
  return `title: Service ${index}
description: All about service ${index}, its price and its people.
blocks:
  - type: hero
    title: Service ${index} of {name}
    description: Write to [us](mailto:{email}), or read [the other page](/services/s${index === 0 ? 1 : index - 1}).
    image: { src: /shared.svg, decorative: true }
  - type: card-grid
    title: What you get
    items:
${items.join('')}  - type: cta
    title: Go on
    actions: [{ label: All services, href: /services }]
`;
}

const listPage = (title: string, type: string, from: string): string =>
  `title: ${title}
description: The page called ${title}, with what belongs to it.
blocks:
  - type: hero
    title: ${title}
  - type: ${type}
    title: "{count} of them"
    from: ${from}
`;

function numbered(count: number, make: (index: number) => readonly (readonly [string, string])[]): Files {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => make(index)).flat());
}

/** A site with articles in categories, lists of them, a kind of its own, and pages of blocks. Without mistakes. */
export function siteWithKinds({ articles, categories, pages }: Amounts): Files {
  return {
    'site.yaml': site,
    'kinds/recipe.yaml': kind,
    'kinds/rate.yaml': rates,
    'data/rates.csv': `Rate;Price (EUR);recipe;until\n${[1, 2, 3, 4, 5].map(rate).join('')}`,
    'public/shared.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>',
    'pages/index.yaml': listPage('Home', 'article-grid', '{ kind: article, featured: true, limit: 6 }'),
    'pages/news/index.yaml': listPage('News', 'article-grid', '{ kind: article, limit: 9 }'),
    'pages/news/archive.yaml': listPage('Archive', 'article-grid', '{ kind: article }'),
    'pages/recipes/index.yaml': listPage(
      'Recipes',
      'card-grid',
      '{ kind: recipe, where: { order: { min: 2 } }, sort: [baker, -order] }',
    ),
    'pages/rates.yaml': listPage('Rates', 'card-grid', '{ kind: rate, where: { price: { min: 2 } } }'),
    'pages/services/index.yaml': listPage('Services', 'card-grid', '{ kind: article, category: category-1, limit: 3 }'),
    'pages/news/about/[category].yaml': listPage(
      '"About {category}"',
      'article-grid',
      '{ kind: article, category: "{category}" }',
    ),
    ...numbered(10, (index) => [
      [`pages/people/person-${index}.yaml`, `kind: person\ntitle: Person ${index}\ndescription: Writes.\n`],
    ]),
    ...numbered(RECIPES, (index) => [
      [
        `pages/recipes/r${index}.yaml`,
        `kind: recipe\ntitle: Recipe ${index}\ndescription: Good.\ntime: ${index} hours\nbaker: person-${index % 10}\norder: ${index}\n`,
      ],
    ]),
    ...numbered(articles, (index) => [
      [`pages/news/a${index}.yaml`, article(index, categories)],
      [`pages/news/a${index}.md`, text(index === articles - 1 ? -1 : index)],
    ]),
    ...numbered(pages, (index) => [[`pages/services/s${index}.yaml`, servicePage(index)]]),
  };
}

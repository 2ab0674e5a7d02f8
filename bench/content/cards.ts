import { join } from 'node:path';
import { escapeText } from '../../src/outputs/html/escape.ts';
import { write, yamlOf } from '../generators/files.ts';
import { writerFrom } from './words.ts';

/** Something that is listed as a card, with two values to choose it by. */
type Entry = {
  readonly title: string;
  readonly text: string;
  readonly level: string;
  readonly day: string;
  readonly price: number;
};

const levels = ['beginner', 'middle', 'advanced', 'open'] as const;
const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

/** Made-up entries, of which 24 in 100 are of the first level, and none of those on a Sunday. */
export function cardsFor(count: number, seed: number): readonly Entry[] {
  const { title, text, pick, number } = writerFrom(seed);
  return Array.from({ length: count }, (_, at) => {
    // 7 and 100 have nothing in common: each level is spread over the whole list.
    const place = (at * 7) % 100;
    const level = place < 24 ? levels[0] : pick(['middle', 'advanced', 'open']);
    const day = place > 90 ? 'sunday' : pick(days);
    return { title: title(2, 4), text: text(12, 30), level, day, price: number(5, 90) };
  });
}

/** A site with lists of entries from which visitors choose: at `/cards`, at `/headings` under one for each day, at `/table`. */
export function putCards(root: string, entries: readonly Entry[]): void {
  const put = (path: string, value: unknown): void => write(join(root, path), yamlOf(value));
  put('site.yaml', { name: 'Cards', url: 'https://bench.example', language: 'en', description: 'Many cards.' });
  put('pages/index.yaml', {
    title: 'Start',
    description: 'Where it begins.',
    blocks: [{ type: 'hero', title: 'Many cards' }],
  });
  const choice = { filters: ['level', 'day'], find: true };
  const page = (name: string, block: object): void =>
    put(`pages/${name}.yaml`, {
      title: name,
      description: 'All there are.',
      blocks: [{ title: 'All', ...block, ...choice }],
    });
  page('cards', { type: 'card-grid', from: { kind: 'course' } });
  page('headings', { type: 'card-grid', from: { kind: 'course', group: 'day' } });
  page('table', {
    type: 'table',
    from: { kind: 'course' },
    columns: [
      { title: 'Course', show: '{title}' },
      { title: 'For whom', show: '{level}' },
      { title: 'Day', show: '{day}' },
      { title: 'Price', show: '{price}' },
    ],
  });
  put('kinds/course.yaml', {
    description: 'A course.',
    data: 'data/courses.yaml',
    page: false,
    fields: [
      { name: 'level', type: 'choice', choices: levels, required: true, description: 'For whom.' },
      { name: 'day', type: 'day-of-week', required: true, description: 'When.' },
      { name: 'price', type: 'number', currency: 'EUR', required: true, description: 'What it costs.' },
    ],
    card: { title: '{title}', description: '{description}', badge: '{level}', meta: ['{day}', '{price}'] },
  });
  put(
    'data/courses.yaml',
    entries.map(({ text, ...entry }) => ({ ...entry, description: text })),
  );
}

/** What a script of the plain page does: no more than to hide what doesn't fit. */
const hiding = `const form = document.querySelector('form'), items = [...document.querySelectorAll('li')];
form.addEventListener('input', () => {
  const said = new FormData(form), level = said.getAll('level'), day = said.getAll('day');
  let found = 0;
  for (const item of items) {
    const fits = (!level.length || level.includes(item.dataset.level)) && (!day.length || day.includes(item.dataset.day));
    if (item.hidden === fits) item.hidden = !fits;
    if (fits) found += 1;
  }
  document.querySelector('output').textContent = found;
});`;

const look = `body{font:16px/1.5 sans-serif;margin:1rem auto;max-width:80rem;padding:0 1rem}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,19rem),1fr));gap:1.5rem;padding:0;list-style:none}
li{border:1px solid;border-radius:8px;padding:1.5rem}[hidden]{display:none}`;

/** The same cards in the least HTML that shows them, and the same choice. */
export function plainCards(entries: readonly Entry[]): string {
  const box = (name: string, value: string): string =>
    `<label><input type="checkbox" name="${name}" value="${value}">${value}</label> `;
  const card = ({ title, text, level, day, price }: Entry): string =>
    `<li data-level="${level}" data-day="${day}"><p>${level}</p><h3>${escapeText(title)}</h3><p>${escapeText(text)}</p><p>${day}, €${price}</p></li>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Cards</title><style>${look}</style>
<form>${[...levels].map((each) => box('level', each)).join('')}${[...days, 'sunday'].map((each) => box('day', each)).join('')}<output></output></form>
<ul>${entries.map(card).join('')}</ul><script>${hiding}</script></html>`;
}

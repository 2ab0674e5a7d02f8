import type { Files } from '../content/memory-disk.ts';

/** A slip in the files of a made-up site (`siteWithKinds`); the number chooses among what there is. */
type Slip = (files: Files, number: number) => Files;

const pick = (files: Files, of: RegExp, number: number): string => {
  const names = Object.keys(files).filter((name) => of.test(name));
  return names[number % names.length] ?? 'pages/index.yaml';
};

/** Changes one of the files with such a name. */
const inOne =
  (of: RegExp, change: (text: string, number: number) => string): Slip =>
  (files, number) => {
    const path = pick(files, of, number);
    return path in files ? { ...files, [path]: change(String(files[path]), number) } : files;
  };

const PAGE = /^pages\/[^[]*\.yaml$/;
const KIND = /^kinds\/recipe\.yaml$/;
const SITE = /^site\.yaml$/;

/** A picture that is heavier than a page should be. */
const heavy = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><!--${'x'.repeat(600_000)}--></svg>`;

/** A text after the first words of a line, in one of the lines where they stand. */
const replaced = (from: RegExp, to: string) => inOne(PAGE, (text) => text.replace(from, to));

/**
 * Mistakes and warnings that lie across files: what is wrong with one file is told because of what stands in another. And some that
 * `check --fix` takes away.
 */
const slips: readonly Slip[] = [
  // Links to nothing, to a draft, to a part of a page that isn't there.
  inOne(/\.md$/, (text, number) => `${text}\nSee [it](/nowhere-${number % 3}) and [that](/news/a${number % 9}).\n`),
  inOne(/\.md$/, (text, number) => `${text}\nSee [a part](/services#part-${number % 3}).\n`),
  inOne(/services\/s\d.*\.yaml$/, (text) => text.replace('href: /services', 'href: /services/nowhere')),
  inOne(PAGE, (text) => `draft: true\n${text}`),
  // Titles, descriptions and addresses that stand twice.
  replaced(/^title: .*/m, 'title: The same title'),
  replaced(/^description: .*/m, 'description: The same description of more than one page.'),
  (files) => ({ ...files, 'pages/services.yaml': String(files['pages/index.yaml']) }),
  inOne(PAGE, (text, number) => `aliases: [/services/s${number % 4}]\n${text}`),
  // Pictures that nobody shows, that are missing, that are heavy.
  (files, number) => ({ ...files, [`public/lone-${number % 3}.svg`]: String(files['public/shared.svg'] ?? heavy) }),
  ({ 'public/shared.svg': _, ...files }) => files,
  (files) => ({ ...files, 'public/shared.svg': heavy }),
  inOne(/services\/s\d/, (text) => text.replace('src: /shared.svg', 'src: /lone-1.svg')),
  inOne(/services\/s\d/, (text) => text.replace('decorative: true', 'alt: shared')),
  // Kinds that nobody uses, and those with mistakes.
  (files) => ({ ...files, 'kinds/unused.yaml': String(files['kinds/recipe.yaml']) }),
  inOne(KIND, (text) => text.replace('type: number', 'type: numbr')),
  inOne(KIND, (text) => text.replace('required: true', 'requird: true')),
  inOne(KIND, (text) => text.replace('{time}', '{tim}')),
  inOne(KIND, (text) => text.replace('- type: long-text', '- type: hero\n    title: "{baker}"')),
  inOne(KIND, (text) => `${text.replace('kind: person', 'kind: persn')}`),
  inOne(/^pages\/recipes\/r/, (text) => text.replace(/^time: .*\n/m, '')),
  inOne(/^pages\/recipes\/r/, (text) => text.replace(/^baker: .*/m, 'baker: nobody')),
  inOne(/^pages\/people\//, (text) => text.replace('kind: person', 'kind: recipe')),
  // The site's own file.
  inOne(SITE, (text) => `language: de\n${text}`),
  inOne(SITE, (text) => text.replace('href: /news', 'href: /nowhere')),
  inOne(SITE, (text) => text.replace('name: Acme', 'nme: Acme')),
  inOne(SITE, (text) => text.replace(/^contact: .*\n/m, '')),
  inOne(SITE, (text) => `${text}redirects:\n  - { from: /old, to: /services/s1 }\n`),
  // What has one right answer.
  inOne(PAGE, (text) => text.replace(/^title: /m, 'titel: ')),
  inOne(PAGE, (text) => text.replace('type: hero', 'type: heroo')),
  inOne(PAGE, (text) => text.replace(/^description: .*/m, (line) => `${line.replace(': ', ':')}`)),
  inOne(/services\/s\d/, (text) => text.replace('icon: check', 'icon: chek')),
  inOne(/services\/s\d/, (text) => text.replaceAll('/services }', '/servces }')),
  inOne(/^pages\/news\/a/, (text) => text.replace(/^featured: .*/m, 'featured: yes')),
];

/** The files with a slip more. */
export const slipped = (files: Files, which: number, number: number): Files =>
  slips[which % slips.length]?.(files, number) ?? files;

/** The files with one that is as it was at first again: what was wrong in it, or because of it, isn't any more. */
export function mended(files: Files, good: Files, number: number): Files {
  const wrong = [...new Set([...Object.keys(files), ...Object.keys(good)])].filter(
    (path) => files[path] !== good[path],
  );
  const path = wrong[number % wrong.length];
  if (path === undefined) return files;
  const { [path]: _, ...others } = files;
  return path in good ? { ...others, [path]: good[path] ?? '' } : others;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A guide that people wrote, with its text. */
export type Guide = { readonly file: string; readonly text: string };

/** All of them. Those that are generated say so in their first line, and hold by themselves. */
export const guides: readonly Guide[] = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? `docs/${name}` : [])),
]
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => !text.startsWith('<!-- Generated'));

/** A piece of code that a guide shows. */
export type Shown = {
  readonly file: string;
  readonly line: number;
  /** `yaml`, `sh`. Of words in a sentence: nothing. */
  readonly language: string;
  readonly text: string;
};

/** What a guide shows between lines of backticks. */
export function fencesIn({ file, text }: Guide): Shown[] {
  const fences: Shown[] = [];
  let open: { readonly marks: string; readonly language: string; readonly line: number } | undefined;
  let inside: string[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    const [, marks = '', language = ''] = /^(`{3,})(\w*)$/.exec(line) ?? [];
    if (open === undefined) {
      if (marks === '') continue;
      open = { marks, language, line: at + 1 };
      inside = [];
    } else if (marks === open.marks) {
      fences.push({ file, line: open.line, language: open.language, text: `${inside.join('\n')}\n` });
      open = undefined;
    } else inside.push(line);
  }
  return fences;
}

/** Words between backticks in the sentences and tables of a guide. */
export function codeIn(guide: Guide): Shown[] {
  const fences = fencesIn(guide);
  return guide.text.split('\n').flatMap((words, at) => {
    const line = at + 1;
    const isShown = fences.some((fence) => line >= fence.line && line <= fence.line + fence.text.split('\n').length);
    if (isShown) return [];
    return [...words.matchAll(/`([^`]+)`/g)].map(([, text = '']) => ({ file: guide.file, line, language: '', text }));
  });
}

/** The rows of the table whose first row begins so, cell by cell. */
export function tableAt(file: string, head: string): string[][] {
  const [, after = ''] = readFileSync(file, 'utf8').split(`\n${head}`);
  const [rows = ''] = after.split('\n\n');
  return rows
    .split('\n')
    .slice(2)
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** The site that a chapter of docs/authors.md makes. */
export const SITE_OF_CHAPTER = 'tests/sites/dance/';

/** The file of that site that a piece of code is from, as its first line says: `# kinds/course.yaml`. */
export function fileOfSite({ text }: Shown): string | undefined {
  const [, file] = /^# ([\w./[\]-]+)\n/.exec(text) ?? [];
  return file !== undefined && existsSync(`${SITE_OF_CHAPTER}${file}`) ? file : undefined;
}

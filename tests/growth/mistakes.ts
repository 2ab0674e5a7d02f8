/** Typical mistakes: what becomes of the text of a page that has its description in its third line at the latest, a hero first, and links. */
export const mistakes: Readonly<Record<string, (page: string) => string>> = {
  'an unknown key': (page) => page.replace(/^description:/m, 'descriptoin:'),
  'a value of another kind': (page) => page.replace(/^ {4}title: .*/m, '    title: 5'),
  'a field too few': (page) => page.replace(/^ {4}title: .*\n/m, ''),
  'a link to nowhere': (page) => page.replace(/(?<=href: )\/p\/(.*)/, '/q/$1'),
  'a line that is no YAML': (page) => page.replace(/^title: /m, 'title: Hello: '),
};

import { codeIn, fencesIn, type Guide } from './guides.ts';

/** A command for npm that a guide tells people to type. */
export type Told = {
  /** `docs/ci.md:12: npm run check -- --fix`. */
  readonly where: string;
  /** A script in package.json. */
  readonly script: string;
  /** What goes to the script. */
  readonly words: readonly string[];
};

/** What stands for something of the reader's own, and what to put there. */
const STAND_INS: Readonly<Record<string, string>> = {
  CODE: 'unknown-key',
  FOLDER: 'looks',
  NAME: 'price-table',
  '/services/cloud': '/about/team',
  '../sitewright': '.',
  '../other': '.',
};

const WORD = /"([^"]*)"|(\S+)/g;
const COMMAND = /\bnpm (?:--prefix \S+ )?(?:run )?(?:-s |--silent )?(?:run )?([a-z][\w-]*)(?: -- ([^|>&;]*))?/;

/** Every command for a script of ours in a guide, in its pieces of code and its sentences. @param scripts those of package.json */
export function commandsIn(guide: Guide, scripts: ReadonlySet<string>): Told[] {
  const lines = [
    ...fencesIn(guide)
      .filter(({ language }) => ['sh', 'yaml', 'dockerfile'].includes(language))
      .flatMap(({ text, line }) =>
        text.split('\n').map((words, at) => ({ words: uncommented(words), line: line + at + 1 })),
      ),
    ...codeIn(guide).map(({ text, line }) => ({ words: text, line })),
  ];
  return lines.flatMap(({ words, line }) =>
    words.split(/&&|\|\|/).flatMap((part) => toldIn(part, `${guide.file}:${line}`, scripts)),
  );
}

const uncommented = (line: string): string => line.replace(/(?<!\s)\s+#\s.*$/, '').replace(/^#.*/, '');

/** npm's own commands, which are no scripts. */
const OF_NPM = new Set(['ci', 'create', 'install', 'sbom', 'publish', 'run']);

/** A command as it is typed with a clone, where a guide has it as it is typed with a package. */
const withClone = (part: string): string =>
  part
    .replace(/(?:npm create sitewright|npx create-sitewright)@latest (\S+)/, 'npm run new -- site $1')
    .replace(/npx (?:--prefix \S+ sitewright|sitewright) ([a-z][\w-]*)(?= |$)/, 'npm run $1 --');

function toldIn(part: string, place: string, scripts: ReadonlySet<string>): Told[] {
  const [whole, script, rest = ''] = COMMAND.exec(withClone(part)) ?? [];
  if (whole === undefined || script === undefined) return [];
  if (OF_NPM.has(script) && !scripts.has(script)) return [];
  if (script === 'sbom' && !whole.includes('run')) return [];
  if (!scripts.has(script)) return [{ where: `${place}: ${whole}`, script, words: [] }];
  const words = [...rest.matchAll(WORD)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  return [{ where: `${place}: ${whole.trim()}`, script, words: words.map((word) => STAND_INS[word] ?? word) }];
}

import { loadSite } from '../../src/content/load/load.ts';
import { filledPages } from './filled-pages.ts';
import { followHints } from './hint-law.ts';
import { type Files, goodPage, goodSite, memoryDisk } from './memory-disk.ts';

/** The characters that mean something to YAML. */
const INDICATORS = [...'-?:,[]{}#&*!|>\'"%@`'];

/** The ways in which a character gets into a text: at its start, its end, and between its words. */
const written: readonly ((character: string) => string)[] = [
  (character) => `${character}Brot und Kuchen`,
  (character) => `${character} Brot und Kuchen`,
  (character) => `Brot ${character} Kuchen`,
  (character) => `Brot ${character}Kuchen`,
  (character) => `Brot${character} Kuchen`,
  (character) => `Brot${character}Kuchen`,
  (character) => `Brot und Kuchen${character}`,
  (character) => `Brot und Kuchen ${character}`,
];

/** A text somewhere in a site. Where brackets are around it, some characters can't be told from those of the list. */
type Place = { readonly name: string; readonly of: (text: string) => Files; readonly except: string };

const top = 'title: Home\ndescription: What we do.\n';
const kind =
  'description: A course.\nfields:\n  - name: place\n    type: text\nlayout:\n  - type: hero\n    title: "{title}"\n    tagline: "{place}"\n';
const page = (blocks: string): Files => ({ 'site.yaml': goodSite, 'pages/index.yaml': `${top}blocks:\n${blocks}` });

const places: readonly Place[] = [
  {
    name: 'a field of a block',
    of: (text) => page(`  - type: cta\n    title: ${text}\n    align: start\n`),
    except: '',
  },
  {
    name: 'an entry of a list',
    of: (text) =>
      page(
        `  - type: tag-list\n    items:\n      - title: Bread\n        tags:\n          - ${text}\n          - Rye\n`,
      ),
    except: '',
  },
  {
    name: 'a list in brackets',
    of: (text) => page(`  - type: tag-list\n    items:\n      - title: Bread\n        tags: [Rye, ${text}, Spelt]\n`),
    except: ',[]',
  },
  {
    name: 'braces',
    of: (text) => page(`  - type: tag-list\n    items:\n      - { title: ${text}, tags: [Rye] }\n`),
    except: ',{}',
  },
  {
    name: 'site.yaml',
    of: (text) => ({
      'site.yaml': `name: Acme\nurl: https://www.example.com\nfooter:\n  description: ${text}\n  copyright: 2026 Acme\n`,
      'pages/index.yaml': goodPage,
    }),
    except: '',
  },
  {
    name: 'the title of a page',
    of: (text) => ({ 'site.yaml': goodSite, 'pages/index.yaml': goodPage.replace('Home', text) }),
    except: '',
  },
  {
    name: 'a field of a kind',
    of: (text) => ({
      'site.yaml': goodSite,
      'pages/index.yaml': goodPage,
      'kinds/course.yaml': kind,
      'pages/a.yaml': `title: A\ndescription: What it is.\nkind: course\nplace: ${text}\n`,
    }),
    except: '',
  },
];

export type Written = { readonly name: string; readonly text: string; readonly files: Files };

/** A # with spaces around it starts a comment, and that is all it can do. */
const isCommented = (text: string): boolean => /\S #(?: |$)/.test(text);

/** Every character in every way in every place. */
export function everyIndicator(): Written[] {
  return places.flatMap(({ name, of, except }) =>
    INDICATORS.filter((character) => !except.includes(character)).flatMap((character) =>
      written
        .map((write) => write(character))
        .filter((text) => !isCommented(text))
        .map((text) => ({ name, text, files: of(text) })),
    ),
  );
}

/** What does not hold: that a text is read as it is written, or told once, with advice that ends the mistake and keeps the words. */
export async function problemsOf({ name, text, files }: Written): Promise<string[]> {
  const disk = memoryDisk(files);
  const { diagnostics, site } = await loadSite(disk);
  const { wrong } = await followHints(disk);
  const said = diagnostics.map(({ code, hint }) => `${code} (${hint})`).join('; ');
  const shown = JSON.stringify([site?.settings, filledPages(site).map(({ content }) => content)]);
  const isKept = shown.includes(JSON.stringify(text).slice(1, -1));
  return [
    ...wrong,
    ...(diagnostics.length > 1 ? [`told ${diagnostics.length} times: ${said}`] : []),
    ...(diagnostics.length === 0 && !isKept ? ['is read as something else, without a word'] : []),
  ].map((problem) => `${name}, ${text}: ${problem}`);
}

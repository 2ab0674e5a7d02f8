import { ownKinds } from '../../content/entries/kinds.ts';
import { loadSite } from '../../content/load/load.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { manager } from '../../diagnostics/run-by.ts';
import { changedDisk } from '../../disk/changed-disk.ts';
import { noFiles } from '../../disk/disk.ts';
import { blockNames, type Schema, schemaOf } from '../../schema/schemas/schemas.ts';
import { type Finding, factsOf } from '../../yaml/findings/finding.ts';
import { parse } from '../../yaml/reading/parse.ts';
import { endOf, valueAt } from '../../yaml/syntax/tree.ts';
import { applied } from '../../yaml/text/edits.ts';
import { sourceText } from '../../yaml/text/source.ts';
import { oneLine, quotedText, yamlText } from '../new-page/yaml-text.ts';
import { filesOf } from './starters.ts';

/** What the lines begin with between which `upgrade` renews `AGENTS.md`. */
const FIRST = '<!-- Sitewright renews ';
const LAST = '<!-- Sitewright: the last line ';

/** What `AGENTS.md`, which assistants read before they write, says of the blocks and kinds of this version: a list in Markdown of each. */
function namesForAgents(): Readonly<Record<'blocks' | 'kinds', string>> {
  const row = (name: string, { description = '' }: Schema): string => `- \`${name}\`: ${description}`;
  return {
    blocks: blockNames()
      .map((name) => row(name, schemaOf(`blocks/${name}`)))
      .join('\n'),
    kinds: [...ownKinds().values()].map(({ name, schema }) => row(name, schema)).join('\n'),
  };
}

/**
 * The text of an `AGENTS.md` with our part as this version has it. What its authors have written around it stays.
 * @param fresh the text that a new site gets
 * @returns undefined if the part isn't there, or is as it should be
 */
export function renewed(text: string, fresh: string): string | undefined {
  const written = text.replaceAll('\r\n', '\n');
  const [old, now] = [partOf(written), partOf(fresh.replaceAll('\r\n', '\n'))];
  if (old === undefined || now === undefined || old === now) return undefined;
  const renewed = written.replace(old, () => now);
  return text.includes('\r\n') ? renewed.replaceAll('\n', '\r\n') : renewed;
}

/** Our part of a text. */
function partOf(text: string): string | undefined {
  const [start, end] = [text.indexOf(FIRST), text.lastIndexOf(LAST)];
  return start === -1 || end < start ? undefined : text.slice(start, end);
}

/** What somebody wants to begin with. */
export type SiteWish = {
  /** The name of the site, in any language. */
  readonly name: string;
  /** One of the starters. */
  readonly kind: string;
  /** One of the looks; that of the starter if it is left out. */
  readonly look: string | undefined;
  /** The code of its language; that of the starter if it is left out. */
  readonly language?: string | undefined;
};

/** The builder, seen from the site: what its files say about it. */
export type BuilderPlace = {
  /** The path of its folder, with `/`: `../sitewright`, or `node_modules/sitewright`. */
  readonly folder: string;
} & (
  | {
      readonly form: 'clone';
      /** How npm and npx are called in the site's folder: `npm --prefix ../sitewright`. */
      readonly npm: string;
      readonly npx: string;
    }
  | {
      readonly form: 'package';
      /** The version that the site asks for, or the packed file in it, and the versions of Node that this one runs on, as its `package.json` says. */
      readonly version: string;
      readonly node: string;
    }
);

/** A site that is not written yet, and what the check says of it. */
export type NewSite = {
  /** Texts by their path: `pages/index.yaml`. */
  readonly files: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
  /** The text of a file, for the lines shown under a mistake. */
  readonly sourceOf: (file: string) => string | undefined;
};

/** Makes a site of its own from a starter, checks it, and writes nothing. */
export async function newSite(wish: SiteWish, builder: BuilderPlace): Promise<NewSite> {
  const name = oneLine(wish.name);
  const files = new Map(
    [...(await filesOf(wish.kind, builder.form))].map((file) => [file[0], ownText(file, { ...wish, name }, builder)]),
  );
  const bytes = new Map([...files].map(([path, text]) => [path, new TextEncoder().encode(text)]));
  const { diagnostics, findings, sourceOf } = await loadSite(changedDisk(noFiles, bytes));
  const settings = files.get('site.yaml') ?? '';
  // Below all keys, so that no line moves that something is said about.
  return {
    files: new Map([...files, ['site.yaml', settings + wordsToWrite(findings)]]),
    // Its words are there to be replaced, which is no mistake yet.
    diagnostics: diagnostics.filter(({ code }) => code !== 'example-text'),
    sourceOf,
  };
}

/** The words of the site that visitors would read in English, as lines to write over. Nothing for a site in English. */
function wordsToWrite(findings: readonly Finding[]): string {
  const [found] = findings.flatMap((each) => factsOf(each, 'english-words') ?? []);
  if (found === undefined) return '';
  return [
    '',
    '# What visitors read besides your texts. Write it in your language, and remove the # from these lines:',
    '# words:',
    ...found.words.map(([name, english]) => `#   ${name}: ${yamlText(english)}`),
    '',
  ].join('\n');
}

/** What assistants read of how sites are written, as this version gives it to a new one. */
export async function agentsFor(builder: BuilderPlace): Promise<string> {
  const text = (await filesOf('blank', builder.form)).get('AGENTS.md') ?? '';
  return ownText(['AGENTS.md', text], { name: '', kind: 'blank', look: undefined }, builder);
}

/** The text of a file of a starter, for a site of its own. */
function ownText(
  [path, text]: readonly [path: string, text: string],
  { name, look, language }: SiteWish,
  builder: BuilderPlace,
): string {
  const doc = (name: string): string => `\`${builder.folder}/docs/${name}.md\``;
  switch (path) {
    case 'site.yaml':
      return withValues(text, [
        [['name'], name],
        ...(look === undefined ? [] : ([[['theme', 'look'], look]] as const)),
        ...(language === undefined ? [] : ([[['language'], language]] as const)),
      ]);
    case 'README.md':
      return filledIn(text, { ...builder, name: inMarkdown(name), docs: doc('authors'), hosting: doc('hosting') });
    case 'AGENTS.md':
      return filledIn(text, { ...namesForAgents(), npx: builder.form === 'clone' ? builder.npx : manager.run });
    case '.vscode/settings.json':
    case 'package.json':
      return filledIn(text, inJson(builder));
    default:
      return text;
  }
}

type Values = Readonly<Record<string, string>>;

const filledIn = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (all, key: string) => values[key] ?? all);

/** The same texts, inside of texts in JSON. */
const inJson = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value).slice(1, -1)]));

/** The same words, where Markdown would read signs among them. */
const inMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>#~|]/g, '\\$&');

/** The text of a file with other values at some of its keys. All else stays as it is. */
function withValues(text: string, values: readonly (readonly [path: readonly string[], value: string])[]): string {
  const { root } = parse(sourceText('site.yaml', text));
  const edits = values.flatMap(([path, value]) => {
    const node = path.reduce((at, key) => at && valueAt(at, key), root);
    return node === undefined ? [] : [{ range: [node.range[0], endOf(node, text)] as const, text: written(value) }];
  });
  return applied(text, edits);
}

/** What begins like a number or is a word of YAML's own (`yes`, `null`) is a text only in quotes. */
function written(value: string): string {
  return /^\p{L}/u.test(value) && !/^(?:true|false|null|yes|no|on|off)$/i.test(value)
    ? yamlText(value)
    : quotedText(value);
}

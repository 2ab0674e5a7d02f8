import { addAll } from '../../../model/lists.ts';
import { type SecretInText, secretsIn } from '../../../schema/formats/secrets.ts';
import { serviceAt, serviceNamed } from '../../../values/services.ts';
import { type Finding, finding, inText, withRelated } from '../../../yaml/findings/finding.ts';
import { MOST_TOLD } from '../../../yaml/findings/together.ts';
import { conflictsIn } from '../../../yaml/mistakes/pasted/pasted.ts';
import { CONTROLS } from '../../../yaml/reading/decode.ts';
import { isText, type Node, nodesIn, textAt, textOf, valueAt } from '../../../yaml/syntax/tree.ts';
import type { SourceText } from '../../../yaml/text/source.ts';
import { locate } from '../../texts/locate.ts';
import { excessOfLong } from '../../texts/long/excess.ts';
import { excessOfPassage } from '../../texts/long/parse.ts';
import { type Excess, excessOf, isPlainWords } from '../../texts/markdown.ts';
import { picturesOf, spanOf, withoutAnyCode, withoutBlocksOfCode, withoutCode } from '../../texts/nodes.ts';
import { ownSentenceIn } from '../../texts/own-sentences.ts';
import type { Content } from '../contents.ts';
import { pdfLettersIn } from '../outline.ts';
import { type ParsedText, type Picture, partsOf, placeIn, type TextValue } from '../parts.ts';
import { ANY, type Rule, WRITTEN } from '../rule.ts';
import { type Row, slipsIn, toFindings } from './slips-in-markdown.ts';

export const textRules: readonly Rule[] = [
  /** Lines that Git left in the text of a page. In other files, reading tells of them; in code, a text may be about them. */
  {
    of: ['text'],
    find: {
      longText: ({ root, text, node, content: { source } }) =>
        conflictsIn(withoutAnyCode(root, text)).map(({ marker, range: [start, end] }) => {
          const at = locate(node, marker, start);
          const last = text.slice(text.lastIndexOf('\n', end - 1) + 1, end);
          // Markdown takes the lines of both sides for something else.
          const covers = [[at[0], locate(node, last, end - last.length)[1]]] as const;
          return { ...finding('merge-conflict', inText(source, at), { marker }), covers };
        }),
    },
  },
  /** Texts must say something, and something of one's own. */
  {
    of: ANY,
    find: {
      text: checkText,
      richText: checkText,
      markdown: (value) => excessIn(value, excessOfLong(value.text)),
      passage: checkPassage,
      markedPassage: ({ root, ...value }) => fillersIn({ ...value, text: withoutBlocksOfCode(root, value.text) }),
      longText: ({ root, ...value }) =>
        fillersAmong([LOREM, STAND_IN], { ...value, text: withoutCode(root, value.text) }),
    },
  },
  /** Words that `new` and our examples wrote, in whole paragraphs: the author hasn't come to them yet. They are one mistake of a file. */
  { of: WRITTEN, find: { whole: oneOfAll } },
  /** Control characters that are written as escapes, half characters, and what turns text around without an end, each at its place. */
  {
    of: ANY,
    find: {
      whole: ({ source, root }) => {
        const found: Finding[] = [];
        // Most files have none.
        if (!/[\\\u2066-\u2069]/.test(source.text)) return found;
        for (const node of nodesIn(root)) {
          const signs = node.kind === 'scalar' && node.style === 'double' ? ESCAPES : ISOLATES;
          const text = node.kind === 'scalar' ? source.text.slice(...node.range) : '';
          for (const { written, code, at } of wrongIn(text, signs)) {
            if (found.length === MOST_TOLD) return found;
            const start = node.range[0] + at;
            const facts = {
              written: written.startsWith('\\') ? written : undefined,
              code: `U+${code.toString(16).toUpperCase().padStart(4, '0')}`,
            };
            found.push(finding('control-character', inText(source, [start, start + written.length]), facts));
          }
        }
        return found;
      },
    },
  },
  /** Keys in what an author writes, comments included: files of a site are given to others, and texts are published. */
  {
    of: ANY,
    find: {
      source: (source) => told(source, secretsIn(source.text)),
      whole: ({ source, root, sort }) => {
        const account = sort === 'settings' ? valueAt(valueAt(root, 'email'), 'publicKey') : undefined;
        return account === undefined ? [] : told(source, pemIn(source.text.slice(...account.range), account.range[0]));
      },
    },
  },
  /** Letters that the PDF document of a page can't show: the first of each file. */
  {
    of: ['page'],
    concerns: ({ pdf, body, hasPdfLetters }) => pdf !== undefined && (hasPdfLetters || body?.hasPdfLetters === true),
    find: {
      whole: (page: Content) => [page, page.body].flatMap((content) => (content && pdfLettersIn(content)) ?? []),
    },
  },
  /** An alt text has to say something about the picture. A file's name doesn't. */
  { of: ANY, find: { picture: checkAlt, longText: checkAltsInText } },
  /** A label must fit what stands beside it: where it leads, and a picture, which needn't say the same. */
  {
    of: WRITTEN,
    find: { whole: ({ source, root }) => [...nodesIn(root)].flatMap((node) => wrongLabel(source, node)) },
  },
];

/** What people write, and our own examples have, where the text is still to come. */
const FILLER = /lorem ipsum|^(?:todo|tbd|fixme|xxx+|\.\.\.|your (?:text|title)(?: here)?)$/i;

function checkText(value: TextValue): Finding[] {
  const excess = excessOf(value.text);
  return excess === undefined ? fillersIn(value) : excessIn(value, excess);
}

/** Those of a passage that is more than plain words are looked for without its code. */
function checkPassage(value: TextValue): Finding[] {
  const { text, node } = value;
  return isPlainWords(node, text) ? fillersIn(value) : excessIn(value, excessOfPassage(text));
}

function fillersIn(value: TextValue): Finding[] {
  const { text, node, content } = value;
  const filler = FILLER.exec(text)?.[0];
  if (filler === undefined) return fillersAmong([STAND_IN], value);
  return [finding('filler-text', { source: content.source, range: node.range }, { text: filler })];
}

/** What isn't the author's among words that are. */
function fillersAmong(rows: readonly Row<string>[], value: TextValue): Finding[] {
  return toFindings(value, slipsIn(rows, value.text), (at, text) => finding('filler-text', at, { text }));
}

function excessIn(value: TextValue, excess: Excess | undefined): Finding[] {
  if (excess === undefined) return [];
  const { at = value.text.length, ...facts } = excess;
  const [part = ''] = value.text.slice(at, at + 20).split('\n', 1);
  return [finding('long-text', placeIn(value, at, at + part.length), facts)];
}

const OWNER = '(?:your|my|our|the|client|customer|company|business|brand|product|team|contact|street|first|last|full)';
const THING =
  '(?:name|company|business|organi[sz]ation|brand|city|town|state|country|region|location|address|street|phone|telephone|number|e-?mail|website|url|link|date|day|month|year|time|title|tagline|slogan|logo|product|service|price|amount|text|industry|position|role|description)s?';

/**
 * `[Your name]`: words that templates and chat programs leave for the author to replace. An order to the author, or the name of a thing with a capital:
 * `[name]` in small letters may be part of an address.
 */
const STAND_IN: Row<string> = [
  new RegExp(
    `\\[(?:(?:insert|enter|add|type|write|put|fill in|replace|your|my|our)\\s[^[\\]\\n]{2,80}|(?:${OWNER}\\s+)*${THING}(?:\\s${THING})?(?:\\shere)?)\\](?![(:[])`,
    'gi',
  ),
  ([said]) => (/[A-Z]|^\[\w+\s/.test(said) ? { said } : undefined),
];

const LOREM: Row<string> = [/lorem ipsum/gi, ([said]) => ({ said })];

const MOST_SHOWN = 5;

function oneOfAll(content: Content): Finding[] {
  const { source } = content;
  const [first, ...others] = foundIn(content);
  if (first === undefined) return [];
  const mistake = finding('example-text', inText(source, first.range), { text: first.words, others: others.length });
  const shown = others.slice(0, MOST_SHOWN);
  return [shown.reduce((all, { range }) => withRelated(all, { source, range }, { why: 'example' }), mistake)];
}

function foundIn(content: Content) {
  const { root, sort } = content;
  const [url, contact] = sort === 'settings' ? [valueAt(root, 'url'), valueAt(root, 'contact')] : [];
  const reached = contact?.kind === 'map' ? contact.entries.map(({ value }) => value) : [];
  const own = [url, ...reached].flatMap((node) => (isText(node) ? [{ text: node.value, node }] : []));
  const found = [...partsOf(content, 'text', 'richText', 'passage', 'markdown'), ...own]
    .flatMap(({ text, node }) => {
      const own = ownSentenceIn(text);
      return own === undefined ? [] : [{ words: own.words, range: locate(node, own.line, own.start) }];
    })
    .sort((a, b) => a.range[0] - b.range[0]);
  // Many are at an address of examples until they have one.
  return found.length === 1 && found[0]?.words === textOf(root, 'url') ? [] : found;
}

/** What turns the text after it around until its end, and the lines between paragraphs. In double quotes there are escapes, too: two halves are one character. */
const ISOLATES = /[\u2066-\u2069]|\n[ \t\r]*\n/g;
const ESCAPES =
  /\\ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|\\(?:x([\da-f]{2})|u([\da-f]{4})|U([\da-f]{8})|[\s\S])|[\u2066-\u2069]|\n[ \t\r]*\n/gi;

/** What escapes of one letter stand for, as far as nobody sees that. */
const LETTERS: Readonly<Record<string, number>> = { '\\0': 0, '\\a': 7, '\\b': 8, '\\v': 11, '\\f': 12, '\\e': 27 };

type Wrong = { readonly written: string; readonly code: number; readonly at: number };

function wrongIn(text: string, signs: RegExp): readonly Wrong[] {
  const [wrong, open]: [Wrong[], Wrong[]] = [[], []];
  for (const { 0: written, 1: two, 2: four, 3: eight, index: at } of text.matchAll(signs)) {
    const escaped = LETTERS[written] ?? Number.parseInt(two ?? four ?? eight ?? '20', 16);
    const sign = { written, at, code: written.startsWith('\\') ? escaped : written.charCodeAt(0) };
    const letter = String.fromCharCode(sign.code);
    if (letter === '\n' && letter === written[0]) addAll(wrong, open.splice(0));
    else if (/[\u2066-\u2068]/.test(letter)) open.push(sign);
    else if (letter === '\u2069' ? open.pop() === undefined : CONTROLS.test(letter) || /\p{Cs}/u.test(letter))
      wrong.push(sign);
  }
  return [...wrong, ...open].sort((a, b) => a.at - b.at);
}

function told(source: SourceText, secrets: readonly SecretInText[]): Finding[] {
  return secrets.map(({ what, range: [start, end] }) =>
    finding('secret-text', inText(source, [start, end]), { what, address: undefined }),
  );
}

/** EmailJS's own public keys are a few letters: what is in PEM form is the key of something else, and often comes with the private one. */
function pemIn(text: string, start: number): SecretInText[] {
  const found = /-----BEGIN (?:[A-Z0-9]+ )*PUBLIC KEY-----/.exec(text);
  const at = start + (found?.index ?? 0);
  return found === null ? [] : [{ what: 'server-key', range: [at, at + found[0].length] }];
}

function wrongLabel(source: SourceText, item: Node): Finding[] {
  const written = textAt(item, 'label');
  if (written === undefined) return [];
  const label = written.value;
  const named = serviceCalled(label);
  const service = named && serviceAt(textOf(item, 'href') ?? '')?.name;
  if (named !== undefined && service !== undefined && named !== service)
    return [finding('other-service', inText(source, written.range), { label, named, service })];
  const alt = textAt(valueAt(item, 'image'), 'alt');
  if (alt === undefined || plain(alt.value) === '' || plain(alt.value) !== plain(label)) return [];
  return [finding('empty-alt', inText(source, alt.range), { alt: alt.value, problem: 'label', isInText: false })];
}

/** What stands around the name of a service: a label that says more may be about it and lead elsewhere. */
const AROUND = /^(?:(?:follow|find|see|visit|join|us|me|our|my|on|the) +)*|(?<! ) +(?:page|profile|account|channel)$/gi;

/** The service that a label says nothing but the name of. */
function serviceCalled(label: string): string | undefined {
  const name = label.trim().replace(AROUND, '');
  const service = serviceNamed(name)?.name;
  return service?.length === name.length ? service : undefined;
}

const plain = (words: string): string =>
  words.toLowerCase().replace(/(?<!\p{L})(?:the|logo|of)(?!\p{L})|[^\p{L}\p{N}]/gu, '');

/** `IMG_2034.jpg`, and what cameras and phones call their files. */
const FILE_NAME = /^\S+\.(?:jpe?g|png|gif|webp|avif|svg|heic|tiff?|bmp)$/i;
const CAMERA_NAME = /^(?:img|dscn?|dcim|p|pxl|mvimg|image|photo|screenshot|whatsapp image)[-_ ]?\d[\d._ -]*$/i;

/** Only what every picture is. */
const KIND =
  /^(?:(?:an?|the|this) )?(?:image|img|photo|photograph|picture|pic|graphic|screenshot|foto|bild|imagen|immagine)(?: \d+| here)?[.:]?$|^(?:what (?:it|this|that) shows|alt(?:ernative)?[ -]?text)[.:]?$/i;

function checkAltsInText(value: ParsedText): Finding[] {
  return picturesOf(value.root).flatMap(({ node, url, alt }) => {
    const [start, end] = spanOf(node);
    if (alt === '') return [finding('picture-without-alt', placeIn(value, start, end), { url })];
    const problem = altProblemOf(alt, url);
    if (problem === undefined) return [];
    const at = Math.max(value.text.indexOf(alt, start), start);
    return [finding('empty-alt', placeIn(value, at, at + alt.length), { alt, problem, isInText: true })];
  });
}

function checkAlt({ content: { source }, node }: Picture): Finding[] {
  const written = textAt(node, 'alt');
  const alt = written?.value.trim() ?? '';
  const problem = altProblemOf(alt, textOf(node, 'src') ?? '');
  if (written === undefined || problem === undefined) return [];
  return [finding('empty-alt', inText(source, written.range), { alt, problem, isInText: false })];
}

function altProblemOf(alt: string, src: string): 'file-name' | 'kind' | undefined {
  if (KIND.test(alt)) return 'kind';
  return FILE_NAME.test(alt) || CAMERA_NAME.test(alt) || isNameOf(alt, src) ? 'file-name' : undefined;
}

/** The file's own name without its ending, if it can't be a name or words: `team-photo`, `hero_2`. */
function isNameOf(alt: string, src: string): boolean {
  const [, name] = /(?<![^/?#])([^/?#]+)\.\w+(?:[?#]|$)/.exec(src) ?? [];
  return alt === name && /[-_]/.test(alt) && alt === alt.toLowerCase();
}

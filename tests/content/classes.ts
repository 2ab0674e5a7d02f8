import { blockNames, schemaOf } from '../../src/schema/schemas/schemas.ts';

/** A file with a mistake in it, and where we are to say what. Codes are alternatives: `a|b`. */
export type Mistaken = {
  readonly lines: readonly string[];
  /** Counted from 0, in the lines with the mistake. */
  readonly line: number;
  /** Counted from 1. */
  readonly column: number;
  readonly codes: string;
};

/** Makes a mistake of one class at a line; undefined where it cannot be made. */
export type MistakeClass = (lines: readonly string[], at: number) => Mistaken | undefined;

const TEXT_KEYS =
  'title|description|tagline|label|question|answer|submitLabel|note|badge|linkLabel|alt|caption|company|challenge|solution|author|category|presenter|readTime|detailsTitle|placeholder|address|allLabel|copyright';
const A_TEXT = new RegExp(`^(\\s*(?:- )?(?:${TEXT_KEYS}): )([^"'|>\\[{].*)$`);
const A_KEY = /^(\s*(?:- )?)([A-Za-z]\w*):( .*|)$/;
const indentOf = (line: string): number => /^ */.exec(line)?.[0].length ?? 0;
const isDash = (line: string): boolean => /^ *- /.test(line);
/** Where the keys of a line's map start. */
const columnOf = (line: string): number => /^ *(?:- )?/.exec(line)?.[0].length ?? 0;

/** How many lines hang below a line. */
function below(lines: readonly string[], at: number, column = columnOf(lines[at] ?? '')): number {
  let count = 0;
  for (let next = at + 1; next < lines.length; next += 1) {
    const line = lines[next] ?? '';
    if (
      line.trim() !== '' &&
      indentOf(line) <= column &&
      !(indentOf(line) === column && isDash(line) && !isDash(lines[at] ?? ''))
    )
      break;
    count = line.trim() === '' ? count : next - at;
  }
  return count;
}

function replaced(lines: readonly string[], at: number, count: number, ...written: string[]): string[] {
  return [...lines.slice(0, at), ...written, ...lines.slice(at + count)];
}

/** Another value in the place of a text. `part` is what we point at. */
const text =
  (codes: string, written: string, part = written): MistakeClass =>
  (lines, at) => {
    const [, before, old] = A_TEXT.exec(lines[at] ?? '') ?? [];
    if (before === undefined || old === undefined || below(lines, at) > 0) return undefined;
    return {
      lines: replaced(lines, at, 1, before + written),
      line: at,
      column: before.length + 1 + written.indexOf(part),
      codes,
    };
  };

/** The same in a text that has Markdown. */
const rich =
  (codes: string, written: string, part: string): MistakeClass =>
  (lines, at) =>
    /^ {4,8}(?:answer|challenge|solution):|^ {4}description:/.test(lines[at] ?? '')
      ? text(codes, written, part)(lines, at)
      : undefined;

/** Whether a line is the label of a field of a form, which may have links. */
const isOfField = (lines: readonly string[], at: number): boolean => /^ *- name:/.test(lines[at - 1] ?? '');

/** The same in a text that has none. */
const plain =
  (codes: string, written: string, part: string): MistakeClass =>
  (lines, at) =>
    /^\s*(?:- )?(?:title|label|tagline|submitLabel|linkLabel):/.test(lines[at] ?? '') && !isOfField(lines, at)
      ? text(codes, written, part)(lines, at)
      : undefined;

/** Another value for some keys, where they do not have a list or keys in brackets. */
const value =
  (keys: string, codes: string, written: string, shift = 0): MistakeClass =>
  (lines, at) => {
    const [, before] = new RegExp(`^(\\s*(?:- )?(?:${keys}): )[^\\s[{]`).exec(lines[at] ?? '') ?? [];
    if (before === undefined) return undefined;
    return { lines: replaced(lines, at, 1, before + written), line: at, column: before.length + 1 + shift, codes };
  };

/** An entry of a list whose first line is a key. */
const A_DASH = /^ *- [A-Za-z]\w*:/;

/** Writes a line that looks so in another way; the mistake is told so many columns after its indentation. */
const rewritten =
  (pattern: RegExp, change: (line: string) => string, codes: string, shift = 1): MistakeClass =>
  (lines, at) => {
    const line = lines[at] ?? '';
    if (!pattern.test(line)) return undefined;
    return { lines: replaced(lines, at, 1, change(line)), line: at, column: indentOf(line) + shift, codes };
  };

/** Another line in the place of one with a key. */
const keyed =
  (
    change: (before: string, key: string, value: string) => string | undefined,
    codes: string,
    shift = 0,
  ): MistakeClass =>
  (lines, at) => {
    const [, before, key, old] = A_KEY.exec(lines[at] ?? '') ?? [];
    if (before === undefined || key === undefined || old === undefined) return undefined;
    const written = change(before, key, old);
    return written === undefined
      ? undefined
      : { lines: replaced(lines, at, 1, written), line: at, column: before.length + 1 + shift, codes };
  };

const isPlain = (old: string): boolean => old.trim() !== '' && !old.includes(': ') && !/^ [[{"'|>]/.test(old);
const short = new Set([
  'to',
  'id',
  'alt',
  'src',
  'url',
  'href',
  'name',
  'icon',
  'note',
  'time',
  'date',
  'tags',
  'meta',
  'nav',
  'logo',
  'mode',
  'from',
  'type',
]);

/** The lines from one with a key that has a list or keys below it. */
const heading = (lines: readonly string[], at: number): RegExpExecArray | undefined =>
  below(lines, at) > 0 ? (/^(\s*(?:- )?)([A-Za-z]\w*):$/.exec(lines[at] ?? '') ?? undefined) : undefined;

/** Moves an entry of a list by some columns, so that no other list has its dashes there. Not its first entry. */
const shiftedEntry =
  (columns: number, isWhole = true): MistakeClass =>
  (lines, at) => {
    const line = lines[at] ?? '';
    const [indent, column] = [indentOf(line), indentOf(line) + columns];
    const above = lines.slice(0, at).filter((other) => other.trim() !== '');
    const sibling = above.findLast((other) => indentOf(other) <= indent);
    const before = above.findLast((other) => indentOf(other) <= column);
    if (!A_DASH.test(line) || column < 0 || sibling === undefined || indentOf(sibling) !== indent) return undefined;
    const deeper = above.findLast((other) => indentOf(other) < column);
    // As far from the dashes of an inner list it may be meant for either.
    const isBetween = above.some((other) => isDash(other) && indentOf(other) === column + columns);
    const goesOn = /: [|>]/.test(deeper ?? '') || (isDash(before ?? '') && indentOf(before ?? '') === column);
    const parent = lines.slice(0, at).findLast((other) => indentOf(other) < indent);
    if (!isDash(sibling) || isBetween || goesOn || columnOf(parent ?? '') > column) return undefined;
    const inner = isWhole ? lines.slice(at, at + 1 + below(lines, at, indent)) : [line];
    const moved = inner.map((other) => (other === '' ? '' : ' '.repeat(indentOf(other) + columns) + other.trimStart()));
    return { lines: replaced(lines, at, inner.length, ...moved), line: at, column: column + 1, codes: 'bad-indent' };
  };

/** Whether a line is the key of a list that must have entries: that of a page's blocks, or of a block. */
function mustHaveEntries(lines: readonly string[], at: number, key: string): boolean {
  if (indentOf(lines[at] ?? '') === 0) return key === 'blocks';
  const type =
    lines
      .slice(0, at)
      .findLast((line) => /^ {2}- type: /.test(line))
      ?.slice('  - type: '.length) ?? '';
  const isOfBlock = /^ {4}\w/.test(lines[at] ?? '') && blockNames().includes(type);
  return isOfBlock && (schemaOf(`blocks/${type}`).required ?? []).includes(key);
}

/** The mistakes that people make, by class: each can be made in many places. */
export const classes: Readonly<Record<string, MistakeClass>> = {
  'tab for indentation': (lines, at) => {
    const line = lines[at] ?? '';
    const indent = indentOf(line);
    if (!/^ {2,}\S/.test(line)) return undefined;
    return {
      lines: replaced(lines, at, 1, `${' '.repeat(indent - 2)}\t${line.trimStart()}`),
      line: at,
      column: indent - 1,
      codes: 'tab-indent',
    };
  },
  'tab for the last two spaces': rewritten(
    /^ {4,}(?:- )?\S/,
    (line) => line.replace(/^( *) {2}(?=\S)/, '$1\t'),
    'tab-indent',
    -1,
  ),
  'tab after the dash': (lines, at) => {
    const line = lines[at] ?? '';
    const indent = indentOf(line);
    if (!/^ *- [A-Za-z]\w*: /.test(line)) return undefined;
    return {
      lines: replaced(lines, at, 1, line.replace('- ', '-\t')),
      line: at,
      column: indent + 2,
      codes: 'tab-indent',
    };
  },
  'colon in a text': text('colon-in-text', 'Opening hours: nine to five'),
  'two colons in a text': text('colon-in-text', 'Note: this, and that: too'),
  'apostrophe in single quotes': text('quote-in-quotes', "'It's ours'", "'s"),
  'quotes in quotes': text('quote-in-quotes', '"The "best" of all"', '"best'),
  'text after a quote': text('text-after-quote', '"Oak" and larch', '" and'),
  'text after a single quote': text('text-after-quote', "'Oak' and larch", "' and"),
  'text that starts with @': text('special-start', '@acme says so'),
  'text that starts with %': text('special-start', '%50 off'),
  'text that starts with a backtick': text('special-start', '`npm start` first'),
  'bold at the start': text('alias', '**Bold** words'),
  'italic at the start': text('alias', '*italic* words'),
  'text after >': text('text-after-arrow', '> some words'),
  'text after |': text('text-after-arrow', '| some words'),
  'sign for more before a number': text('text-after-arrow', '>90%'),
  'quote that is not closed': text('unclosed-quote', '"Hello there', '"'),
  'single quote that is not closed': text('unclosed-quote', "'Hello there", "'"),
  'bracket in a text': text('text-after-bracket', '[new] boats', 'boats'),
  'bracket and colon': text('text-after-bracket', '[new]: boats', ': boats'),
  'bracket that is not closed': text('unclosed-bracket', '[one, two', '['),
  'brace that is not closed': text('unclosed-bracket', '{one, two', '{'),
  'braces in a text': text('quote-braces', '{name} builds'),
  'nothing but braces': text('quote-braces', '{name}'),
  'nothing but double braces': text('quote-braces', '{{name}}'),
  'backslash in double quotes': text('bad-escape', '"C:\\photos"', '\\p'),
  '# for a text': text('comment-value', '#best'),
  '# in a text': text('comment-in-text', 'We are #1 here', '#1'),
  'number for a text': text('not-text', '2026'),
  'number with zeros': text('not-text', '007'),
  'number with a point': text('not-text', '1.50'),
  'number with an exponent': text('not-text', '1e3'),
  'true for a text': text('not-text', 'true'),
  'anchor for a text': text('anchor', '&more words'),
  'tag for a text': text('tag', '!Wow'),
  'comment of JavaScript after a text': text('other-comment', '"Ours" // mine', '// mine'),
  'comment of HTML on a line of its own': (lines, at) => {
    const line = lines[at] ?? '';
    if (isDash(line) || !A_KEY.test(line)) return undefined;
    const before = ' '.repeat(indentOf(line));
    return {
      lines: replaced(lines, at, 0, `${before}<!-- mine -->`),
      line: at,
      column: before.length + 1,
      codes: 'other-comment',
    };
  },
  'no-break space after the colon': (lines, at) => {
    const [, before = '', key = '', old = ''] = A_KEY.exec(lines[at] ?? '') ?? [];
    if (old === '') return undefined;
    const written = `${before}${key}:\u00a0${old.trimStart()}`;
    const column = before.length + key.length + 2;
    return { lines: replaced(lines, at, 1, written), line: at, column, codes: 'odd-space' };
  },
  'comma of JSON at the end of a line': text('extra-comma', '"Ours",', ','),
  'entity of HTML': plain('shown-as-written', 'Salt &amp; oak', '&amp;'),
  'tag of HTML in a title': plain('shown-as-written', 'Salt <b>and</b> oak', '<b>'),
  'bold in a title': plain('shown-as-written', 'Salt **and** oak', '**and**'),
  'link in a title': plain('shown-as-written', 'Salt and [oak](/oak)', '[oak](/oak)'),
  'typographic quotes': text('curly-quotes', '“Hi there”'),
  'empty text': text('empty-text', '""'),
  'list for a text': text('text-not-list', '[one, two]', '['),
  'dash on the line of its key': text('list-on-line', '- one', '-'),
  'unknown placeholder': text('unknown-placeholder|not-filled-in', 'We are {nmae} here', '{nmae}'),
  'key with a letter too many': keyed(
    (before, key, old) => (short.has(key) ? undefined : `${before}${key.slice(0, 3)}${key.slice(2)}:${old}`),
    'unknown-key',
  ),
  'key with two letters changed': keyed(
    (before, key, old) =>
      short.has(key) || key.charAt(1) === key.charAt(2)
        ? undefined
        : `${before}${key.slice(0, 1)}${key.charAt(2)}${key.charAt(1)}${key.slice(3)}:${old}`,
    'unknown-key',
  ),
  'key in capitals': keyed((before, key, old) => `${before}${key.toUpperCase()}:${old}`, 'unknown-key'),
  'key with a capital': keyed(
    (before, key, old) => `${before}${key.charAt(0).toUpperCase()}${key.slice(1)}:${old}`,
    'unknown-key',
  ),
  'unknown key': (lines, at) => {
    const line = lines[at] ?? '';
    if (!/^ *(?:- )?[A-Za-z]\w*: \S/.test(line) || below(lines, at) > 0) return undefined;
    const column = columnOf(line);
    return {
      lines: replaced(lines, at + 1, 0, `${' '.repeat(column)}margin: 3px`),
      line: at + 1,
      column: column + 1,
      codes: 'unknown-key',
    };
  },
  'unknown keys below a key': (lines, at) => {
    const line = lines[at] ?? '';
    if (!/^ *(?:- )?[A-Za-z]\w*: \S/.test(line) || below(lines, at) > 0) return undefined;
    const column = columnOf(line);
    const before = ' '.repeat(column);
    return {
      lines: replaced(lines, at + 1, 0, `${before}style:`, `${before}  padding: 3`, `${before}  title: 4`),
      line: at + 1,
      column: column + 1,
      codes: 'unknown-key',
    };
  },
  'no space after the colon': keyed(
    (before, key, old) => (isPlain(old) ? `${before}${key}:${old.trim()}` : undefined),
    'missing-space',
  ),
  'no colon': keyed((before, key, old) => (isPlain(old) ? `${before}${key}${old}` : undefined), 'missing-colon'),
  'equals sign for the colon': keyed(
    (before, key, old) => (isPlain(old) ? `${before}${key} =${old}` : undefined),
    'missing-colon',
  ),
  'full-width colon': keyed(
    (before, key, old) => (isPlain(old) ? `${before}${key}：${old.trim()}` : undefined),
    'missing-colon',
  ),
  'value that is missing': (lines, at) => {
    const [, before, key] = A_KEY.exec(lines[at] ?? '') ?? [];
    if (before === undefined || key === undefined || below(lines, at) > 0 || key === 'type') return undefined;
    const written = `${before}${key}:`;
    return { lines: replaced(lines, at, 1, written), line: at, column: written.length + 1, codes: 'empty-value' };
  },
  'key that is written twice': (lines, at) => {
    const [line = '', [, before = '', key, old] = []] = [lines[at], A_KEY.exec(lines[at] ?? '') ?? []];
    if (key === undefined || !isPlain(old ?? '') || below(lines, at) > 0 || isDash(line)) return undefined;
    return {
      lines: replaced(lines, at + 1, 0, line),
      line: at + 1,
      column: before.length + 1,
      codes: 'duplicate-key',
    };
  },
  'a space too few': rewritten(/^ +[A-Za-z]\w*:/, (line) => line.slice(1), 'bad-indent', 0),
  'a space too many': (lines, at) => {
    const line = lines[at] ?? '';
    if (!/^ +[A-Za-z]\w*:/.test(line) || heading(lines, at) !== undefined) return undefined;
    return { lines: replaced(lines, at, 1, ` ${line}`), line: at, column: indentOf(line) + 2, codes: 'bad-indent' };
  },
  'entry a space too far left': shiftedEntry(-1),
  'entry a level too far left': shiftedEntry(-2),
  'entry a space too far right': shiftedEntry(1),
  'entry a level too far right': shiftedEntry(2),
  'entry two levels too far right': shiftedEntry(4),
  'dash a space too far left': shiftedEntry(-1, false),
  'dash a space too far right': shiftedEntry(1, false),
  'keys that are not indented under theirs': (lines, at) => {
    const [, before = '', key = ''] = heading(lines, at) ?? [];
    if (!/^(?:image|contact|nav|theme|email)$/.test(key)) return undefined;
    const inner = lines.slice(at + 1, at + 1 + below(lines, at));
    // An "email" of the site's own would be the same key twice.
    const moved = inner.filter((line) => !/^ {2}email: /.test(line)).map((line) => line.replace('  ', ''));
    return {
      lines: replaced(lines, at + 1, inner.length, ...moved),
      line: at + 1,
      column: before.length + 1,
      codes: 'missing-indent',
    };
  },
  'list without the key between': (lines, at) => {
    const list = lines[at] === 'nav:' && lines[at + 1] === '  items:' ? below(lines, at + 1) : 0;
    if (list === 0) return undefined;
    const moved = lines.slice(at + 2, at + 2 + list).map((line) => line.replace('  ', ''));
    return { lines: replaced(lines, at + 1, below(lines, at), ...moved), line: at + 1, column: 3, codes: 'wrong-kind' };
  },
  'dash before each key of an entry': (lines, at) => {
    const line = lines[at] ?? '';
    const column = indentOf(line);
    const inner = lines.slice(at + 1, at + 1 + below(lines, at, column));
    const isKey = (other: string): boolean => indentOf(other) === column + 2 && A_KEY.test(other) && !isDash(other);
    const first = inner.findIndex(isKey);
    if (!/^ *- (?:type|title|question|label|from): \S/.test(line) || first === -1) return undefined;
    const dashed = inner.map((other) => (isKey(other) ? `${' '.repeat(column)}- ${other.trimStart()}` : other));
    return {
      lines: replaced(lines, at + 1, inner.length, ...dashed),
      line: at + 1 + first,
      column: column + 1,
      codes: 'extra-dash',
    };
  },
  'dash that sticks to its word': rewritten(A_DASH, (line) => line.replace('- ', '-'), 'missing-space'),
  'another character for the dash': rewritten(A_DASH, (line) => line.replace('- ', '– '), 'missing-dash'),
  'entry without its dash': (lines, at) => {
    const line = lines[at] ?? '';
    const isSecond = lines.slice(0, at).findLast((other) => indentOf(other) <= indentOf(line) && other.trim() !== '');
    if (
      !/^ *- [A-Za-z]\w*:/.test(line) ||
      isSecond === undefined ||
      !isDash(isSecond) ||
      indentOf(isSecond) !== indentOf(line)
    )
      return undefined;
    return {
      lines: replaced(lines, at, 1, line.replace('- ', '  ')),
      line: at,
      column: indentOf(line) + 3,
      codes: 'missing-dash|duplicate-key',
    };
  },
  'space that is none': (lines, at) => {
    const line = lines[at] ?? '';
    if (!/^ +(?:- )?[A-Za-z]\w*:/.test(line)) return undefined;
    return { lines: replaced(lines, at, 1, line.replace(' ', '\u00a0')), line: at, column: 1, codes: 'odd-space' };
  },
  'no-break space before a word': rewritten(
    /^ +(?:- )?[A-Za-z]\w*:/,
    (line) => line.replace(/^( *) (?=\S)/, '$1\u00a0'),
    'odd-space',
    0,
  ),
  'keys for a list': (lines, at) => {
    const found = heading(lines, at);
    const count = below(lines, at);
    const inner = lines.slice(at + 1, at + 1 + count);
    const first = inner[0] ?? '';
    if (
      found === undefined ||
      !/^ *- [A-Za-z]\w*:/.test(first) ||
      inner.filter((line) => isDash(line) && indentOf(line) === indentOf(first)).length !== 1
    )
      return undefined;
    return {
      lines: replaced(lines, at + 1, 1, first.replace('- ', '  ')),
      line: at + 1,
      column: indentOf(first) + 3,
      codes: 'wrong-kind',
    };
  },
  'a list for keys': (lines, at) => {
    const found = heading(lines, at);
    const inner = lines.slice(at + 1, at + 1 + below(lines, at));
    const first = inner[0] ?? '';
    if (found === undefined || isDash(first) || !A_KEY.test(first)) return undefined;
    const indent = indentOf(first);
    return {
      lines: replaced(
        lines,
        at + 1,
        inner.length,
        `${' '.repeat(indent)}- ${first.trimStart()}`,
        ...inner.slice(1).map((line) => (line === '' ? '' : `  ${line}`)),
      ),
      line: at + 1,
      column: indent + 1,
      codes: 'wrong-kind',
    };
  },
  'a text for a list or keys': (lines, at) => {
    const found = heading(lines, at);
    if (found === undefined) return undefined;
    const written = `${lines[at]} something`;
    return {
      lines: replaced(lines, at, 1 + below(lines, at), written),
      line: at,
      column: written.length - 8,
      codes: 'wrong-kind',
    };
  },
  'empty entry': (lines, at) => {
    const line = lines[at] ?? '';
    if (!isDash(line)) return undefined;
    const dash = `${' '.repeat(indentOf(line))}-`;
    return { lines: replaced(lines, at, 0, dash), line: at, column: dash.length, codes: 'empty-item' };
  },
  'empty list': (lines, at) => {
    const found = heading(lines, at);
    const key = found?.[2] ?? '';
    if (found === undefined || !mustHaveEntries(lines, at, key) || !isDash(lines[at + 1] ?? '')) return undefined;
    return {
      lines: replaced(lines, at, 1 + below(lines, at), `${lines[at]} []`),
      line: at,
      column: (found[1] ?? '').length + 1,
      codes: 'empty-list',
    };
  },
  'unknown block': (lines, at) => {
    const [, before] = /^( *- type: )(?!text|email|tel)/.exec(lines[at] ?? '') ?? [];
    if (before === undefined) return undefined;
    return {
      lines: replaced(lines, at, 1, `${before}slider`),
      line: at,
      column: before.length + 1,
      codes: 'unknown-block',
    };
  },
  'name of a block as its key': (lines, at) => {
    const [, before, name] = /^( *- )type: (\w+)$/.exec(lines[at] ?? '') ?? [];
    if (before === undefined || name === undefined) return undefined;
    const inner = lines.slice(at + 1, at + 1 + below(lines, at, indentOf(before)));
    return {
      lines: replaced(
        lines,
        at,
        1 + inner.length,
        `${before}${name}:`,
        ...inner.map((line) => (line === '' ? '' : `  ${line}`)),
      ),
      line: at,
      column: before.length + 1,
      codes: 'block-name-as-key',
    };
  },
  'forbidden key': (lines, at) => {
    const line = lines[at] ?? '';
    if (!/^ *(?:- )?[A-Za-z]\w*: \S/.test(line) || below(lines, at) > 0) return undefined;
    const column = columnOf(line);
    return {
      lines: replaced(lines, at + 1, 0, `${' '.repeat(column)}__proto__: x`),
      line: at + 1,
      column: column + 1,
      codes: 'forbidden-key',
    };
  },
  'word that is no choice': value('align|background|variant|imageSide|mode', 'not-a-choice', 'sideways'),
  'word for a number': value('columns|width|height', 'not-a-number', 'three'),
  'half a number': value('columns|width|height', 'not-a-number', '2.5'),
  'number with its unit': value('columns|width|height', 'not-a-number', '3 columns'),
  'yes for true': value('required|decorative|draft', 'not-boolean', 'yes'),
  'true in quotes': value('required|decorative|draft', 'not-boolean', '"true"'),
  'address of a site without its start': value('href|to', 'bad-link|bad-embed', 'www.example.com'),
  'address with a letter too few': value('href|to', 'bad-link|bad-embed', 'htps://example.com'),
  'address that is an e-mail address': value('href|to', 'bad-link|bad-embed', 'info@example.com'),
  'address with a space': value('href|to', 'bad-link|bad-embed', '/our team'),
  'address that leads away': value('href|to', 'unsafe-link|bad-embed', '//evil.example'),
  'address that runs a script': value('href|to', 'unsafe-link|bad-embed', 'javascript:alert(1)'),
  'address of no page': value('href|to', 'broken-link|missing-file|bad-embed', '/nowhere'),
  'picture on a disk': value('src|logo', 'bad-image-address', 'C:/Users/me/a.png'),
  'picture that is not there': value('src|logo', 'missing-image', '/images/b.png'),
  'picture with capitals': value('src|logo', 'missing-image', '/A.png'),
  'icon that is none': value('icon', 'unknown-icon', 'rokcet-ship-xyz'),
  'link to nowhere in a text': rich('broken-link', 'Ask [for us](/nobody) now', '/nobody'),
  'colour that is none': value('brand', 'unknown-color', 'turkwoise'),
  'entry without a key it needs': (lines, at) => {
    const line = lines[at] ?? '';
    const [, before, key] = /^( *- )(title|question|name|value|from): /.exec(line) ?? [];
    const next = lines[at + 1] ?? '';
    const [, other] = /^ *(\w+): \S/.exec(next) ?? [];
    if (
      before === undefined ||
      key === undefined ||
      other === undefined ||
      // Without the title of its column it looks like a part of the one above.
      other === 'align' ||
      indentOf(next) !== before.length ||
      below(lines, at + 1) > 0
    )
      return undefined;
    return {
      lines: replaced(lines, at, 2, `${before}${next.trimStart()}`),
      line: at,
      column: before.length + 1,
      codes: 'missing-key',
    };
  },
  'template tag': (lines, at) => {
    const [, before] = A_TEXT.exec(lines[at] ?? '') ?? [];
    if (before === undefined || below(lines, at) > 0) return undefined;
    return {
      lines: replaced(lines, at, 1, `${before}{% title %}`),
      line: at,
      column: before.length + 1,
      codes: 'template-tag|quote-braces',
    };
  },
  'text under | that is not indented': (lines, at) => {
    const [, before] = A_TEXT.exec(lines[at] ?? '') ?? [];
    if (before === undefined || below(lines, at) > 0) return undefined;
    const column = columnOf(lines[at] ?? '');
    const indent = isDash(lines[at] ?? '') ? column - 2 : column;
    return {
      lines: replaced(lines, at, 1, `${before}|`, `${' '.repeat(indent)}Words of many lines`),
      line: at + 1,
      column: 1,
      codes: 'missing-indent',
    };
  },
};

import { describe, expect, test } from 'vitest';
import { documentOf, type ParserSays, sayingOf } from '../../src/yaml/syntax/parser-error.ts';

/** A text for each thing the parser may say, as short as can be. */
const texts: Readonly<Record<ParserSays, string>> = {
  'nested-mapping': 'a: b: c\n',
  'list-as-key': 'a:\n  b:\n- c\n',
  'key-on-two-lines': 'a: "one\n  two": b\n',
  'key-without-value': 'a: 1\nb\n',
  'other-column': 'a:\n  b: 1\n c: 2\n',
  'entry-without-dash': '- a: 1\n b: 2\n',
  'brackets-after-text': 'a: [b] [c]\n',
  'after-text': 'a: "b" c\n',
  'text-in-file': '"a"\nb: c\n',
  'text-before-key': '[a, b] c: d\n',
  'comma-missing': 'a: [b {c} :]\n',
  'comma-or-colon-missing': 'a: { "b" "c" }\n',
  'comma-unexpected': 'a: [b,, c]\n',
  'bracket-not-indented': 'a: [b\nc: 1\n',
  'bracket-not-closed': '[a\n',
  'quote-not-closed': 'a: "b\n',
};

describe("the parser's words", () => {
  for (const [name, text] of Object.entries(texts)) {
    test(name, () => {
      const { errors } = documentOf(text);
      expect(errors.map((error) => sayingOf(error) ?? error.message)).toContain(name);
    });
  }
});

import type { Code } from '../../diagnostics/catalogue.ts';

/** Mistakes that keep a whole file from being understood: what is below them shows when they are mended. */
const wholeFile: readonly Code[] = [
  'tab-indent',
  'odd-space',
  'yaml-version',
  'template-tag',
  'code-fence',
  'second-document',
  'colon-in-text',
  'missing-space',
  'missing-colon',
  'other-comment',
  'quote-in-quotes',
  'text-after-quote',
  'text-after-bracket',
  'quote-braces',
  'special-start',
  'text-after-arrow',
  'unclosed-quote',
  'unclosed-bracket',
  'extra-bracket',
  'bad-escape',
  'bad-indent',
  'missing-dash',
  'missing-indent',
  'list-on-line',
  'alias',
  'anchor',
  'tag',
  'yaml-syntax',
  'not-keys',
  'not-utf8',
  'control-character',
  'old-line-ends',
  'yml-file',
];

/** Mistakes that keep the keys or the list around them from being understood. */
const aroundIt: readonly Code[] = [
  'unknown-block',
  'other-entries',
  'missing-type',
  'block-name-as-key',
  'wrong-kind',
  'extra-dash',
];

/** Mistakes whose answers could put lines under the wrong key. */
const ofOrder: readonly Code[] = [
  'tab-indent',
  'bad-indent',
  'missing-dash',
  'missing-indent',
  'unclosed-quote',
  'unclosed-bracket',
  'extra-bracket',
];

/** What is said of lines that stand under the wrong key. */
const disorder: readonly Code[] = [
  'unknown-key',
  'duplicate-key',
  'missing-key',
  'missing-type',
  'wrong-kind',
  'text-not-list',
  'needs-key',
  'idle-key',
];

/** What is said of words and colours that are written rightly. */
const ofTheWords: readonly Code[] = [
  'same-title',
  'long-title',
  'filler-text',
  'empty-alt',
  'brand-changed',
  'crowded-menu',
];

/** What other files are told only when a file is understood. */
const elsewhere: readonly Code[] = [
  'broken-anchor',
  'draft-link',
  'planned-link',
  'planned-exists',
  'empty-placeholder',
  'form-without-email',
  'no-home-page',
];

/** How much a mistake hides: the rest of its file, the keys around it, or the value of a key. */
export function hiddenBy(code: string): 'file' | 'around' | 'value' | undefined {
  if (isIn(wholeFile, code)) return 'file';
  if (isIn(aroundIt, code)) return 'around';
  return code === 'unknown-key' ? 'value' : undefined;
}

/** Whether a mistake may come from the answer to another one, which has put lines under the wrong key. */
export function mayComeFrom(code: string, mended: string): boolean {
  return isIn(ofOrder, mended) && isIn(disorder, code);
}

/** Whether a mistake is in what an author's words say. A fix invents no words, so it can only have brought that to light. */
export function isInTheWords(code: string): boolean {
  return isIn(ofTheWords, code);
}

/** Whether a mistake in one file may have been hidden by one in another. */
export function isToldAcrossFiles(code: string): boolean {
  return isIn(elsewhere, code);
}

function isIn(codes: readonly string[], code: string): boolean {
  return codes.includes(code);
}

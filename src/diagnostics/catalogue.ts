import type { Severity } from './diagnostic.ts';
import type { ofMistakes } from './messages/derived.ts';
import type { MistakeFacts } from './messages/generated/facts.ts';
import type { Without } from './messages/told.ts';
import {
  acrossFiles,
  address,
  empty,
  misplaced,
  missing,
  misunderstood,
  plain,
  type Traits,
  unhappy,
  unreadable,
} from './traits.ts';

/** What is known of a code besides its words, which are in `messages/`. */
type Kind = { readonly severity: Severity; readonly traits: Traits };

/** A problem that stops a build. @param own traits besides the usual ones of such a mistake */
const error = (traits = plain, own: Partial<Traits> = {}): Kind => ({
  severity: 'error',
  traits: { ...traits, ...own },
});

/** A problem worth looking at; the site can be built. */
const warning = (traits = plain, own: Partial<Traits> = {}): Kind => ({
  severity: 'warning',
  traits: { ...traits, ...own },
});

/** What `test-blocks` finds in blocks of a site's own. */
export const testedBlocks = {
  'block-untested': warning(),
  'block-not-shown': error(),
  'block-list-silent': error(),
  'block-contrast': error(),
  'block-access': error(),
  'block-too-wide': error(),
  'block-needs-script': error(),
  'block-unsteady': error(),
  'block-browser-error': error(),
};

/** Everything we can say: code -> severity and traits. Codes are permanent. */
export const catalogue = {
  // Words about files: their names, and where they are.
  'missing-site': error(),
  'no-pages': error(),
  'no-home-page': error(address, { reach: 'site' }),
  'not-a-folder': error(),
  'other-case': error(),
  'dead-shortcut': warning(),
  'unreadable-file': error(),
  'outside-link': error(),
  'linked-folder': error(),
  'special-file': error(),
  'windows-name': error(),
  'invisible-name': error(),
  'similar-name': error(),
  'stray-file': warning(),
  'outside-folder': warning(),
  'yml-file': error(plain, { hides: 'file' }),
  'bad-file-name': error(),
  'reserved-address': error(),
  'same-address': error(),
  'pdf-twice': error(),
  'pdf-of-many': error(),
  'output-clash': error(),
  // Words about what OneDrive, iCloud, Dropbox and others make of the files in a folder that they copy.
  'conflict-copy': error(),
  'kept-elsewhere': error(),
  // Words about files that are not for visitors, and what in texts isn't.
  'hidden-file': error(),
  'active-file': error(),
  'host-file': warning(),
  'idle-permission': warning(),
  'private-file': error(),
  'secret-text': warning(),
  // Words about what is in a file as a whole.
  'too-large': error(),
  'not-utf8': error(plain, { hides: 'file' }),
  'binary-file': error(plain, { hides: 'file' }),
  'control-character': error(plain, { hides: 'file' }),
  'old-line-ends': error(plain, { hides: 'file' }),
  'merge-conflict': error(),
  'too-deep': error(),
  'too-many-keys': error(),
  'too-long': error(),
  'more-mistakes': error(),
  'empty-file': error(),
  // Words about where the lines of a YAML file start.
  'tab-indent': error(unreadable, { order: 'cause', recovery: { about: 'line', asFixed: true } }),
  'bad-indent': error(unreadable, { order: 'cause', recovery: { about: 'line', asFixed: true } }),
  'missing-indent': error(misplaced, { order: 'cause' }),
  // Words about the lines of a YAML file: indentation, dashes, spaces, what was pasted.
  'odd-space': error(unreadable, { recovery: { about: 'line', asFixed: false } }),
  'yaml-version': error(unreadable, { words: 'changed' }),
  'template-tag': error(unreadable, { words: 'changed' }),
  'html-line': error(unreadable, { words: 'changed' }),
  'code-fence': error(unreadable, { words: 'changed' }),
  'second-document': error(unreadable, { words: 'changed' }),
  'toml-lines': error(unreadable, { words: 'changed' }),
  'missing-space': error(unreadable, { recovery: { about: 'value', asFixed: true } }),
  'missing-colon': error(unreadable, { recovery: { about: 'line', asFixed: true } }),
  'other-comment': error(unreadable),
  'missing-dash': error(unreadable, { order: 'cause', recovery: { about: 'line', asFixed: true } }),
  'extra-dash': error(misunderstood, { tellsOf: 'absence' }),
  'keys-on-line': error(unreadable),
  'list-on-line': error(unreadable),
  'list-without-key': error(plain, { recovery: { about: 'line', asFixed: false } }),
  'duplicate-key': error(plain, { order: 'effect' }),
  'forbidden-key': error(),
  'odd-key': error(plain, { recovery: { about: 'line', asFixed: false } }),
  'yaml-syntax': error(unreadable),
  'swallowed-line': warning(plain, { tellsOf: 'absence' }),
  // Words about texts in YAML: colons, commas, quotes, brackets, characters with a meaning of their own.
  'colon-in-text': error(unreadable),
  'comma-in-text': error(plain, { words: 'kept' }),
  'quote-in-quotes': error(unreadable),
  'text-after-quote': error(unreadable),
  'text-after-bracket': error(unreadable),
  'quote-braces': error(unreadable),
  'special-start': error(unreadable),
  'text-after-arrow': error(unreadable),
  'missing-bar': error(unreadable),
  'unclosed-quote': error(unreadable, { order: 'cause' }),
  'unclosed-bracket': error(unreadable, { order: 'cause' }),
  'missing-comma': error(plain),
  'other-comma': error(plain, { words: 'kept' }),
  'extra-comma': error(plain),
  'extra-bracket': error(unreadable, { order: 'cause' }),
  'bad-escape': error(unreadable),
  alias: error(unreadable, { words: 'changed' }),
  anchor: error(unreadable),
  tag: error(unreadable),
  'comment-value': error(plain, { words: 'kept' }),
  'comment-in-text': warning(plain, { words: 'kept' }),
  'curly-quotes': warning(plain, { words: 'kept' }),
  // Words about the signs of a file in JSON.
  'json-syntax': error(unreadable, { words: 'changed' }),
  // Words about blocks and lists: what a page is made of.
  'not-keys': error(plain, { hides: 'file', tellsOf: 'absence' }),
  'wrong-kind': error(missing, { hides: 'keys', isOfKind: true }),
  'empty-value': error(empty),
  'empty-item': error(empty),
  'empty-list': error(empty),
  'entry-count': error(misunderstood, { tellsOf: 'absence' }),
  'unknown-block': error(misunderstood),
  'unnamed-pair': error(),
  'other-entries': error(misunderstood),
  'missing-type': error(missing, { hides: 'keys' }),
  'missing-kind': error(missing),
  'block-name-as-key': error(misunderstood, { tellsOf: 'absence' }),
  'cell-count': error(),
  'missing-alt': error(plain, { tellsOf: 'absence' }),
  // Words about the keys of a page, a block or site.yaml.
  'unknown-key': error(plain, { hides: 'value', order: 'effect' }),
  'missing-key': error(missing),
  'needs-key': error(missing),
  'idle-key': error(plain, { order: 'effect' }),
  // Words about values that are of the wrong kind, or none of those that are possible.
  'not-text': error(),
  'text-not-list': error(plain, { order: 'effect', isOfKind: true }),
  'not-boolean': error(),
  'not-a-number': error(),
  'empty-text': error(),
  'not-a-choice': error(),
  'long-value': error(),
  'bad-format': error(),
  'same-node': error(),
  'unknown-node': error(),
  // Words about what is inside texts.
  'unknown-placeholder': error(),
  'word-part': error(),
  'word-left-out': warning(unhappy),
  'english-words': warning(unhappy, { reach: 'site', leaves: 'usable' }),
  'empty-placeholder': error(acrossFiles),
  'not-filled-in': error(),
  'folded-markdown': error(),
  'idle-mark': warning(),
  'long-text': error(),
  'open-code': error(),
  'unknown-language': warning(),
  'unknown-note': warning(),
  'unknown-footnote': error(),
  'idle-footnote': warning(),
  'two-bodies': error(acrossFiles),
  'front-matter': error(),
  'empty-body': error(),
  'long-title': warning(unhappy),
  'same-title': warning(unhappy),
  'pdf-letters': warning(unhappy),
  'filler-text': warning(unhappy),
  'example-text': warning(unhappy),
  // Words about Markdown, HTML and code of other systems that a text can't have.
  'heading-level': warning(),
  'empty-heading': warning(),
  'underlined-text': warning(),
  'unsupported-markdown': error(),
  'shown-as-written': warning(),
  // Words about links and anchors.
  'broken-link': error(address),
  'link-to-entry': error(address),
  'missing-file': error(address),
  'not-a-file': error(address),
  'full-address': warning(),
  'trailing-slash': error(address),
  'broken-anchor': error(address, { reach: 'site' }),
  'draft-link': error(address, { reach: 'site' }),
  'planned-link': warning(acrossFiles),
  'planned-exists': warning(acrossFiles),
  // Words about links whose form is wrong.
  'bad-link': error(),
  'unsafe-link': error(),
  'local-link': warning(),
  // Words about old addresses that lead on.
  'redirect-from': error(),
  'redirect-from-page': error(address),
  'redirect-address': error(address),
  'redirect-capitals': error(address),
  'redirect-twice': error(address),
  'redirect-chain': error(address),
  'redirect-loop': error(address),
  'shared-alias': error(address),
  // Words about the list of published addresses.
  'published-gone': error(address, { reach: 'site' }),
  'published-line': error(address),
  'published-twice': warning(address),
  // Words about the fields of kinds, and about what pages say there.
  'beyond-bound': error(),
  'grouped-number': warning(),
  'repeated-value': warning(),
  'same-value': error(plain, { reach: 'site' }),
  'crossed-bounds': error(),
  'bad-pattern': error(),
  'empty-where': warning(plain, { reach: 'site' }),
  'backward-days': error(),
  // Words about pictures and icons.
  'empty-alt': warning(unhappy),
  'picture-without-alt': warning(unhappy),
  'missing-image': error(),
  'bad-image': error(),
  'mode-in-picture': warning(acrossFiles),
  'large-picture': warning(acrossFiles),
  'heavy-page': warning(acrossFiles),
  'unknown-icon': error(),
  // Words about SVG pictures.
  'unsafe-svg': error(),
  'bad-svg': error(),
  // Words about the addresses of pictures.
  'bad-image-address': error(),
  // Words about parts of other sites.
  'bad-embed': error(),
  // Words about ids, the contact form and the settings in site.yaml.
  'site-format': error(),
  'duplicate-id': error(),
  'reserved-id': error(),
  'duplicate-field': error(),
  'reserved-field': error(),
  'form-without-email': warning(acrossFiles),
  'placeholder-key': error(),
  'private-key': error(),
  'unknown-color': error(),
  'unknown-font': error(),
  'bad-font-file': error(),
  'brand-changed': warning(unhappy),
  'crowded-menu': warning(unhappy),
  'bad-url': error(),
  // Words about forms: their fields, and where they are sent.
  'form-address': error(),
  'no-way-to-answer': warning(),
  'same-option': error(),
  'unknown-option': error(),
  'min-over-max': error(),
  // Words about kinds of pages, and what they are filled in with.
  'unknown-kind': error(plain, { hides: 'file' }),
  'unknown-entry': error(plain, { reach: 'site' }),
  'ambiguous-entry': error(plain, { reach: 'site' }),
  'unshown-field': warning(plain, { reach: 'site', fromFixes: 'impossible' }),
  'field-type': error(),
  'unused-parameter': error(plain, { reach: 'site' }),
  // Words about files that make a page for each value of a field.
  'many-pages': error(),
  'bracket-field': error(),
  'value-address': error(plain, { reach: 'site' }),
  // Words about the declarations of kinds of pages.
  'field-name': error(),
  'kind-file-name': error(),
  'old-editor-file': warning(),
  // Whoever makes a kind begins without pages, and is to be able to fix its mistakes.
  'empty-kind': warning(plain, { reach: 'site', fromFixes: 'impossible' }),
  'stray-kind': warning(),
  'unknown-field': error(),
  // What is wrong with lists of pages: what they ask for, and what they show.
  'from-and-items': error(),
  'query-kind': error(plain, { reach: 'site' }),
  'query-field': error(plain, { reach: 'site' }),
  'where-form': error(plain, { reach: 'site' }),
  'empty-range': warning(plain, { reach: 'site' }),
  'filter-form': error(plain, { reach: 'site' }),
  'idle-filter': warning(plain, { reach: 'site' }),
  'long-menu': warning(plain, { reach: 'site' }),
  'query-naming': error(plain, { reach: 'site' }),
  'query-item': error(plain, { reach: 'site' }),
  'shown-column': error(),
  'empty-query': warning(plain, { reach: 'site' }),
  // What is wrong with the headings of a list: `group`.
  'group-form': error(plain, { reach: 'site' }),
  'no-headings': error(),
  'single-group': warning(plain, { reach: 'site' }),
  // Words about lists with pages.
  'long-list': warning(plain, { reach: 'site' }),
  'second-paged-list': error(),
  'list-page-clash': error(acrossFiles),
  'layout-with-pages': error(),
  'group-with-pages': error(),
  'no-list-page': error(address, { reach: 'site' }),
  // Words about days and times.
  'no-such-date': error(),
  'ends-before-start': error(),
  'impossible-hours': error(),
  'impossible-time': error(),
  'unread-day': warning(unhappy, { reach: 'site' }),
  'unread-time': warning(unhappy, { reach: 'site' }),
  'same-entry': warning(),
  'same-day': error(),
  'unpublished-link': error(address, { reach: 'site' }),
  'expired-link': error(address, { reach: 'site' }),
  'hidden-anchor': warning(acrossFiles),
  'all-hidden': warning(plain, { fromFixes: 'impossible' }),
  'unknown-time-zone': error(address),
  'calendar-file': error(),
  // What is wrong with maps.
  'map-place': warning(plain, { reach: 'site' }),
  'map-ground': error(),
  // Words about files with all entries of a kind.
  'data-file': error(plain, { reach: 'site' }),
  'data-list': error(misunderstood),
  'table-row': error(),
  'table-column': error(),
  'total-row': warning(),
  'cell-value': error(),
  // Words about blocks of a site's own, in `blocks/`.
  'own-block': error(),
  'own-block-schema': error(),
  'block-name-taken': warning(),
  // Words about CSS custom properties: those that site.yaml sets, and those that a site's own blocks read.
  'unknown-property': error(),
  'property-value': error(),
  'unread-property': warning(acrossFiles),
  'unset-property': warning(acrossFiles),
  ...testedBlocks,
} satisfies Record<keyof MistakeFacts, Kind>;

/** A code of the catalogue. */
export type Code = keyof typeof catalogue;

/** What is told of a mistake: what its words use, but for what is made of what else is told. */
export type Told<C extends Code> = C extends keyof typeof ofMistakes
  ? ToldFor<MistakeFacts[C], (typeof ofMistakes)[C]>
  : MistakeFacts[C];

type ToldFor<Facts, Derive> = Derive extends (given: infer Given) => infer Made
  ? Without<Facts, KeysOf<Given> | KeysOf<Made>> & Given
  : never;

type KeysOf<Facts> = Facts extends unknown ? keyof Facts & string : never;

/** The same, as arguments. */
export type Facts<C extends Code> = Partial<Told<C>> extends Told<C> ? [facts?: Told<C>] : [facts: Told<C>];

/** What is known of a code besides its words. */
export function traitsOf(code: Code): Traits {
  return catalogue[code].traits;
}

/** Whether there is a problem of this name. */
export function isCode(code: string): code is Code {
  return Object.hasOwn(catalogue, code);
}

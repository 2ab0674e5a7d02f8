// Generated from messages/en.yaml by `npm run generate`. Do not edit.

import type { SaidOf } from '../say.ts';

/** What is shown as it is. */
type Shown = string | number;

/** The facts that the words for a mistake use. */
export type MistakeFacts = {
  'broken-link': { readonly href: Shown; readonly sameLook?: SaidOf<'same-look'> | undefined; readonly suggestion?: SaidOf<'did-you-mean'> | undefined; readonly redirect?: SaidOf<'where-to'> | undefined };
  'link-to-entry': { readonly file: Shown; readonly kind: Shown };
  'missing-file': { readonly href: Shown; readonly sameLook?: SaidOf<'same-look'> | undefined; readonly meant?: SaidOf<'did-you-mean'> | undefined };
  'not-a-file': { readonly href: Shown; readonly leadsTo: 'page' | 'place' | 'mail' | 'phone' };
  'full-address': { readonly href: Shown; readonly better: Shown };
  'other-service': { readonly label: Shown; readonly service: Shown; readonly named: Shown };
  'trailing-slash': { readonly href: Shown; readonly better: Shown };
  'broken-anchor': { readonly how: 'form'; readonly anchor: Shown; readonly page: Shown; readonly before: Shown; readonly suggestion: Shown }
    | { readonly how: 'heading'; readonly anchor: Shown; readonly page: Shown; readonly suggestion?: SaidOf<'did-you-mean'> | undefined; readonly places: string | readonly string[] }
    | { readonly how: 'same-id'; readonly anchor: Shown; readonly page: Shown; readonly suggestion?: SaidOf<'did-you-mean'> | undefined; readonly id: Shown }
    | { readonly how: 'other-id'; readonly anchor: Shown; readonly page: Shown; readonly suggestion?: SaidOf<'did-you-mean'> | undefined; readonly id: Shown; readonly before: Shown };
  'draft-link': { readonly href: Shown; readonly file: Shown };
  'planned-link': { readonly href: Shown };
  'planned-exists': { readonly href: Shown };
  'conflict-copy': { readonly isSame?: boolean | undefined; readonly original: Shown; readonly isCertain?: boolean | undefined; readonly line?: Shown | undefined; readonly isFolder?: boolean | undefined };
  'kept-elsewhere': { readonly name: Shown };
  'too-large': { readonly megabytes: Shown };
  'not-utf8': { readonly encoding?: Shown | undefined };
  'binary-file': { readonly holds: 'office' | 'pdf' | 'picture'; readonly isTable?: boolean | undefined };
  'control-character': { readonly how: 'half' | 'turns' | 'ends' | 'line-end' | 'other'; readonly written?: Shown | undefined; readonly code: Shown };
  'old-line-ends': {  };
  'merge-conflict': { readonly marker: Shown };
  'too-deep': { readonly levels: Shown };
  'too-many-keys': { readonly keys: Shown };
  'too-long': {  };
  'more-mistakes': { readonly count: number; readonly isAtLeast?: boolean | undefined };
  'empty-file': { readonly onlyComments?: boolean | undefined; readonly start: Shown };
  'data-file': { readonly other?: Shown | undefined; readonly file: Shown; readonly suggestion?: SaidOf<'did-you-mean'> | undefined };
  'data-list': { readonly why: 'many'; readonly count: number; readonly most: number }
    | { readonly why: 'entry' | 'text'; readonly kind: Shown; readonly isJson?: boolean | undefined }
    | { readonly why: 'empty'; readonly kind: Shown; readonly isTable?: boolean | undefined; readonly isJson?: boolean | undefined }
    | { readonly why: 'keys'; readonly kind: Shown; readonly key?: Shown | undefined; readonly path?: Shown | undefined; readonly names: number; readonly isJson?: boolean | undefined; readonly hasTitles?: boolean | undefined; readonly first: Shown; readonly titles: readonly string[] };
  'table-row': { readonly why: 'open' | 'more'  }
    | { readonly why: 'long'; readonly cells: number; readonly heads: number }
    | { readonly why: 'short'; readonly cells: number; readonly heads: number; readonly missing: string | readonly string[] };
  'table-column': { readonly why: 'twice'; readonly name: Shown }
    | { readonly why: 'heads'; readonly row?: Shown | undefined; readonly known: string | readonly string[]; readonly kind: Shown }
    | { readonly why: 'missing'; readonly name: Shown; readonly suggestion?: Shown | undefined; readonly field: Shown; readonly kind: Shown }
    | { readonly why: 'unknown'; readonly all: string | readonly string[]; readonly kind: Shown; readonly suggestion?: SaidOf<'did-you-mean'> | undefined; readonly known: readonly string[] };
  'total-row': { readonly title: Shown; readonly key: Shown };
  'cell-value': { readonly how: 'empty'; readonly besides?: Shown | undefined; readonly choices?: string | readonly string[] | undefined; readonly type?: SaidOf<'how-cells-are-written'> | undefined }
    | { readonly how: 'column'; readonly value: Shown; readonly type?: SaidOf<'types-of-cells'> | undefined; readonly others: number; readonly wrong?: SaidOf<'wrong-values'> | undefined; readonly order?: Shown | undefined; readonly kind: Shown }
    | { readonly how: 'open'; readonly value: Shown; readonly isTypeInWords?: boolean | undefined; readonly type?: SaidOf<'types-of-cells'> | undefined; readonly isNothing?: boolean | undefined; readonly wrong?: SaidOf<'wrong-values'> | undefined; readonly suggestion?: SaidOf<'did-you-mean'> | undefined; readonly choices?: string | readonly string[] | undefined }
    | { readonly how: string; readonly value: Shown; readonly isTypeInWords?: boolean | undefined; readonly type: SaidOf<'types-of-cells'>; readonly isNothing?: boolean | undefined; readonly wrong?: SaidOf<'wrong-values'> | undefined; readonly suggestion?: SaidOf<'did-you-mean'> | undefined; readonly choices?: string | readonly string[] | undefined };
  'no-such-date': { readonly isBeyond?: boolean | undefined; readonly date: Shown; readonly day: Shown; readonly monthOf: Shown; readonly year: Shown; readonly days: Shown };
  'ends-before-start': { readonly end: Shown; readonly until: Shown; readonly start: Shown; readonly from: Shown; readonly what: string };
  'impossible-hours': { readonly why: 'empty' | 'overnight'; readonly first: Shown }
    | { readonly why: 'overlap' | 'backwards'; readonly second: Shown; readonly first: Shown };
  'impossible-time': { readonly why: 'empty' | 'open'; readonly first: Shown }
    | { readonly why: 'backwards'; readonly second: Shown; readonly first: Shown; readonly better?: SaidOf<'did-you-mean'> | undefined }
    | { readonly why: 'long'; readonly first: Shown; readonly second: Shown };
  'unread-day': { readonly block: Shown; readonly written: Shown; readonly as: string; readonly field: Shown; readonly kind: Shown };
  'unread-time': { readonly order?: { readonly better?: SaidOf<'did-you-mean'> | undefined; readonly first: Shown; readonly second: Shown } | undefined; readonly block: Shown; readonly written: Shown; readonly field: Shown; readonly kind: Shown };
  'same-entry': { readonly why: 'whole'; readonly title: Shown; readonly row?: Shown | undefined; readonly line: Shown }
    | { readonly why: 'alike'; readonly title: Shown; readonly row?: Shown | undefined; readonly line: Shown; readonly kind: Shown; readonly key: Shown }
    | { readonly why: 'time'; readonly title: Shown; readonly line: Shown };
  'same-day': { readonly isHere?: boolean | undefined; readonly day: Shown; readonly line: Shown };
  'unpublished-link': { readonly href: Shown; readonly date: Shown; readonly inBlock?: boolean | undefined; readonly file: Shown };
  'expired-link': { readonly href: Shown; readonly date: Shown; readonly file: Shown };
  'hidden-anchor': { readonly anchor: Shown; readonly page: Shown };
  'all-hidden': { readonly from?: Shown | undefined };
  'all-over': { readonly why: 'calendar' | 'list'  };
  'unknown-time-zone': { readonly name: Shown; readonly suggestion?: SaidOf<'did-you-mean'> | undefined };
  'calendar-file': { readonly why: 'weekly' | 'zone'  }
    | { readonly why: 'order'; readonly from: Shown; readonly until: Shown };
  'bad-embed': { readonly why: 'code' | 'no-https'; readonly better?: Shown | undefined; readonly services: readonly string[]; readonly example: Shown }
    | { readonly why: 'own-file' | 'short'  }
    | { readonly why: 'no-address'; readonly services: readonly string[]; readonly example: Shown }
    | { readonly why: 'other-site'; readonly host: Shown; readonly services: readonly string[] }
    | { readonly why: 'other-page'; readonly service: Shown; readonly shows: Shown; readonly isHome?: boolean | undefined; readonly example: Shown }
    | { readonly why: 'no-video'; readonly service: Shown; readonly example: Shown };
  'unknown-kind': { readonly name: SaidOf<'own-kind'>; readonly suggestion?: SaidOf<'did-you-mean'> | undefined; readonly known: readonly string[] };
  'unknown-entry': { readonly key: Shown; readonly name: Shown; readonly data?: Shown | undefined; readonly kind: Shown; readonly suggestion?: SaidOf<'did-you-mean'> | undefined; readonly known: readonly string[]; readonly isPerson?: boolean | undefined; readonly slug?: Shown | undefined; readonly isNamed?: boolean | undefined; readonly title?: Shown | undefined };
  'ambiguous-entry': { readonly files: string | readonly string[]; readonly key: Shown; readonly name: Shown; readonly names: string | readonly string[] };
  'unshown-field': { readonly why: 'pages'; readonly name: Shown; readonly list?: Shown | undefined; readonly isTexts?: boolean | undefined }
    | { readonly why: 'nowhere' | 'list'; readonly name: Shown; readonly list?: Shown | undefined }
    | { readonly why: 'of-list'; readonly name: Shown; readonly list?: Shown | undefined; readonly keys: string | readonly string[] }
    | { readonly why: 'end'; readonly name: Shown; readonly list?: Shown | undefined; readonly start: Shown; readonly type: Shown };
  'field-type': { readonly how: 'type'; readonly name: Shown; readonly type: Shown; readonly key: Shown; readonly fitsAlone?: boolean | undefined; readonly isIcon?: boolean | undefined; readonly fits: string | readonly string[]; readonly others: readonly (string | number)[] }
    | { readonly how: 'one'; readonly name: Shown; readonly key: Shown; readonly others: readonly (string | number)[] }
    | { readonly how: 'lacks'; readonly key: Shown; readonly part: Shown; readonly isThere?: boolean | undefined; readonly name: Shown }
    | { readonly how: 'part'; readonly name: Shown; readonly part: Shown; readonly partType: Shown; readonly key: Shown; readonly fits: string | readonly string[] }
    | { readonly how: 'names'; readonly key: Shown; readonly name: Shown; readonly keys: readonly string[] };
  'unused-parameter': { readonly all: number; readonly name: Shown; readonly kind: Shown; readonly asked: Shown };
  'beyond-bound': { readonly key: Shown; readonly value: Shown; readonly bound: string; readonly limit: Shown };
  'grouped-number': { readonly written: Shown; readonly decimal: Shown; readonly grouped: Shown };
  'repeated-value': { readonly key: Shown; readonly value: Shown };
  'same-value': { readonly key: Shown; readonly value: Shown; readonly file: Shown; readonly others: number };
  'crossed-bounds': { readonly max: Shown; readonly min: Shown };
  'bad-pattern': { readonly why: 'syntax' | 'slow'; readonly pattern: Shown };
  'empty-where': {  };
  'backward-days': { readonly until: Shown; readonly from: Shown };
  'missing-site': {  };
  'no-pages': {  };
  'no-home-page': { readonly draft?: Shown | undefined; readonly why?: 'draft' | 'early' | 'over' | undefined };
  'not-a-folder': { readonly name: Shown };
  'other-case': { readonly name: Shown; readonly better: Shown };
  'dead-shortcut': { readonly loops?: boolean | undefined };
  'unreadable-file': { readonly isBusy?: boolean | undefined; readonly file: Shown; readonly reason: Shown };
  'outside-link': { readonly top?: boolean | undefined; readonly folder?: Shown | undefined };
  'linked-folder': { readonly folder: Shown };
  'special-file': {  };
  'windows-name': { readonly why: 'long' | 'device' | 'end'; readonly name: Shown }
    | { readonly why: 'sign'; readonly sign: Shown; readonly name: Shown };
  'invisible-name': { readonly code: Shown };
  'similar-name': { readonly onlyCase?: boolean | undefined; readonly other: Shown };
  'stray-file': { readonly how: 'download' | 'markdown'; readonly name: Shown; readonly kind: string }
    | { readonly how: 'copy'; readonly name: Shown; readonly kind: string; readonly page: Shown }
    | { readonly how: 'html' | 'text'; readonly name: Shown; readonly kind: string; readonly isTaken?: boolean | undefined; readonly page: Shown; readonly route: Shown };
  'outside-folder': { readonly own?: { readonly isAlone?: boolean | undefined; readonly name: Shown; readonly isFree?: boolean | undefined } | undefined; readonly folder: string; readonly isTaken?: boolean | undefined; readonly target: Shown };
  'yml-file': { readonly ending: Shown; readonly isSite?: boolean | undefined; readonly isTaken?: boolean | undefined; readonly better: Shown; readonly note: 'json' | 'copy' | 'hidden'; readonly lastEnding: Shown };
  'bad-file-name': { readonly characters: Shown; readonly original?: Shown | undefined; readonly isTaken?: boolean | undefined; readonly better: Shown; readonly how: 'sure' | 'reading' | 'brackets' | 'unknown' };
  'reserved-address': { readonly segment: string; readonly where: 'file' | 'old' | 'written' };
  'same-address': { readonly other: Shown; readonly route: Shown };
  'pdf-twice': { readonly other: Shown; readonly address: Shown };
  'pdf-of-many': { readonly address: Shown };
  'output-clash': { readonly name: Shown };
  'form-address': { readonly problem: 'e-mail' | 'not-secure' | 'no-server' | 'no-scheme' | 'account' | 'own-computer' | 'own-network' | 'incomplete'; readonly address: Shown; readonly better?: Shown | undefined };
  'no-way-to-answer': { readonly isInBrackets?: boolean | undefined };
  'same-option': { readonly isChoice?: boolean | undefined; readonly option: Shown; readonly line: Shown };
  'unknown-option': { readonly value: Shown; readonly suggestion?: Shown | undefined; readonly known: string | readonly string[] };
  'min-over-max': { readonly max: Shown; readonly min: Shown };
  'group-form': { readonly why: 'type'; readonly name: Shown; readonly type?: SaidOf<'unheaded-types'> | undefined; readonly others: string | readonly string[] }
    | { readonly why: 'by'; readonly name: Shown; readonly type: Shown; readonly by: Shown; readonly ways: string | readonly string[] };
  'no-headings': { readonly why: 'block'; readonly block: Shown; readonly others: readonly string[] }
    | { readonly why: 'in-group' | 'needed'; readonly groups: Shown; readonly block: Shown };
  'single-group': { readonly words?: Shown | undefined; readonly count: Shown; readonly hasPages?: boolean | undefined; readonly field: Shown };
  'json-syntax': { readonly why: 'trailing-comma' | 'extra-comma' | 'missing-comma' | 'semicolon' | 'comment' | 'line-in-text' | 'tab-in-text' | 'escaped-quote' | 'unclosed-text' | 'no-braces' | 'unknown'  }
    | { readonly why: 'missing-colon' | 'no-value'; readonly key: Shown }
    | { readonly why: 'other-colon'; readonly key: Shown; readonly sign: Shown }
    | { readonly why: 'other-quotes' | 'bare-key' | 'bare-text' | 'quotes-in-text' | 'unopened-text' | 'yaml'; readonly better: Shown }
    | { readonly why: 'other-word'; readonly word: Shown; readonly better: Shown }
    | { readonly why: 'no-number'; readonly word: Shown }
    | { readonly why: 'other-number'; readonly word: Shown; readonly better?: Shown | undefined }
    | { readonly why: 'escape'; readonly written: Shown }
    | { readonly why: 'unclosed' | 'unclosed-above' | 'other-bracket'; readonly open: Shown; readonly line: Shown; readonly close: Shown }
    | { readonly why: 'extra-bracket' | 'after-end'; readonly bracket: Shown };
  'unknown-key': { readonly isThirdLevel?: boolean | undefined; readonly isOurs?: boolean | undefined; readonly called: string | readonly string[]; readonly where: Shown; readonly others?: Shown | undefined; readonly suggestion?: Shown | undefined; readonly advice?: SaidOf<'key-advice'> | undefined; readonly known: readonly string[]; readonly folder?: Shown | undefined; readonly key: Shown; readonly all?: string | readonly string[] | undefined; readonly meant: string | readonly string[]; readonly asList?: string | undefined; readonly about?: Shown | undefined; readonly example?: Shown | undefined };
  'missing-key': { readonly how: 'line'; readonly key: Shown; readonly where: Shown; readonly isInBraces?: boolean | undefined; readonly example?: SaidOf<'line'> | undefined; readonly description?: Shown | undefined }
    | { readonly how: 'line-last'; readonly key: Shown; readonly where: Shown; readonly description?: Shown | undefined; readonly isInBraces?: boolean | undefined; readonly example?: SaidOf<'line'> | undefined }
    | { readonly how: 'entry' | 'under'; readonly above: string | readonly string[]; readonly key: Shown; readonly where: Shown };
  'needs-key': { readonly key: Shown; readonly needs: Shown; readonly description: Shown };
  'idle-key': { readonly why: 'described'; readonly key: Shown; readonly description: Shown }
    | { readonly why: 'counts-nothing' | 'other-service'; readonly key: Shown };
  'field-name': { readonly taken: 'program' | 'site' | 'layout'; readonly name: Shown; readonly ownName: Shown }
    | { readonly taken: 'page' | 'field'; readonly name: Shown };
  'kind-file-name': { readonly characters?: string | undefined; readonly name: Shown; readonly isTaken?: boolean | undefined; readonly better: Shown };
  'old-editor-file': { readonly isOfAll?: boolean | undefined; readonly name?: Shown | undefined };
  'empty-kind': { readonly hasPages?: boolean | undefined; readonly name: Shown; readonly data?: Shown | undefined };
  'stray-kind': { readonly name: Shown; readonly better?: Shown | undefined };
  'unknown-field': { readonly name: Shown; readonly isTotal?: boolean | undefined; readonly suggestion?: Shown | undefined; readonly known: readonly string[] };
  'bad-link': { readonly why: 'invisible' | 'empty' | 'wiki' | 'template' | 'braces' | 'no-slash' | 'only-hash' | 'incomplete' | 'login' | 'form-editor' | 'document-editor' | 'own-drive' | 'own-account' | 'onedrive-editor' | 'organisation' | 'notion' | 'design-editor' | 'own-dropbox' | 'own-profile' | 'workplace' | 'site-admin' | 'no-phone' | 'no-mail' | 'space-in-words' | 'space-in-name' | 'dots'; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined }
    | { readonly why: 'markdown' | 'angle-brackets' | 'tag' | 'curly-quotes' | 'no-tel' | 'no-mailto' | 'no-https' | 'own-computer' | 'phone-space' | 'phone-digits' | 'mail-slashes' | 'space' | 'slashes-in-a-row' | 'turned-brackets' | 'square-brackets' | 'swapped-brackets' | 'open-bracket' | 'space-between' | 'space-in-address' | 'size' | 'space-in-brackets'; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly better: Shown }
    | { readonly why: 'markdown-label'; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly address: Shown; readonly words: Shown }
    | { readonly why: 'no-colon'; readonly word: Shown; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly better: Shown }
    | { readonly why: 'no-slash-file'; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly file: Shown }
    | { readonly why: 'no-hash'; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly anchor: Shown }
    | { readonly why: 'no-page' | 'other-form'; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly example: Shown }
    | { readonly why: 'forbidden-scheme'; readonly scheme: Shown; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined }
    | { readonly why: 'unknown-scheme'; readonly scheme: Shown; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly meant?: Shown | undefined }
    | { readonly why: 'no-slashes'; readonly scheme: Shown; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly better: Shown }
    | { readonly why: 'deceptive'; readonly scripts: readonly (string | number)[]; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly plainly: Shown }
    | { readonly why: 'own-network'; readonly host: Shown; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined }
    | { readonly why: 'social-name'; readonly written: Shown; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly server?: Shown | undefined; readonly name: Shown }
    | { readonly why: 'own-file'; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly name: Shown }
    | { readonly why: 'two-slashes'; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly rest: Shown }
    | { readonly why: 'backslash'; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly isHost?: boolean | undefined; readonly rest: Shown }
    | { readonly why: 'no-words'; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly address: Shown };
  'unsafe-link': { readonly why: 'invisible' | 'empty' | 'wiki' | 'template' | 'braces' | 'no-slash' | 'only-hash' | 'incomplete' | 'login' | 'form-editor' | 'document-editor' | 'own-drive' | 'own-account' | 'onedrive-editor' | 'organisation' | 'notion' | 'design-editor' | 'own-dropbox' | 'own-profile' | 'workplace' | 'site-admin' | 'no-phone' | 'no-mail' | 'space-in-words' | 'space-in-name' | 'dots'; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined }
    | { readonly why: 'markdown' | 'angle-brackets' | 'tag' | 'curly-quotes' | 'no-tel' | 'no-mailto' | 'no-https' | 'own-computer' | 'phone-space' | 'phone-digits' | 'mail-slashes' | 'space' | 'slashes-in-a-row' | 'turned-brackets' | 'square-brackets' | 'swapped-brackets' | 'open-bracket' | 'space-between' | 'space-in-address' | 'size' | 'space-in-brackets'; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly better: Shown }
    | { readonly why: 'markdown-label'; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly address: Shown; readonly words: Shown }
    | { readonly why: 'no-colon'; readonly word: Shown; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly better: Shown }
    | { readonly why: 'no-slash-file'; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly file: Shown }
    | { readonly why: 'no-hash'; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly anchor: Shown }
    | { readonly why: 'no-page' | 'other-form'; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly example: Shown }
    | { readonly why: 'forbidden-scheme'; readonly scheme: Shown; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined }
    | { readonly why: 'unknown-scheme'; readonly scheme: Shown; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly meant?: Shown | undefined }
    | { readonly why: 'no-slashes'; readonly scheme: Shown; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly better: Shown }
    | { readonly why: 'deceptive'; readonly scripts: readonly (string | number)[]; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly plainly: Shown }
    | { readonly why: 'own-network'; readonly host: Shown; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined }
    | { readonly why: 'social-name'; readonly written: Shown; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly server?: Shown | undefined; readonly name: Shown }
    | { readonly why: 'own-file'; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly name: Shown }
    | { readonly why: 'two-slashes'; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly rest: Shown }
    | { readonly why: 'backslash'; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly isHost?: boolean | undefined; readonly rest: Shown }
    | { readonly why: 'no-words'; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly address: Shown };
  'local-link': { readonly why: 'invisible' | 'empty' | 'wiki' | 'template' | 'braces' | 'no-slash' | 'only-hash' | 'incomplete' | 'login' | 'form-editor' | 'document-editor' | 'own-drive' | 'own-account' | 'onedrive-editor' | 'organisation' | 'notion' | 'design-editor' | 'own-dropbox' | 'own-profile' | 'workplace' | 'site-admin' | 'no-phone' | 'no-mail' | 'space-in-words' | 'space-in-name' | 'dots'; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined }
    | { readonly why: 'markdown' | 'angle-brackets' | 'tag' | 'curly-quotes' | 'no-tel' | 'no-mailto' | 'no-https' | 'own-computer' | 'phone-space' | 'phone-digits' | 'mail-slashes' | 'space' | 'slashes-in-a-row' | 'turned-brackets' | 'square-brackets' | 'swapped-brackets' | 'open-bracket' | 'space-between' | 'space-in-address' | 'size' | 'space-in-brackets'; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly better: Shown }
    | { readonly why: 'markdown-label'; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly address: Shown; readonly words: Shown }
    | { readonly why: 'no-colon'; readonly word: Shown; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly better: Shown }
    | { readonly why: 'no-slash-file'; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly file: Shown }
    | { readonly why: 'no-hash'; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly anchor: Shown }
    | { readonly why: 'no-page' | 'other-form'; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly example: Shown }
    | { readonly why: 'forbidden-scheme'; readonly scheme: Shown; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined }
    | { readonly why: 'unknown-scheme'; readonly scheme: Shown; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly meant?: Shown | undefined }
    | { readonly why: 'no-slashes'; readonly scheme: Shown; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly better: Shown }
    | { readonly why: 'deceptive'; readonly scripts: readonly (string | number)[]; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly plainly: Shown }
    | { readonly why: 'own-network'; readonly host: Shown; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined }
    | { readonly why: 'social-name'; readonly written: Shown; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly server?: Shown | undefined; readonly name: Shown }
    | { readonly why: 'own-file'; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly name: Shown }
    | { readonly why: 'two-slashes'; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly rest: Shown }
    | { readonly why: 'backslash'; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly isHost?: boolean | undefined; readonly rest: Shown }
    | { readonly why: 'no-words'; readonly isOfPage?: boolean | undefined; readonly pageAddress?: Shown | undefined; readonly address: Shown };
  'from-and-items': { readonly owner: Shown; readonly key: Shown; readonly by: string };
  'query-kind': { readonly asks: string; readonly name: SaidOf<'own-kind'>; readonly suggestion?: SaidOf<'did-you-mean'> | undefined; readonly known: readonly string[] };
  'query-field': { readonly key: string; readonly field: Shown; readonly kind: Shown; readonly suggestion?: SaidOf<'did-you-mean'> | undefined; readonly known: string | readonly string[]; readonly instead?: Shown | undefined };
  'where-form': { readonly how: 'other-signs'; readonly source: Shown; readonly name: Shown; readonly better: Shown; readonly isWider?: boolean | undefined }
    | { readonly how: 'unasked'; readonly name: Shown; readonly type?: SaidOf<'unasked-types'> | undefined }
    | { readonly how: 'range' | 'list'; readonly name: Shown; readonly type: Shown; readonly isYesNo?: boolean | undefined; readonly choices?: readonly string[] | undefined };
  'empty-range': { readonly why: 'field-of-file'; readonly field: Shown; readonly filled: Shown }
    | { readonly why: 'crossed'; readonly max: Shown; readonly min: Shown }
    | { readonly why: 'never'; readonly bound: string; readonly field: Shown; readonly limit: Shown; readonly value: Shown; readonly kind: Shown };
  'filter-form': { readonly why: 'type'; readonly field: Shown; readonly type: Shown; readonly known: readonly string[] }
    | { readonly why: 'twice'; readonly field: Shown }
    | { readonly why: 'pages'; readonly key: Shown };
  'idle-filter': { readonly field: Shown; readonly count: Shown };
  'long-menu': { readonly field: Shown; readonly count: Shown; readonly hasSearch?: boolean | undefined };
  'query-naming': { readonly kind: Shown };
  'query-item': { readonly how: 'links'; readonly block: Shown; readonly kind: Shown }
    | { readonly how: 'absent'; readonly block: Shown; readonly missing: string | readonly string[]; readonly kind: Shown; readonly types: string | readonly string[] }
    | { readonly how: 'optional'; readonly block: Shown; readonly missing: string | readonly string[]; readonly kind: Shown; readonly optional: string | readonly string[] };
  'shown-column': { readonly why: 'missing'; readonly title: Shown; readonly suggestion?: Shown | undefined; readonly known: readonly string[] }
    | { readonly why: 'same'; readonly text: Shown; readonly suggestion?: Shown | undefined; readonly known: readonly string[] }
    | { readonly why: 'idle'; readonly key: Shown }
    | { readonly why: 'no-page'; readonly kind: Shown };
  'empty-query': { readonly count: number; readonly hasPages?: boolean | undefined; readonly kind: Shown; readonly key?: Shown | undefined; readonly near: readonly string[] };
  'many-pages': { readonly why: 'brackets'; readonly count: Shown; readonly most: Shown }
    | { readonly why: 'pages'; readonly count: number; readonly most: number; readonly names: number };
  'bracket-field': { readonly name: Shown; readonly type: Shown };
  'value-address': { readonly why: 'page'; readonly words: Shown; readonly route: Shown; readonly other: Shown; readonly entry: Shown }
    | { readonly why: 'reserved'; readonly words: Shown; readonly route: Shown; readonly entry: Shown }
    | { readonly why: 'long'; readonly beginning: Shown; readonly entry: Shown }
    | { readonly why: 'none'; readonly words: Shown; readonly entry: Shown }
    | { readonly why: 'same'; readonly words: Shown; readonly first: Shown; readonly entry: Shown };
  'map-place': { readonly why: 'no-coordinates'; readonly address: Shown; readonly column?: Shown | undefined; readonly isText?: boolean | undefined }
    | { readonly why: 'far'; readonly distance: Shown; readonly better?: SaidOf<'did-you-mean'> | undefined }
    | { readonly why: 'outside'; readonly coordinates: Shown; readonly better?: SaidOf<'did-you-mean'> | undefined };
  'place-name': { readonly why: 'none'  }
    | { readonly why: 'unknown'; readonly name: Shown; readonly suggestion?: SaidOf<'did-you-mean'> | undefined; readonly known: readonly string[] }
    | { readonly why: 'no-hours'; readonly name: string }
    | { readonly why: 'twice'; readonly name: Shown; readonly line: Shown };
  'map-ground': { readonly why: 'north' | 'east'; readonly first: Shown; readonly second: Shown };
  'heading-level': { readonly written: '#'; readonly top?: SaidOf<'title-in-text'> | undefined }
    | { readonly written: string; readonly above?: Shown | undefined; readonly better: Shown };
  'empty-heading': {  };
  'underlined-text': { readonly shown: Shown };
  'unsupported-markdown': { readonly why: 'list' | 'footnote' | 'table' | 'quote' | 'rule' | 'strike' | 'heading' | 'code' | 'image' | 'php' | 'passage-image' | 'passage-note' | 'passage-strike' | 'passage-list'  }
    | { readonly why: 'html'; readonly tag: Shown; readonly use?: SaidOf<'purposes'> | undefined }
    | { readonly why: 'component'; readonly tag: Shown; readonly purpose?: SaidOf<'purposes'> | undefined };
  'shown-as-written': { readonly why: 'delete' | 'keep-words' | 'space' | 'break' | 'table' | 'quote' | 'strike' | 'footnote' | 'bold' | 'italic' | 'link' | 'short-list' | 'long-list' | 'other-list' | 'short-picture' | 'long-picture' | 'short-heading' | 'definition'; readonly written: Shown }
    | { readonly why: 'letter'; readonly written: Shown; readonly letter: Shown }
    | { readonly why: 'long-heading' | 'odd-heading'; readonly written: Shown; readonly marks: Shown }
    | { readonly why: 'no-dashes' | 'other-dashes'; readonly written: Shown; readonly dashes: Shown }
    | { readonly why: 'reference'; readonly written: Shown; readonly words: Shown }
    | { readonly why: 'no-address'; readonly written: Shown; readonly brackets: Shown }
    | { readonly why: 'two-braces'; readonly written: Shown; readonly better: Shown }
    | { readonly why: 'foreign'; readonly written: Shown; readonly foreign?: SaidOf<'foreign'> | undefined };
  'empty-alt': { readonly problem: 'file-name' | 'kind' | 'label'; readonly alt: Shown; readonly isInText?: boolean | undefined };
  'picture-without-alt': { readonly url: Shown };
  'missing-image': { readonly caseOnly?: boolean | undefined; readonly suggestion: SaidOf<'did-you-mean'>; readonly path: Shown; readonly sameLook?: SaidOf<'same-look'> | undefined; readonly isSure?: boolean | undefined };
  'bad-image': { readonly path: Shown };
  'picture-folder': { readonly why: 'none' | 'empty'; readonly folder: Shown; readonly suggestion?: SaidOf<'did-you-mean'> | undefined }
    | { readonly why: 'form'; readonly written: Shown; readonly folder: Shown }
    | { readonly why: 'unshown'; readonly names: string | readonly string[]; readonly folder: Shown }
    | { readonly why: 'texts'; readonly count: number; readonly folder: Shown; readonly names: readonly string[]; readonly file: Shown; readonly first: Shown }
    | { readonly why: 'no-picture'; readonly name: Shown; readonly folder: Shown; readonly suggestion?: SaidOf<'did-you-mean'> | undefined };
  'mode-in-picture': { readonly path: Shown; readonly keys?: Shown | undefined; readonly light: Shown; readonly dark: Shown; readonly darkPath: Shown };
  'large-picture': { readonly path: Shown; readonly bytes: Shown; readonly most: Shown; readonly isWide?: boolean | undefined; readonly width: Shown; readonly wide: Shown };
  'heavy-page': { readonly count: Shown; readonly bytes: Shown; readonly most: Shown; readonly largest?: SaidOf<'picture-of-size'> | undefined };
  'unknown-icon': { readonly isFile?: boolean | undefined; readonly name: Shown; readonly isLogo?: boolean | undefined; readonly suggestions?: SaidOf<'did-you-mean'> | undefined };
  'own-block': { readonly why: 'name' | 'stray' | 'behind' | 'two-schemas'  }
    | { readonly why: 'no-schema'; readonly folder: Shown }
    | { readonly why: 'no-component'; readonly file: Shown }
    | { readonly why: 'example-type'; readonly name: Shown };
  'own-block-schema': { readonly why: 'keyword'; readonly key: Shown; readonly suggestion?: SaidOf<'did-you-mean'> | undefined; readonly known: string | readonly string[] }
    | { readonly why: 'value'; readonly key: Shown; readonly wanted: Shown }
    | { readonly why: 'reference'; readonly written: Shown; readonly suggestion?: SaidOf<'did-you-mean'> | undefined; readonly known: string | readonly string[] }
    | { readonly why: 'required'; readonly name: Shown; readonly suggestion?: SaidOf<'did-you-mean'> | undefined }
    | { readonly why: 'reserved' | 'no-kind'; readonly name: Shown }
    | { readonly why: 'no-properties'  }
    | { readonly why: 'idle'; readonly key: Shown; readonly type: Shown };
  'block-name-taken': { readonly name: Shown };
  'long-list': { readonly count: number; readonly most: number; readonly canHavePages?: boolean | undefined };
  'second-paged-list': { readonly isTimed?: boolean | undefined; readonly line: Shown };
  'list-page-clash': { readonly isSame?: boolean | undefined; readonly number: Shown; readonly address: Shown; readonly file: Shown };
  'layout-with-pages': {  };
  'group-with-pages': {  };
  'no-list-page': { readonly isFirst?: boolean | undefined; readonly href: Shown; readonly list: Shown; readonly count: number };
  'bad-image-address': { readonly why: 'own-computer'; readonly meant?: Shown | undefined; readonly name: Shown }
    | { readonly why: 'data' | 'empty' | 'incomplete'; readonly meant?: Shown | undefined }
    | { readonly why: 'slashes' | 'tag' | 'in-public'; readonly meant?: Shown | undefined; readonly better: Shown }
    | { readonly why: 'no-https'; readonly meant?: Shown | undefined; readonly secure: Shown }
    | { readonly why: 'no-slash'; readonly meant?: Shown | undefined; readonly path: Shown }
    | { readonly why: 'page'; readonly service: Shown; readonly meant?: Shown | undefined; readonly name?: Shown | undefined }
    | { readonly why: 'unreachable'; readonly host: Shown; readonly meant?: Shown | undefined }
    | { readonly why: 'cut-off'; readonly meant?: Shown | undefined; readonly file: Shown };
  'unknown-property': { readonly why: 'look'; readonly name: Shown; readonly suggestion?: SaidOf<'did-you-mean'> | undefined; readonly known: string | readonly string[] }
    | { readonly why: 'made'; readonly name: Shown; readonly from: Shown }
    | { readonly why: string; readonly name: Shown; readonly suggestion?: SaidOf<'did-you-mean'> | undefined }
    | { readonly why: 'own'; readonly name: Shown }
    | { readonly why: 'many'; readonly most: Shown };
  'property-value': { readonly why: 'empty' | 'many' | 'text' | 'bracket' | 'zoom' | 'weight' | 'shadow'  }
    | { readonly why: 'modes'; readonly keys: string | readonly string[] }
    | { readonly why: 'color'; readonly value: Shown }
    | { readonly why: 'long'; readonly most: Shown }
    | { readonly why: 'character'; readonly character: Shown }
    | { readonly why: 'function' | 'reads'; readonly name: Shown }
    | { readonly why: 'hex'; readonly hex: Shown }
    | { readonly why: 'unit'; readonly unit: Shown }
    | { readonly why: 'length'; readonly example: Shown }
    | { readonly why: 'bounds'; readonly least: Shown; readonly most: Shown; readonly leastPixels: Shown; readonly mostPixels: Shown };
  'unread-property': { readonly name: Shown };
  'unset-property': { readonly isOfLook?: boolean | undefined; readonly name: Shown; readonly suggestion?: SaidOf<'did-you-mean'> | undefined };
  'hidden-file': { readonly name: Shown; readonly isFolder?: boolean | undefined; readonly address?: Shown | undefined };
  'active-file': { readonly address: Shown };
  'host-file': { readonly use: 'program' | 'settings' | 'worker'; readonly address: Shown };
  'idle-permission': { readonly exists?: boolean | undefined; readonly name: Shown; readonly path: Shown };
  'private-file': { readonly what?: SaidOf<'secrets'> | undefined; readonly address: Shown };
  'secret-text': { readonly what?: SaidOf<'secrets'> | undefined; readonly address?: Shown | undefined };
  'published-gone': { readonly address: Shown; readonly draft?: Shown | undefined; readonly redirect?: SaidOf<'where-to'> | undefined };
  'published-line': { readonly why: 'merge'  }
    | { readonly why: 'date'; readonly written: Shown; readonly better: Shown }
    | { readonly why: 'address'; readonly written: Shown; readonly better?: Shown | undefined };
  'published-twice': { readonly address: Shown; readonly line: Shown };
  'redirect-from': { readonly why: 'many' | 'query' | 'anchor-of-home' | 'letters' | 'long'; readonly from: Shown }
    | { readonly why: 'own-name' | 'other-site' | 'anchor' | 'encoded' | 'slash' | 'form'; readonly from: Shown; readonly better?: Shown | undefined };
  'redirect-from-page': { readonly how: 'own'; readonly from: Shown }
    | { readonly how: 'document' | 'file' | 'page'; readonly from: Shown; readonly file: Shown; readonly isAlias?: boolean | undefined };
  'redirect-address': { readonly from: Shown; readonly better: Shown; readonly file?: Shown | undefined; readonly isAlias?: boolean | undefined };
  'redirect-capitals': { readonly from: Shown; readonly other: Shown; readonly file: Shown };
  'redirect-twice': { readonly from: Shown; readonly file?: Shown | undefined; readonly line: Shown };
  'redirect-chain': { readonly from: Shown; readonly over: Shown; readonly better: Shown };
  'redirect-loop': { readonly route: readonly string[] };
  'shared-alias': {  };
  'site-format': { readonly how: 'older'; readonly written: Shown; readonly installed: Shown }
    | { readonly how: 'newer'; readonly written: Shown; readonly installed: Shown; readonly toAdd?: Shown | undefined };
  'duplicate-id': { readonly id: Shown; readonly line: Shown };
  'reserved-id': { readonly id: Shown };
  'duplicate-field': { readonly name: Shown; readonly line: Shown };
  'reserved-field': { readonly name: Shown; readonly reserved: readonly string[] };
  'form-without-email': { readonly why: 'nowhere' | 'file'  };
  'placeholder-key': { readonly value: Shown; readonly key: string };
  'private-key': {  };
  'unknown-color': { readonly isTransparent?: boolean | undefined; readonly value: Shown; readonly key: Shown; readonly suggestion?: SaidOf<'did-you-mean'> | undefined; readonly names: string | readonly string[] };
  'unknown-font': { readonly value: Shown; readonly like?: Shown | undefined; readonly suggestion?: SaidOf<'did-you-mean'> | undefined; readonly names: string | readonly string[] };
  'bad-font-file': { readonly problem: 'missing' | 'form' | 'unread'; readonly value: Shown };
  'brand-changed': { readonly shown: Shown; readonly given: Shown };
  'crowded-menu': { readonly fitting: number; readonly entries: Shown; readonly letters: Shown };
  'bad-url': { readonly key: Shown; readonly why?: SaidOf<'web-faults'> | undefined; readonly better?: Shown | undefined };
  'not-keys': { readonly isJson?: boolean | undefined; readonly found: string; readonly start: Shown; readonly isPage?: boolean | undefined };
  'wrong-kind': { readonly how: 'dashes'; readonly isEntry?: boolean | undefined; readonly key: Shown; readonly wanted: 'list' | 'keys' | 'value' | 'entries'; readonly found?: SaidOf<'forms-of-values'> | undefined }
    | { readonly how: 'under'; readonly isEntry?: boolean | undefined; readonly key: Shown; readonly wanted: 'list' | 'keys' | 'value' | 'entries'; readonly found?: SaidOf<'forms-of-values'> | undefined; readonly above: Shown }
    | { readonly how: 'one-of' | 'no-dash' | 'other'; readonly isEntry?: boolean | undefined; readonly key: Shown; readonly wanted: 'list' | 'keys' | 'value' | 'entries'; readonly found?: SaidOf<'forms-of-values'> | undefined; readonly example: Shown }
    | { readonly how: 'instead'; readonly isEntry?: boolean | undefined; readonly key: Shown; readonly wanted: 'list' | 'keys' | 'value' | 'entries'; readonly found?: SaidOf<'forms-of-values'> | undefined; readonly words: Shown };
  'empty-value': { readonly key: Shown; readonly required?: boolean | undefined };
  'empty-item': { readonly inBrackets?: Shown | undefined };
  'empty-list': { readonly key: Shown };
  'entry-count': { readonly key: Shown; readonly found: number; readonly isTooMany?: boolean | undefined; readonly most: Shown; readonly least: Shown };
  'unknown-block': { readonly name: Shown; readonly advice?: Shown | undefined; readonly suggestion?: SaidOf<'did-you-mean'> | undefined; readonly blocks: readonly string[] };
  'unnamed-pair': { readonly pair: 'address' | 'addresses' | 'field' | 'question' | 'price' | 'date' | 'hours' | 'group'; readonly where: Shown; readonly isAbove?: boolean | undefined; readonly better: SaidOf<'line'>; readonly second?: Shown | undefined };
  'other-entries': { readonly inside?: Shown | undefined; readonly key: Shown; readonly blocks: string | readonly string[]; readonly name: Shown; readonly needed: string | readonly string[] };
  'missing-type': { readonly blocks: readonly string[] };
  'missing-kind': { readonly fields: string | readonly string[]; readonly kinds: string | readonly string[]; readonly isOpen?: boolean | undefined; readonly folder?: Shown | undefined };
  'block-name-as-key': { readonly written?: Shown | undefined; readonly name: Shown };
  'cell-count': { readonly cells: number; readonly columns: number; readonly titles?: readonly string[] | undefined };
  'missing-alt': {  };
  'unsafe-svg': { readonly why: 'xml-version' | 'doctype' | 'style-sheet' | 'script' | 'program-link' | 'link' | 'font'  }
    | { readonly why: 'encoding' | 'html' | 'foreign-element' | 'unknown-element' | 'instruction' | 'unknown-attribute'; readonly name: Shown }
    | { readonly why: 'style'; readonly loads: Shown }
    | { readonly why: 'animation'; readonly of: Shown };
  'bad-svg': { readonly why: 'encoding'; readonly encoding?: Shown | undefined }
    | { readonly why: 'compressed' | 'too-large' | 'not-xml' | 'too-deep' | 'no-svg'  };
  'block-untested': { readonly file: Shown };
  'block-not-shown': { readonly why: 'thrown'; readonly reason: Shown }
    | { readonly why: 'endless' | 'not-loaded'; readonly seconds: Shown }
    | { readonly why: 'crashed'  };
  'block-list-silent': { readonly why: 'headings' | 'choice' | 'mark'  };
  'block-contrast': { readonly words: Shown; readonly contrast: Shown; readonly wanted: Shown; readonly seen?: SaidOf<'seen'> | undefined };
  'block-access': { readonly rule: Shown; readonly criterion?: Shown | undefined; readonly element: Shown; readonly seen?: SaidOf<'seen'> | undefined; readonly remedies?: Shown | undefined; readonly choice?: Shown | undefined };
  'block-too-wide': { readonly why: 'out'; readonly element: Shown; readonly by: Shown; readonly seen?: SaidOf<'seen'> | undefined }
    | { readonly why: 'cut'; readonly element: Shown; readonly seen?: SaidOf<'seen'> | undefined };
  'block-needs-script': { readonly why: 'hidden' | 'absent'; readonly words: Shown };
  'block-unsteady': { readonly why: 'random' | 'mismatch'  };
  'block-browser-error': { readonly why: 'logged'; readonly reason: Shown }
    | { readonly why: 'not-taken'; readonly seconds: Shown };
  'unknown-placeholder': { readonly foreign?: { readonly written: Shown } | undefined; readonly name: Shown; readonly isTotal?: boolean | undefined; readonly suggestion?: SaidOf<'did-you-mean'> | undefined; readonly isInList?: boolean | undefined };
  'word-part': { readonly word: Shown; readonly name: Shown; readonly known: readonly string[]; readonly suggestion?: SaidOf<'did-you-mean'> | undefined };
  'word-left-out': { readonly word: Shown; readonly left: readonly string[]; readonly english: Shown };
  'english-words': { readonly language: Shown; readonly names: readonly string[]; readonly count: Shown; readonly example: Shown };
  'empty-placeholder': { readonly name: Shown; readonly key: Shown };
  'not-filled-in': { readonly name: Shown; readonly key: Shown };
  'folded-markdown': { readonly header: Shown; readonly better: Shown };
  'idle-mark': { readonly mark: SaidOf<'marked-words'>; readonly better?: Shown | undefined };
  'long-text': { readonly of: 'characters' | 'brackets' | 'paragraph' | 'table' | 'marks' | 'page' | 'beginnings' | 'levels'; readonly count: number; readonly most: number };
  'open-code': { readonly marks: Shown };
  'unknown-language': { readonly name: Shown; readonly suggestion?: SaidOf<'did-you-mean'> | undefined };
  'unknown-note': { readonly name: Shown; readonly suggestion?: SaidOf<'did-you-mean'> | undefined };
  'unknown-footnote': { readonly written: Shown; readonly suggestion?: Shown | undefined };
  'idle-footnote': { readonly written: Shown };
  'two-bodies': { readonly file: Shown };
  'front-matter': { readonly mark?: Shown | undefined };
  'empty-body': {  };
  'long-title': { readonly length: Shown };
  'same-title': { readonly others: number; readonly title: Shown; readonly first: Shown };
  'pdf-letters': { readonly letters: Shown };
  'filler-text': { readonly text: Shown };
  'example-text': { readonly shown: Shown; readonly others: number };
  'not-text': { readonly key: Shown; readonly written: Shown; readonly number?: Shown | undefined; readonly isNumber?: boolean | undefined; readonly isMark?: boolean | undefined; readonly better: Shown };
  'text-not-list': { readonly isEntry?: boolean | undefined; readonly key: Shown; readonly found: 'list' | 'keys' | 'text'; readonly list?: Shown | undefined; readonly isOfForm?: boolean | undefined; readonly isInBrackets?: boolean | undefined; readonly text?: Shown | undefined; readonly isChoice?: boolean | undefined };
  'not-boolean': { readonly key: Shown; readonly better?: Shown | undefined };
  'not-a-number': { readonly key: Shown; readonly isWhole?: boolean | undefined; readonly range?: Shown | undefined; readonly isQuoted?: boolean | undefined; readonly better?: Shown | undefined; readonly unit?: Shown | undefined };
  'empty-text': { readonly key: string; readonly required?: boolean | undefined };
  'not-a-choice': { readonly key: Shown; readonly value: Shown; readonly suggestion?: SaidOf<'did-you-mean'> | undefined; readonly allowed: string | readonly string[] };
  'long-value': { readonly key: Shown; readonly most: number; readonly count: number };
  'bad-format': { readonly value: Shown; readonly key: Shown; readonly suggestion?: SaidOf<'did-you-mean'> | undefined; readonly wrong?: SaidOf<'wrong-values'> | undefined; readonly type?: Shown | undefined; readonly pattern?: Shown | undefined; readonly description: Shown };
  'same-node': { readonly name: Shown; readonly line: Shown };
  'unknown-node': { readonly name: Shown; readonly suggestion?: SaidOf<'did-you-mean'> | undefined; readonly known: readonly string[] };
  'tab-indent': {  };
  'bad-indent': { readonly how: 'dash'; readonly spaces: number; readonly expected: Shown; readonly isAlone?: boolean | undefined }
    | { readonly how: 'entry'; readonly what: Shown; readonly isBlock?: boolean | undefined; readonly beside?: Shown | undefined }
    | { readonly how: 'lines'; readonly what: Shown; readonly beside?: Shown | undefined }
    | { readonly how: string; readonly what: Shown; readonly spaces: number; readonly expected: Shown; readonly beside?: Shown | undefined };
  'missing-indent': { readonly how: 'list'; readonly key: Shown; readonly line: Shown; readonly spaces: number }
    | { readonly how: 'text'; readonly line: Shown }
    | { readonly how: 'entry' | 'under'; readonly keys: string | readonly string[]; readonly key: Shown; readonly line: Shown; readonly beside?: { readonly key: Shown; readonly line: Shown } | undefined };
  'odd-space': { readonly isAtStart?: boolean | undefined; readonly code: Shown };
  'yaml-version': { readonly line: Shown };
  'template-tag': { readonly tag: Shown };
  'html-line': { readonly how: 'program' | 'other'; readonly tag: Shown }
    | { readonly how: 'embed'; readonly tag: Shown; readonly src?: Shown | undefined }
    | { readonly how: 'picture'; readonly tag: Shown; readonly src?: Shown | undefined; readonly alt: Shown };
  'code-fence': { readonly isClosed?: boolean | undefined };
  'second-document': { readonly below: string; readonly hasHeadings?: boolean | undefined };
  'toml-lines': { readonly mark: Shown; readonly isCode?: boolean | undefined; readonly isMarkdown?: boolean | undefined; readonly better?: Shown | undefined; readonly hasText?: boolean | undefined };
  'missing-space': { readonly after: Shown; readonly better?: SaidOf<'line'> | undefined };
  'missing-colon': { readonly better?: SaidOf<'line'> | undefined; readonly quoted: Shown };
  'other-comment': { readonly isLong?: boolean | undefined; readonly better?: SaidOf<'line'> | undefined };
  'missing-dash': { readonly key: Shown; readonly better?: SaidOf<'line'> | undefined };
  'extra-dash': { readonly keys: string | readonly string[]; readonly first: Shown };
  'keys-on-line': { readonly below: Shown; readonly key: Shown; readonly better?: Shown | undefined; readonly isEntry?: boolean | undefined; readonly isFirst?: boolean | undefined };
  'list-on-line': { readonly isInBrackets?: boolean | undefined };
  'list-without-key': { readonly name?: Shown | undefined };
  'duplicate-key': { readonly key: Shown; readonly line: Shown; readonly isJson?: boolean | undefined };
  'forbidden-key': { readonly key: Shown };
  'odd-key': {  };
  'yaml-syntax': {  };
  'swallowed-line': { readonly text: Shown; readonly key?: Shown | undefined };
  'colon-in-text': { readonly isCurly?: boolean | undefined; readonly text: Shown; readonly isWithoutSpace?: boolean | undefined; readonly below?: Shown | undefined };
  'comma-in-text': { readonly better: Shown };
  'quote-in-quotes': { readonly quote: Shown; readonly better: Shown };
  'text-after-quote': { readonly quote: Shown; readonly better: Shown; readonly shown: Shown };
  'text-after-bracket': { readonly better: Shown };
  'quote-braces': { readonly better: Shown };
  'special-start': { readonly character: Shown; readonly better: Shown };
  'text-after-arrow': { readonly character: Shown; readonly goesOn?: boolean | undefined; readonly better: Shown; readonly isOpen?: boolean | undefined };
  'missing-bar': { readonly key: Shown; readonly isIndented?: boolean | undefined };
  'unclosed-quote': { readonly quote: Shown; readonly goesOn?: { readonly low: Shown; readonly line: Shown } | undefined; readonly better?: Shown | undefined; readonly instead?: Shown | undefined };
  'unclosed-bracket': { readonly open: Shown; readonly isInComment?: boolean | undefined; readonly close: Shown; readonly instead?: Shown | undefined };
  'missing-comma': {  };
  'other-comma': { readonly mark: Shown };
  'extra-comma': { readonly isLast?: boolean | undefined };
  'extra-bracket': { readonly character: Shown };
  'bad-escape': { readonly escape: Shown; readonly better: Shown };
  'alias': { readonly text: Shown };
  'anchor': { readonly text: Shown; readonly better: Shown };
  'tag': { readonly text: Shown; readonly isPicture?: boolean | undefined; readonly src?: Shown | undefined; readonly alt: Shown };
  'comment-value': { readonly key: Shown; readonly better: Shown };
  'comment-in-text': { readonly better: Shown };
  'curly-quotes': { readonly isSplit?: boolean | undefined; readonly better: Shown; readonly shown: Shown };
};

/** The facts that a phrase uses, or those of each by its name. */
export type PhraseFacts = {
  'key-advice': { readonly why: 'habit'; readonly words: Shown; readonly isKept?: boolean | undefined }
    | { readonly why: 'said' | 'in-text' | 'block'; readonly name: Shown }
    | { readonly why: 'other-value'; readonly name: Shown; readonly isKept?: boolean | undefined }
    | { readonly why: 'in-page' | 'empty' | 'untyped-blocks' | 'beside-from' | 'in-block' | 'in-block-of-page' | 'third-level'  }
    | { readonly why: 'name-taken'; readonly name: Shown; readonly by: Shown; readonly line: Shown; readonly join?: SaidOf<'joins'> | undefined }
    | { readonly why: 'misspelt-twice' | 'there-already'; readonly name: Shown; readonly join?: SaidOf<'joins'> | undefined }
    | { readonly why: 'other-kind'; readonly name: Shown; readonly example: Shown; readonly zone?: Shown | undefined }
    | { readonly why: 'at-end'; readonly name: Shown; readonly example: Shown }
    | { readonly why: 'under'; readonly parents: string | readonly string[] }
    | { readonly why: 'under-with'; readonly parent: Shown; readonly first: Shown }
    | { readonly why: 'under-new'; readonly parent: Shown }
    | { readonly why: 'under-in-braces'; readonly parent: Shown; readonly lines: readonly string[] }
    | { readonly why: 'in-entry'; readonly list: Shown; readonly key: Shown }
    | { readonly why: 'in-where'; readonly asked: Shown }
    | { readonly why: 'of-blocks'; readonly blocks: string | readonly string[] }
    | { readonly why: 'moved-out'; readonly where: Shown; readonly count: number; readonly beside: Shown; readonly line: Shown }
    | { readonly why: 'unwrapped'; readonly where: Shown }
    | { readonly why: 'no-parent'; readonly keys: string | readonly string[]; readonly areEntries?: boolean | undefined; readonly parents: string | readonly string[] }
    | { readonly why: 'new-field'; readonly kind: Shown; readonly key?: Shown | undefined; readonly type: Shown };
  'wrong-values': { readonly why: 'other-letters' | 'words-as-hours' | 'other-site' | 'date-as-weekday'  }
    | { readonly why: 'only-start'; readonly example: Shown }
    | { readonly why: 'no-time'; readonly time: Shown }
    | { readonly why: 'two-days' | 'two-values'; readonly first: Shown; readonly second: Shown }
    | { readonly why: 'no-such-day'; readonly isBeyond?: boolean | undefined; readonly date: Shown; readonly year: Shown; readonly day: Shown; readonly monthOf: Shown; readonly days: Shown }
    | { readonly why: 'sign'; readonly sign?: Shown | undefined }
    | { readonly why: 'day-and-time'; readonly parts: Shown; readonly zone?: Shown | undefined }
    | { readonly why: 'day-alone'; readonly date: Shown; readonly time: Shown }
    | { readonly why: 'in-tag'; readonly parts: Shown };
  'related': { readonly why: 'used-first' | 'first' | 'written-first' | 'redirected-first'; readonly name: Shown }
    | { readonly why: 'listed-first' | 'first-list' | 'same-title' | 'same-value' | 'same-address' | 'same-mistake' | 'other-file' | 'other-text' | 'circle' | 'example' | 'columns' | 'block' | 'link'  }
    | { readonly why: 'said-there'; readonly text: Shown }
    | { readonly why: 'link-afterwards'; readonly href: Shown };
  'git': { readonly why: 'no-git' | 'unborn'  }
    | { readonly why: 'no-repository' | 'not-yours'; readonly root: Shown }
    | { readonly why: 'unknown-ref'; readonly isShallow?: boolean | undefined; readonly ref: Shown }
    | { readonly why: 'no-commit'; readonly ref: Shown }
    | { readonly why: 'no-base'; readonly isShallow?: boolean | undefined; readonly ref: Shown; readonly other: Shown }
    | { readonly why: 'failed'; readonly what: Shown; readonly reason: Shown };
  'refusals': { readonly why: 'local-path'; readonly typed: Shown; readonly example: Shown }
    | { readonly why: 'dots'; readonly example: Shown }
    | { readonly why: 'lost-letters'; readonly lost: Shown; readonly example: Shown }
    | { readonly why: 'reserved' | 'windows-name' | 'kind-of-ours' | 'kind-there'; readonly name: Shown }
    | { readonly why: 'folder-outside' | 'folder-repeated' | 'file-for-folder'; readonly folder: Shown }
    | { readonly why: 'folder-unreadable'; readonly folder: Shown; readonly reason: Shown }
    | { readonly why: 'no-site' | 'same-address' | 'home' | 'not-found-page' | 'mistakes-after' | 'mistakes-after-upgrade' | 'no-list' | 'with-password'  }
    | { readonly why: 'page-misnamed'; readonly file: Shown; readonly better: Shown }
    | { readonly why: 'page-there'; readonly file: Shown; readonly isDraft?: boolean | undefined; readonly route: Shown }
    | { readonly why: 'page-made'; readonly file: Shown; readonly route: Shown }
    | { readonly why: 'redirected'; readonly file: Shown; readonly route: Shown; readonly to?: Shown | undefined; readonly line: Shown }
    | { readonly why: 'file-in-place' | 'start-with-mistakes' | 'kind-with-mistakes' | 'changed' | 'by-value' | 'file-there' | 'linked-data'; readonly file: Shown }
    | { readonly why: 'no-start'; readonly from: Shown; readonly meant?: Shown | undefined; readonly blocks: readonly string[]; readonly example: Shown }
    | { readonly why: 'no-kind'; readonly name: Shown; readonly meant?: Shown | undefined; readonly known: readonly string[] }
    | { readonly why: 'kind-name'; readonly better?: Shown | undefined }
    | { readonly why: 'unread' | 'unread-format'; readonly others: number; readonly file: Shown }
    | { readonly why: 'no-room'; readonly file: Shown; readonly from: Shown }
    | { readonly why: 'by-hand'; readonly file: Shown; readonly from: Shown; readonly redirects?: SaidOf<'redirect-line'> | undefined; readonly more: number }
    | { readonly why: 'old-address' | 'address-of-old'; readonly from: Shown; readonly to: Shown; readonly file: Shown; readonly line: Shown }
    | { readonly why: 'no-page-but-file' | 'still-there' | 'not-https' | 'nothing-there' | 'web-page' | 'workbook' | 'nothing-in-it'; readonly address: Shown }
    | { readonly why: 'no-page'; readonly from: Shown; readonly meant?: Shown | undefined }
    | { readonly why: 'address-taken'; readonly file: Shown; readonly to: Shown }
    | { readonly why: 'name-taken'; readonly kind: Shown; readonly file: Shown; readonly name: Shown }
    | { readonly why: 'newer-format'; readonly from: Shown; readonly to: Shown }
    | { readonly why: 'upgrade-by-hand'; readonly places?: SaidOf<'place-line'> | undefined; readonly more: number }
    | { readonly why: 'not-published'; readonly address: Shown; readonly meant?: Shown | undefined }
    | { readonly why: 'removed'; readonly address: Shown; readonly day: Shown }
    | { readonly why: 'no-data-name'; readonly commands: readonly string[] }
    | { readonly why: 'no-data-kind'; readonly name: Shown; readonly known: readonly string[] }
    | { readonly why: 'no-data-file' | 'kind-with-data'; readonly name: Shown; readonly file: Shown }
    | { readonly why: 'no-source'; readonly name: Shown; readonly kindFile: Shown }
    | { readonly why: 'no-address'; readonly typed: Shown }
    | { readonly why: 'near-address' | 'not-shared'; readonly host: Shown }
    | { readonly why: 'no-answer'; readonly host: Shown; readonly reason: Shown }
    | { readonly why: 'too-slow'; readonly host: Shown; readonly seconds: Shown }
    | { readonly why: 'too-many-redirects'; readonly address: Shown; readonly most: Shown }
    | { readonly why: 'too-much'; readonly address: Shown; readonly megabytes: number }
    | { readonly why: 'other-status'; readonly host: Shown; readonly status: Shown }
    | { readonly why: 'other-form'; readonly address: Shown; readonly form: Shown; readonly file: Shown };
  'purposes': 'video' | 'picture' | 'gallery' | 'contents' | 'button' | 'note' | 'form' | 'newsletter' | 'tabs' | 'faq' | 'link' | 'code' | 'table' | 'list' | 'heading' | 'quote' | 'icon' | 'script' | 'include' | 'bold' | 'italic' | 'words' | 'paragraph' | 'comment' | 'nothing' | 'any';
  'foreign': { readonly why: 'hugo' | 'jekyll' | 'shortcode' | 'joomla' | 'docusaurus-box' | 'directive-box' | 'wordpress' | 'html'; readonly purpose?: SaidOf<'purposes'> | undefined }
    | { readonly why: 'handlebars' | 'template' | 'erb' | 'program' | 'contents' | 'attribute' | 'obsidian-file' | 'titled-note' | 'obsidian-note' | 'critic-note' | 'critic-change' | 'block-name' | 'property' | 'bbcode' | 'sheet' | 'mkdocs-box' | 'mdx' | 'task' | 'emoji' | 'abbreviation' | 'deep-heading' | 'small-letter' | 'tex' | 'latex' | 'mailing' | 'video-address'  }
    | { readonly why: 'wiki' | 'highlight'; readonly words: Shown }
    | { readonly why: 'directive'; readonly words?: Shown | undefined };
  'joins': 'words' | 'entries' | 'none';
  'redirect-line': { readonly from: Shown; readonly to: Shown };
  'place-line': { readonly file: Shown; readonly line: Shown; readonly does: Shown };
  'mended': { readonly why: 'to-top' | 'home' | 'switched-off'; readonly lines: readonly (string | number)[] };
  'alt-to-write': {  };
  'marked-words': '**' | '*' | '`';
  'in-cell': { readonly row: number; readonly head?: Shown | undefined; readonly message: Shown };
  'unseen-key': { readonly value: Shown };
  'did-you-mean': { readonly value: string | readonly string[] };
  'same-look': { readonly value: Shown };
  'where-to': { readonly how: string };
  'own-kind': { readonly example: Shown };
  'line': { readonly isQuoting?: boolean | undefined; readonly value: Shown };
  'seen': { readonly parts?: SaidOf<'seen-in'> | undefined };
  'seen-in': { readonly why: 'width'; readonly width: Shown }
    | { readonly why: 'mode'; readonly mode: Shown }
    | { readonly why: 'looks'; readonly looks: string | readonly string[] }
    | { readonly why: 'grounds'; readonly grounds: string | readonly string[] };
  'picture-of-size': { readonly path: Shown; readonly bytes: Shown };
  'title-in-text': 'title' | 'maybe-title';
  'forms-of-values': 'list' | 'keys' | 'text';
  'web-faults': 'own-computer' | 'spaces' | 'no-https' | 'incomplete' | 'login' | 'query' | 'characters' | 'path';
  'secrets': 'private-key' | 'passwords' | 'server-settings' | 'database' | 'backup' | 'record' | 'google-key' | 'token' | 'access-key' | 'server-key';
  'unasked-types': 'image' | 'video' | 'list';
  'unheaded-types': string;
  'how-cells-are-written': string;
  'types-of-cells': 'number' | 'date' | 'datetime' | 'date-range' | 'time' | 'time-range' | 'day-of-week' | 'duration' | 'yes-no' | 'choice' | 'coordinates' | 'latitude' | 'longitude';
  'counted-mistakes': { readonly errors: number; readonly warnings: number };
  'to-fix': { readonly fixable?: number | undefined };
  'to-read-more': { readonly isOnly?: boolean | undefined };
  'same-here': {  };
  'same-goes-for': { readonly lines: readonly (string | number)[]; readonly others: number; readonly more: number };
  'same-mistake-in': { readonly count: number; readonly isCut?: boolean | undefined; readonly shown: Shown };
  'block-tests': { readonly why: 'no-blocks' | 'mistakes-first'  }
    | { readonly why: 'unknown'; readonly name: Shown; readonly meant?: string | readonly string[] | undefined }
    | { readonly why: 'under-way'; readonly name: Shown; readonly number: Shown; readonly count: Shown }
    | { readonly why: 'timeout'; readonly given: Shown }
    | { readonly why: 'dialog'; readonly words: Shown }
    | { readonly why: 'done'; readonly blocks: number; readonly mistakes: number };
  'unsaved': { readonly why: 'changed' | 'protected' | 'held' | 'outside'; readonly file: Shown }
    | { readonly why: 'taken' | 'needs'; readonly file: Shown; readonly name: Shown }
    | { readonly why: 'failed'; readonly file: Shown; readonly reason: Shown };
  'overlay': { readonly why: 'count'; readonly mistakes: number; readonly warnings: number }
    | { readonly why: 'in-files'; readonly count: Shown; readonly files: number }
    | { readonly why: 'warnings'; readonly count: number }
    | { readonly why: 'to-appear' | 'only-warnings' | 'last-good' | 'elsewhere' | 'all-fixed' | 'fix' | 'open' | 'copy' | 'undo' | 'close' | 'hide' | 'last-fix' | 'lines' | 'to-copy' | 'copied' | 'not-copied' | 'unseen'  }
    | { readonly why: 'place'; readonly line: Shown; readonly column: Shown }
    | { readonly why: 'spot'; readonly file: Shown; readonly line: Shown }
    | { readonly why: 'no-answer'; readonly at?: Shown | undefined };
  'unseen': { readonly why: 'draft'; readonly part: Shown }
    | { readonly why: 'early' | 'over'; readonly part: Shown; readonly date: Shown };
  'editor': { readonly why: 'opened'; readonly place: Shown }
    | { readonly why: 'gone'; readonly file: Shown }
    | { readonly why: 'busy' | 'none'  }
    | { readonly why: 'failed'; readonly cause: Shown; readonly command: Shown; readonly place: Shown }
    | { readonly why: 'missing'; readonly program: Shown }
    | { readonly why: 'ended'; readonly code: Shown }
    | { readonly why: 'not-started'; readonly reason: Shown };
  'new-page': { readonly why: 'made'; readonly path: Shown; readonly route?: Shown | undefined }
    | { readonly why: 'mended' | 'in-english' | 'draft' | 'left'  }
    | { readonly why: 'to-see'; readonly start?: Shown | undefined; readonly address: Shown }
    | { readonly why: 'usual'; readonly name: Shown; readonly folder: Shown; readonly own: Shown }
    | { readonly why: 'unlisted'; readonly name: Shown }
    | { readonly why: 'listed'; readonly name: Shown; readonly lists: readonly string[]; readonly more: number }
    | { readonly why: 'unread-menu'; readonly check: Shown }
    | { readonly why: 'in-menu'; readonly line: Shown }
    | { readonly why: 'to-menu'; readonly under?: Shown | undefined; readonly lines: number; readonly below: Shown }
    | { readonly why: 'to-brackets'; readonly under?: Shown | undefined; readonly line: Shown }
    | { readonly why: 'planned'; readonly route: Shown; readonly line: Shown; readonly isOnly?: boolean | undefined }
    | { readonly why: 'others'; readonly count: Shown; readonly check: Shown; readonly others: number };
  'explain': { readonly why: 'is' | 'all'; readonly sort: string }
    | { readonly why: 'good-for' | 'also-called'; readonly names: Shown }
    | { readonly why: 'keys'  }
    | { readonly why: 'also-takes'; readonly names: Shown; readonly command: Shown }
    | { readonly why: 'places'; readonly places: Shown }
    | { readonly why: 'more'; readonly command: Shown }
    | { readonly why: 'called'; readonly asked: Shown; readonly names: string | readonly string[] }
    | { readonly why: 'absent'; readonly asked: Shown; readonly advice: Shown };
  'moved': { readonly why: 'mended' | 'draft' | 'lead' | 'dry-run'  }
    | { readonly why: 'pages'; readonly count: Shown; readonly from: Shown; readonly to: Shown }
    | { readonly why: 'leads'; readonly from: Shown; readonly to: Shown }
    | { readonly why: 'links'; readonly links: number; readonly files: number }
    | { readonly why: 'more'; readonly count: Shown };
  'fixes': { readonly why: 'fixed'; readonly code: Shown; readonly place: Shown; readonly name?: Shown | undefined }
    | { readonly why: 'undone' | 'undone-name' | 'changed'; readonly file: Shown }
    | { readonly why: 'gone' | 'forgotten' | 'refused' | 'busy'  };
  'usage': { readonly why: 'unknown-option'; readonly option: Shown; readonly meant?: Shown | undefined; readonly known: readonly (string | number)[] }
    | { readonly why: 'no-value'; readonly option: Shown; readonly given: Shown }
    | { readonly why: 'no-words' | 'no-folder' | 'no-file'; readonly option: Shown }
    | { readonly why: 'not-there'; readonly option: Shown; readonly what: 'folder' | 'file'; readonly given: Shown }
    | { readonly why: 'format'; readonly known: readonly string[]; readonly given: Shown }
    | { readonly why: 'port' | 'host' | 'local-ended' | 'not-packed'; readonly given: Shown }
    | { readonly why: 'at' | 'at-fix' | 'dry-run' | 'no-ended' | 'one-source' | 'one-state' | 'unbuildable' | 'two-addresses' | 'no-block' | 'no-kind' | 'kind-or-from' | 'md' | 'no-address' | 'one-page' | 'no-import' | 'no-site' | 'same-folder' | 'in-packages' | 'in-ours' | 'nothing-made' | 'mistaken-name'  }
    | { readonly why: 'no-topic'; readonly given: Shown; readonly meant?: Shown | undefined; readonly command: Shown }
    | { readonly why: 'unasked' | 'wrong-blocks' | 'own-file'; readonly file: Shown }
    | { readonly why: 'one-server'; readonly servers: readonly string[] }
    | { readonly why: 'block-name' | 'block-there' | 'block-of-ours'; readonly name: Shown }
    | { readonly why: 'lost-option'; readonly option: Shown; readonly command: Shown }
    | { readonly why: 'spaces' | 'one-site' | 'folder-is-file' | 'folder-taken'; readonly typed: Shown }
    | { readonly why: 'in-old' | 'no-texts' | 'in-other-site'; readonly folder: Shown }
    | { readonly why: 'no-language'; readonly given: Shown; readonly meant?: Shown | undefined }
    | { readonly why: 'no-choice'; readonly option: Shown; readonly given: Shown; readonly meant?: Shown | undefined; readonly known: readonly string[] }
    | { readonly why: 'not-asked'; readonly absent: readonly (string | number)[]; readonly folder: Shown }
    | { readonly why: 'unfinished'; readonly given?: Shown | undefined; readonly ways: readonly string[] }
    | { readonly why: 'no-command'; readonly given: Shown; readonly meant?: Shown | undefined; readonly help: Shown };
  'data': { readonly why: 'same' | 'only-form' | 'want' | 'written'; readonly file: Shown }
    | { readonly why: 'added' | 'removed' | 'changed' | 'moved'; readonly count: number }
    | { readonly why: 'not-written'  }
    | { readonly why: 'again'; readonly command: Shown; readonly kind: Shown; readonly address: Shown }
    | { readonly why: 'wrong'; readonly fix?: Shown | undefined };
  'released': { readonly why: 'left' | 'nothing' | 'keep'  }
    | { readonly why: 'added' | 'count'; readonly count: number }
    | { readonly why: 'more'; readonly count: Shown }
    | { readonly why: 'returned'; readonly address: Shown };
  'upgraded': { readonly why: 'newest'; readonly to: Shown }
    | { readonly why: 'way'; readonly from: Shown; readonly to: Shown }
    | { readonly why: 'agents'  }
    | { readonly why: 'did'; readonly does: Shown; readonly files: number }
    | { readonly why: 'changed'; readonly files: number }
    | { readonly why: 'not-written'; readonly files: number; readonly command: Shown };
  'new-site': { readonly why: 'installing'; readonly folder: Shown }
    | { readonly why: 'made'; readonly folder: Shown; readonly kind: Shown; readonly count: Shown; readonly pages: Shown; readonly typed: Shown; readonly command: Shown; readonly language?: Shown | undefined }
    | { readonly why: 'not-installed'; readonly typed: Shown };
  'imported': { readonly why: 'found'; readonly system: Shown; readonly pages: number; readonly pictures: number }
    | { readonly why: 'left'; readonly file: Shown }
    | { readonly why: 'group'; readonly count: Shown; readonly what: string }
    | { readonly why: 'one'; readonly what: string }
    | { readonly why: 'page' | 'entry'; readonly of: Shown }
    | { readonly why: 'not-written'; readonly command: Shown }
    | { readonly why: 'made'; readonly folder: Shown; readonly typed: Shown; readonly command: Shown };
  'for-editors': { readonly why: 'made-file' | 'made-kind' | 'kind-same' | 'kind-made' | 'kind-renewed' | 'blocks-same' | 'blocks-renewed'; readonly file: Shown }
    | { readonly why: 'no-page' | 'install'; readonly command: Shown }
    | { readonly why: 'see-block'; readonly command: Shown; readonly name: Shown }
    | { readonly why: 'fields-made' | 'fields-renewed' | 'blocks-made'; readonly file: Shown; readonly named?: Shown | undefined };
  'fixed-files': { readonly why: 'fixed'; readonly file: Shown; readonly count: number; readonly places: Shown; readonly more: number; readonly name?: Shown | undefined }
    | { readonly why: 'for-others'; readonly file: Shown }
    | { readonly why: 'dry-run'; readonly count: number; readonly files: number }
    | { readonly why: 'more' | 'nothing'  };
  'saving': { readonly why: 'changed-again' | 'written'; readonly file: Shown }
    | { readonly why: 'unwritable'; readonly file: Shown; readonly reason: Shown }
    | { readonly why: 'protected' | 'unchanged'  }
    | { readonly why: 'half-done'; readonly what: Shown }
    | { readonly why: 'report'; readonly count?: Shown | undefined; readonly file: Shown }
    | { readonly why: 'no-summary'; readonly reason: Shown }
    | { readonly why: 'ended'; readonly address: Shown };
  'built': { readonly pages: number; readonly seconds: Shown; readonly asBefore: number; readonly outcome: 'same' | 'live' | 'written'; readonly place: Shown };
  'browser': { readonly why: 'no-packages'; readonly purpose: 'pictures' | 'blocks'; readonly packages: readonly (string | number)[]; readonly install: Shown }
    | { readonly why: 'no-browser'; readonly purpose: 'pictures' | 'blocks' }
    | { readonly why: 'no-start'; readonly purpose: 'pictures' | 'blocks'; readonly reason: Shown };
  'pictures-of-pages': { readonly why: 'mistakes' | 'building'; readonly state: Shown }
    | { readonly why: 'unwritable'; readonly folder: Shown; readonly reason: Shown }
    | { readonly why: 'before'; readonly name: Shown; readonly hash: Shown }
    | { readonly why: 'after'; readonly name?: Shown | undefined; readonly hash: Shown }
    | { readonly why: 'no-page'  }
    | { readonly why: 'taken'; readonly written: number; readonly folder: Shown; readonly same: number; readonly left: number };
  'review': { readonly why: 'compared'; readonly isBase?: boolean | undefined; readonly hash: Shown; readonly name: Shown; readonly after?: Shown | undefined; readonly afterHash: Shown }
    | { readonly why: 'nothing' | 'heading' | 'blocks' | 'files' | 'published' | 'notes' | 'nothing-there' | 'yes' | 'no' | 'a-drawing'  }
    | { readonly why: 'in-all'; readonly pages?: Shown | undefined; readonly sorts?: Shown | undefined; readonly changes: number }
    | { readonly why: 'pages-that'; readonly count: number; readonly what: Shown }
    | { readonly why: 'more-changes' | 'more-passages' | 'addresses-added'; readonly count: number }
    | { readonly why: 'too-much'; readonly pages: number; readonly changes: number }
    | { readonly why: 'settings'; readonly what: 'changed' | 'added' | 'removed'; readonly file: Shown }
    | { readonly why: 'kind' | 'entries'; readonly what: 'changed' | 'added' | 'removed'; readonly name: Shown; readonly file: Shown }
    | { readonly why: 'page'; readonly what: 'changed' | 'added' | 'removed' | 'moved'; readonly route: Shown; readonly from: Shown }
    | { readonly why: 'entry-file'; readonly what: 'changed' | 'added' | 'removed' | 'moved'; readonly file: Shown }
    | { readonly why: 'titled'; readonly title?: Shown | undefined; readonly isDraft?: boolean | undefined }
    | { readonly why: 'leads-on' | 'other-file' | 'from-to'; readonly from: Shown; readonly to: Shown }
    | { readonly why: 'leads-nowhere' | 'ended-on-purpose'; readonly from: Shown }
    | { readonly why: 'unread'; readonly when: 'before' | 'after'; readonly reason?: SaidOf<'unread-files'> | undefined }
    | { readonly why: 'other-entries'; readonly file: Shown }
    | { readonly why: 'other-repository'; readonly path: Shown }
    | { readonly why: 'changed-to'; readonly subject: Shown; readonly before: Shown; readonly after: Shown }
    | { readonly why: 'was-added' | 'was-removed' | 'plainly'; readonly subject: Shown; readonly value: Shown }
    | { readonly why: 'was-moved'; readonly subject: Shown; readonly from?: SaidOf<'ordinal'> | undefined; readonly to?: SaidOf<'ordinal'> | undefined }
    | { readonly why: 'text-below' | 'drawing'; readonly subject: Shown }
    | { readonly why: 'before' | 'after' | 'added-passage' | 'removed-passage'; readonly value: Shown }
    | { readonly why: 'new-entry' | 'gone-entry'; readonly entry: Shown; readonly at?: SaidOf<'ordinal'> | undefined }
    | { readonly why: 'draft-now'; readonly isDraft?: boolean | undefined }
    | { readonly why: 'block-called'; readonly noun: Shown; readonly name: Shown }
    | { readonly why: 'block-at'; readonly at?: SaidOf<'ordinal'> | undefined; readonly noun: Shown }
    | { readonly why: 'its-texts'; readonly texts: Shown }
    | { readonly why: 'own-block'; readonly what: 'added' | 'removed' | 'changed'; readonly name: Shown; readonly files: Shown }
    | { readonly why: 'public-file'; readonly what: 'added' | 'moved' | 'removed' | 'changed'; readonly address: Shown; readonly size: Shown; readonly from: Shown; readonly users?: Shown | undefined; readonly isPicture?: boolean | undefined }
    | { readonly why: 'addresses-ended' | 'addresses-deleted'; readonly names: Shown }
    | { readonly why: 'listed'; readonly names: Shown; readonly more: number };
  'unread-files': 'mistakes' | 'partly' | 'large-file-storage' | 'no-file';
  'ordinal': { readonly value: number };
  'sorts': { readonly why: 'text' | 'price' | 'date' | 'hours' | 'link' | 'picture' | 'icon' | 'form' | 'theme' | 'setting' | 'block' | 'entry' | 'page' | 'file'; readonly count: number };
};

import { type Code, catalogue } from './catalogue.ts';

/** Why a mistake matters, in a sentence that holds for each time it is made. For the guide, and for services that list mistakes by kind. */
export const reasons = {
  // Files
  'missing-site': 'site.yaml holds the name and the address of the site; no page can be made without them.',
  'no-pages': 'A site without pages has nothing to show.',
  'no-home-page': 'Whoever types the address of the site arrives at the home page.',
  'not-a-folder': 'Pages are looked for in the folder pages/, pictures and downloads in the folder public/.',
  'dead-shortcut': 'The file behind a shortcut that leads nowhere would be missing from the site.',
  'unreadable-file': 'What cannot be read cannot be published.',
  'outside-link': 'A site must be whole in its own folder, and must not publish files from elsewhere on the computer.',
  'linked-folder':
    'The same pages and files would be published at two addresses, and links in a circle would never end.',
  'special-file': 'Reading it could take for ever, and what comes out of it is not a file.',
  'hidden-file':
    'Passwords, keys and the history of a site are kept in such files, and robots look for them on every site.',
  'private-file': 'Robots look for such files on every site, and find them within hours.',
  'active-file': 'A program on a page of yours can do and see whatever its visitor can.',
  'idle-permission': 'One day a file of that name could be published without anybody noticing.',
  'windows-name': 'Whoever works on the site with Windows could not open it.',
  'invisible-name': 'Nobody could type its address, and it can pretend to be another file.',
  'similar-name': 'On Windows and macOS one of the two files would overwrite the other.',
  'stray-file': 'It looks as if it were published, and it is not.',
  'yml-file': 'Only files that end in .yaml become pages, so the page would be missing.',
  'bad-file-name': 'The name of the file is part of the address that visitors type, copy and send.',
  'reserved-address': 'Two things cannot be served at one address.',
  'same-address': 'Visitors could see only one of the two pages.',
  'output-clash': 'One of the two files would overwrite the other.',
  'too-large': 'A page of that size would take visitors minutes to load.',
  'not-utf8': 'Accents and special characters would show as question marks or boxes.',
  'control-character': 'Browsers show such characters as boxes or not at all.',
  'old-line-ends': 'Nothing after the first word could be told apart.',
  'merge-conflict': 'Two versions of the page stand in the file, and only you know which is right.',
  'too-deep': 'No page needs it, so some bracket or indentation is not where it was meant to be.',
  'too-many-keys': 'No page needs as many, and editing such a file becomes slow and confusing.',
  'more-mistakes': 'A list that is too long to be read helps nobody, and one mistake is often the cause of others.',
  'empty-file': 'Each file in pages/ becomes a page, and this one would have nothing on it.',

  // YAML
  'tab-indent': 'In YAML the indentation says what belongs to what, and a tab has no fixed width.',
  'odd-space': 'They look like spaces, and YAML does not take them for indentation.',
  'yaml-version': 'Such lines speak to programs, and this one does not need them.',
  'template-tag': 'It would be shown to visitors as it stands.',
  'code-fence': 'Chats and Markdown put it around what is to be copied.',
  'second-document': 'Everything after the line would be lost.',
  'colon-in-text': 'A colon with a space after it ends a key, so YAML sees a second key inside the text.',
  'comma-in-text': 'What follows the comma would be lost.',
  'missing-comma': 'Without the comma nobody can tell where one entry ends and the next begins.',
  'extra-comma': 'An entry seems to be missing there.',
  'list-without-key': 'Without a key nobody knows what the list is for.',
  'missing-space': 'Without the space, key and value are one long word.',
  'missing-colon': 'Without the colon nobody can tell whether it names something or is a text.',
  'other-comment': 'It would be read as a part of the page.',
  'quote-in-quotes': 'The rest of the text would be lost.',
  'text-after-quote': 'The text after the quote would be lost.',
  'text-after-bracket': 'The text after the bracket would be lost.',
  'quote-braces': 'In YAML a brace begins a list of keys, so the text would not be read as one.',
  'special-start': 'YAML keeps this sign for itself, so the text could not be read.',
  'text-after-arrow': 'The words on this line would be lost.',
  'unclosed-quote': 'Everything after it would be part of the text.',
  'unclosed-bracket': 'Everything after it would be part of the list.',
  'extra-bracket': 'Either a bracket is missing before it, or it is one too many.',
  'bad-escape': 'The backslash and the letter after it would become something else.',
  'bad-indent': 'In YAML the indentation says what belongs to what.',
  'missing-dash': 'Without the dash it does not begin a new entry, and overwrites the entry above it.',
  'extra-dash': 'Each dash begins a new entry, so one entry would become several that are not complete.',
  'missing-indent': 'In YAML the indentation says which lines belong to the one above.',
  'list-on-line': 'YAML would read it as a text, or not at all.',
  'duplicate-key': 'Only one of the two would be shown.',
  'odd-key': 'No such key could ever be meant here.',
  alias: 'What was meant as emphasis would be replaced by something else, or by nothing.',
  anchor: 'The first word would vanish from the text.',
  tag: 'The word would vanish from the page.',
  'swallowed-line': 'What looks like an entry of its own is shown as part of the one before it.',
  'yaml-syntax': 'What cannot be understood cannot be shown.',
  'comment-in-text': 'Visitors would not see the rest of the sentence.',
  'comment-value': 'The value that is written there would not count.',
  'curly-quotes': 'Visitors would see the quotes; YAML knows straight ones only.',
  'forbidden-key': 'Such keys are used to attack programs.',

  // Shape
  'not-keys': 'Each text on a page has a key that says what it is, such as title.',
  'unknown-key': 'What stands under it would not be shown.',
  'missing-key': 'The page, or a part of it, cannot be shown without it.',
  'unnamed-pair': 'A key says what its value is; a text of yours in its place says nothing to us.',
  'other-entries': 'Each block shows other things, and would leave out what it does not know.',
  'missing-type': 'The type decides what the block looks like and which keys it has.',
  'unknown-block': 'Only the blocks there are can be shown.',
  'block-name-as-key': 'Only the line that begins with type: tells which block it is.',
  'wrong-kind': 'A list has entries, keys have values, and each place takes one of the two.',
  'text-not-list': 'One place on the page shows one text.',
  'not-text': 'Without quotes YAML takes it for a number or a yes, and changes it: 1.0 becomes 1.',
  'not-boolean': 'In YAML yes and no are ordinary words.',
  'not-a-number': 'The page is laid out with this number.',
  'not-a-choice': 'Only these choices have a look of their own.',
  'bad-format': 'Written in another way it would not work on the page.',
  'empty-value': 'An empty place on the page looks like an oversight.',
  'empty-text': 'An empty place on the page looks like an oversight.',
  'empty-list': 'There would be an empty space on the page.',
  'empty-item': 'There would be an empty space on the page.',
  'needs-key': 'It is shown together with the other one, or not at all.',
  'idle-key': 'It promises something that visitors would not see.',

  // Texts
  'unknown-placeholder': 'Visitors would see the braces.',
  'empty-placeholder': 'There would be a hole in the sentence.',
  'not-filled-in': 'Other texts are filled in from here, and would get the braces.',
  'unsupported-markdown': 'Visitors would see the signs themselves.',
  'long-text': 'Nobody reads a text of that length in one piece, and the layout is not made for it.',
  'long-title': 'People decide by the title whether to open the page, and would see half of it.',
  'shown-as-written':
    'Titles, labels and other short texts are shown letter by letter; only descriptions and answers know marks.',
  'filler-text': 'Visitors notice at once that the page is not finished.',

  // Addresses
  'bad-link': 'The link would lead nowhere.',
  'unsafe-link': 'Such links are used to deceive visitors or to run foreign programs in their browser.',
  'local-link': 'Visitors elsewhere would see an error, or land on a device of their own.',
  'broken-link': 'Visitors would land on the not-found page.',
  'draft-link': 'Drafts are not published, so visitors would land on the not-found page.',
  'broken-anchor': 'Visitors would land at the top of the page instead of the place they wanted.',
  'planned-link': 'Visitors land on the not-found page until the page is made.',
  'planned-exists': 'A list that is out of date hides links that are really broken.',
  'trailing-slash': 'A page has one address, so that search engines do not count it twice.',
  'redirect-address': 'The host treats both as the same address, so the redirect could never work or never end.',
  'redirect-from-page': 'Either the page or the redirect could never be reached.',
  'redirect-loop': 'The browser would go round in circles and give up.',
  'redirect-twice': 'Only one of the two could count.',

  // Pictures and icons
  'bad-image-address': 'Visitors would see a broken picture.',
  'missing-image': 'Visitors would see a broken picture.',
  'bad-image': 'Visitors would see a broken picture.',
  'missing-alt': 'People who cannot see the picture have only these words, and search engines too.',
  'unsafe-svg': 'Whoever opens the picture would run a program in their browser.',
  'bad-svg': 'Visitors would see a broken picture, or something else than was checked.',
  'unknown-icon': 'There would be a hole where the icon should be.',

  // Settings
  'duplicate-id': 'A link to it would always lead to the first of the two.',
  'reserved-id': 'A link to it would lead to another part of the page.',
  'duplicate-field': 'What visitors write into one of the two would be lost.',
  'reserved-field': 'What visitors write there would be lost, or the message could not be sent.',
  'form-without-email': 'Visitors would write a message that nobody gets.',
  'placeholder-key': 'Visitors would write a message that nobody gets.',
  'private-key': 'Strangers could send e-mails in your name.',
  'bad-url': 'Links in search results, social cards and messages are made of it.',
} satisfies Readonly<Record<Code, string>>;

/**
 * Why mistakes of a code matter.
 * @throws for a code that is not in the catalogue
 */
export function reasonFor(code: string): string {
  if (!isCode(code)) throw new RangeError(`There is no code "${code}".`);
  return reasons[code];
}

/** Whether there is a mistake of this name. */
export function isCode(code: string): code is Code {
  return Object.hasOwn(catalogue, code);
}

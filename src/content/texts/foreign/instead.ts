/** What shortcodes, components and tags of other systems are called, and what we have in their place. The first that fits counts. */
const purposes: readonly (readonly [names: string, instead: string])[] = [
  [
    'youtube vimeo video embed player iframe object map googlemap googlemaps openstreetmap audio soundcloud spotify',
    'For a video or a map, use an "embed" block.',
  ],
  [
    'figure img image picture photo caption nuxtimg',
    'For a picture, use the "image" of a block. In a long text, write ![what it shows](/pictures/hall.jpg).',
  ],
  ['gallery slideshow carousel slider lightbox', 'For pictures, use a "gallery" block.'],
  [
    'toc tableofcontents _toc_ contents',
    'Use a "long-text" block with the line "contents: true": it lists the headings.',
  ],
  ['button btn cta buttons', 'For a button, use the "actions" of a block.'],
  [
    'note notice tip warning info alert callout admonition hint danger caution important success',
    'For a note in a long text, write a line > [!NOTE] and the words below it, each line after a >.',
  ],
  [
    'form contact-form-7 contact-form wpforms ninja_form gravityform input textarea select',
    'For a form, use a "contact-form" block.',
  ],
  ['newsletter subscribe mc4wp_form', 'Use a "newsletter" block.'],
  ['tabs tab tabitem', 'Use a "tabs" block.'],
  ['details summary accordion collapse expand faq spoiler toggle', 'For words to open, use a "faq" block.'],
  ['ref relref link a url post_url nuxtlink', 'For a link, write [the words](/address).'],
  ['gist highlight code pre codeblock', 'For code in a long text, write it between two lines of three backticks.'],
  ['table thead tbody tr td th', 'For a table, use a "table" block.'],
  ['ul ol li', 'For a list in a long text, start each line with "- ".'],
  ['h1 h2 h3 h4 h5 h6', 'For a heading in a long text, write ## and a space before the words.'],
  ['blockquote quote', 'For a quote, use a "quote" block. In a long text, start the line with "> ".'],
  ['icon fa svg', 'For an icon, use the "icon" of a block.'],
  ['script style', "Delete it: a page can't have scripts or styles of its own."],
  ['include import partial render import', "Copy the words here: a text can't take in another file."],
];

/** What to use instead of something of another system; undefined where we have nothing of the kind. @param name of it */
export function insteadOf(name: string): string | undefined {
  const wanted = name.toLowerCase();
  return purposes.find(([names]) => names.split(' ').includes(wanted))?.[1];
}

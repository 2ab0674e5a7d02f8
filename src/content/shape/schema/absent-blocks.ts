/**
 * What other builders have and we don't: their names for it in the singular -> what to do here. What is only called otherwise here
 * stands in the `$comment` of the block's schema. The first that fits counts.
 */
const absent: readonly (readonly [names: string, advice: string])[] = [
  [
    'about about-me about-page about-section bio biography story our-story mission who-are',
    'Use "media-text" for a text beside a picture, or "rich-text" for a text alone.',
  ],
  [
    'text-image image-text text-with-image image-with-text text-and-image image-and-text text-picture picture-text text-photo photo-text',
    'Use "media-text": a text beside a picture.',
  ],
  [
    'price-table pricing-table plan-table',
    'Use "pricing" for plans next to each other, "comparison" for a table that compares them line by line, or "price-list" for things and what they cost.',
  ],
  ['portfolio', 'Use "gallery" for pictures alone, or "card-grid" for cards with an "image" and a text.'],
  ['hero-video video-hero', 'Use "embed" for a video, below a "hero" with a picture.'],
  [
    'audio podcast music soundcloud spotify',
    'Sound can\'t be played on a page yet. Use "media-text" with a button under "actions" that leads to it.',
  ],
  [
    'slider carousel slideshow swiper image-slider hero-slider',
    'Nothing slides here. Use "gallery" to show all pictures at once, or "hero" for one large picture.',
  ],
  [
    'product shop store cart catalog catalogue woocommerce',
    'There\'s no shop. Use "card-grid" with one entry per product, and an "href" that leads to where it can be bought.',
  ],
  [
    'column row grid container section wrapper layout flex two-column three-column box group',
    'Use "card-grid" for things next to each other ("columns" says how many), or "media-text" for a text beside a picture.',
  ],
  [
    'divider spacer separator hr space gap line break spacing',
    'It isn\'t needed: blocks keep their distance. To set one apart, give it another "background".',
  ],
  [
    'html raw-html custom-html raw',
    'HTML can\'t be used here. Use "rich-text", whose text can have **bold**, *italic* and [links](/contact).',
  ],
  [
    'code code-block snippet pre highlight',
    'Use "long-text": in its "body", code stands between two lines of three backticks.',
  ],
  [
    'iframe script widget shortcode plugin',
    'Use "embed" for a video of YouTube or Vimeo, or a map of OpenStreetMap or Google Maps. For other sites, use "cta" with a button that leads there.',
  ],
  [
    'calendar booking appointment reservation schedule agenda calendly',
    'There\'s no calendar yet. Use "webinar-list" for dates, or "cta" with a button that leads to your booking page.',
  ],
  ['contact-info contact-detail', 'Use "rich-text". Phone, e-mail and address go under "contact" in site.yaml.'],
  [
    'nav navigation navbar topbar header-menu main-menu mainmenu',
    'The menu is the same on every page: it goes under "nav" in site.yaml.',
  ],
  [
    'menu',
    'For food and drink, use "price-list" with a group per course. The menu of the site goes under "nav" in site.yaml.',
  ],
  ['rate-card price-card menu-card drink-card', 'Use "price-list": things and what they cost, line by line.'],
  ['footer copyright', 'The footer is the same on every page: it goes under "footer" in site.yaml.'],
  [
    'social social-link social-icon social-media profile',
    'Your profiles go under "contact" in site.yaml, as "profiles". The footer shows them.',
  ],
  ['list bullet bullet-list bullet-point checklist ul', 'Use "card-grid" with the lines of the list under "points".'],
  [
    'warning note popup modal cookie',
    'Use "announcement" for a bar that visitors can put away, or "cta" with another "background".',
  ],
  ['job career vacancy opening', 'Use "card-grid" with one entry per job, or "link-list" for links to them.'],
  ['search login comment chat share breadcrumb pagination countdown poll quiz', "There's nothing like it yet."],
];

/**
 * What to do here instead of a block that other builders have; undefined if no such block is known.
 *
 * @param name the words in it, in the singular and joined by hyphens: the whole name, or one word of it
 */
export function adviceFor(name: string): string | undefined {
  return absent.find(([names]) => names.split(' ').includes(name))?.[1];
}

/** All that is advised, so that a test can hold it against the schemas. */
export const allAdvice: readonly string[] = absent.map(([, advice]) => advice);

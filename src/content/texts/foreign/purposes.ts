import type { Purpose } from '../../../diagnostics/messages/told.ts';

/** What shortcodes, components and tags of other systems are called, and what they are for. The first that fits counts. */
const purposes: readonly (readonly [purpose: Purpose, names: string])[] = [
  [
    'video',
    'youtube vimeo video embed player iframe object map googlemap googlemaps openstreetmap audio soundcloud spotify',
  ],
  ['picture', 'figure img image picture photo caption nuxtimg'],
  ['gallery', 'gallery slideshow carousel slider lightbox'],
  ['contents', 'toc tableofcontents _toc_ contents'],
  ['button', 'button btn cta buttons'],
  ['note', 'note notice tip warning info alert callout admonition hint danger caution important success'],
  ['form', 'form contact-form-7 contact-form wpforms ninja_form gravityform input textarea select'],
  ['newsletter', 'newsletter subscribe mc4wp_form'],
  ['tabs', 'tabs tab tabitem'],
  ['faq', 'details summary accordion collapse expand faq spoiler toggle'],
  ['link', 'ref relref link a url post_url nuxtlink'],
  ['code', 'gist highlight code pre codeblock kbd samp'],
  ['table', 'table thead tbody tr td th'],
  ['list', 'ul ol li'],
  ['heading', 'h1 h2 h3 h4 h5 h6'],
  ['quote', 'blockquote quote'],
  ['icon', 'icon fa svg'],
  ['script', 'script style'],
  ['include', 'include import partial render import'],
];

/** What something of another system is for; undefined where we have nothing of the kind. @param name of it */
export function purposeOf(name: string): Purpose | undefined {
  const wanted = name.toLowerCase();
  return purposes.find(([, names]) => names.split(' ').includes(wanted))?.[0];
}

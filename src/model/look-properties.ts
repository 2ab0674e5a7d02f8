/*
 * The CSS custom properties of a look whose names stay: blocks of a site's own read them, and site.yaml sets some (`theme.properties`). Which
 * token each one is: `src/app/theme/theme.ts`.
 */

/** What site.yaml can set, and what that takes. */
export const settable = {
  '--look-display-size': { takes: 'textSize', of: 'The size of the titles of centred heroes.' },
  '--look-title-size': { takes: 'textSize', of: 'The size of the other titles that pages begin with.' },
  '--look-heading-size': { takes: 'textSize', of: 'The size of the headings of blocks.' },
  '--look-text-size': { takes: 'textSize', of: 'The size of ordinary text.' },
  '--look-title-weight': { takes: 'weight', of: 'How heavy titles and headings are: 100 to 900.' },
  '--look-button-radius': { takes: 'length', of: 'How round the corners of buttons are.' },
  '--look-card-radius': { takes: 'length', of: 'How round the corners of cards are.' },
  '--look-field-radius': { takes: 'length', of: 'How round the corners of the fields of forms are.' },
  '--look-section-space': { takes: 'length', of: 'The space above and below what is in a block.' },
  '--look-card-space': { takes: 'length', of: 'The space inside cards.' },
  '--look-card-gap': { takes: 'length', of: 'The space between cards.' },
  '--look-page-width': { takes: 'width', of: 'How wide what is on a page gets.' },
  '--look-text-width': { takes: 'width', of: 'How wide long texts get.' },
  '--look-card-shadow': { takes: 'shadow', of: 'The shadow of cards, or none.' },
} as const;

/** What blocks can read besides, and the key of `theme` that it is made of. */
export const readable = {
  '--look-text-color': { from: 'neutral', of: 'Text.' },
  '--look-muted-color': { from: 'neutral', of: 'Text that matters less.' },
  '--look-ground-color': { from: 'neutral', of: 'What the text is on.' },
  '--look-subtle-color': { from: 'neutral', of: 'A ground that is a little darker, or lighter in dark mode.' },
  '--look-panel-color': { from: 'neutral', of: 'The ground of cards.' },
  '--look-line-color': { from: 'neutral', of: 'Hairlines.' },
  '--look-brand-color': { from: 'brand', of: 'The ground of buttons.' },
  '--look-on-brand-color': { from: 'brand', of: 'Text on that ground.' },
  '--look-link-color': { from: 'brand', of: 'Links, and text in the brand colour.' },
  '--look-tint-color': { from: 'brand', of: 'A light ground with a trace of the brand colour, dark in dark mode.' },
  '--look-accent-color': { from: 'accent', of: 'Small marks. Text of this colour may be hard to read.' },
  '--look-text-font': { from: 'fonts', of: 'The font of texts.' },
  '--look-heading-font': { from: 'fonts', of: 'The font of titles.' },
} as const;

export type SettableName = keyof typeof settable;
export type LookPropertyName = SettableName | keyof typeof readable;
export type PropertyValue = (typeof settable)[SettableName]['takes'];

/** A property that a site has for its own blocks. */
export type OwnPropertyName = `--site-${string}`;

/** What names of such properties can be: as CSS has them, and so long that nobody needs more. */
export const ownPropertyName = /^--site-[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** How long a name or value can be, and how many properties a site can have of its own. All of them are in a file that visitors load. */
export const LONGEST_PROPERTY = 200;
export const MOST_OWN_PROPERTIES = 50;

export const isSettable = (name: string): name is SettableName => Object.hasOwn(settable, name);
export const isReadable = (name: string): name is keyof typeof readable => Object.hasOwn(readable, name);
export const isOwnProperty = (name: string): name is OwnPropertyName => ownPropertyName.test(name);

/** All properties of a look. */
export const lookPropertyNames: readonly string[] = [...Object.keys(settable), ...Object.keys(readable)];

import type { SiteFrame, Words } from './generated/resolved.ts';
import type { Icon } from './media.ts';
import type { Ornament, Theme } from './theme.ts';

/** What all pages of a site share, as the page around the blocks needs it. */
export type Frame = {
  readonly site: SharedSite;
  /**
   * What visitors read besides the texts of pages, site.yaml's or English. What only some blocks say comes with their place
   * instead: blocks read both by `useWords`.
   */
  readonly words: Words;
  /** BCP 47, for `<html lang>`. */
  readonly language: string;
  /** Path the site is served under: `/`, or `/site/`. */
  readonly base: string;
  readonly mode: ColorMode;
  /** From which width of screen on (`breakpoints` of the theme) the menu is a row in the bar: it has room there beside the name. */
  readonly menuFrom: MenuFrom;
  readonly profileMarks?: readonly ProfileMark[];
  readonly ornament: Ornament;
  /** Where the blocks of its own are that the site has, by type; absent where it has none. */
  readonly own?: OwnAddresses;
  /** What the site looks like. Not in a browser, which finds all of it in the style of its page. */
  readonly theme?: Theme;
};

/** The addresses of the modules of blocks, by type. */
export type OwnAddresses = Readonly<Record<string, string>>;

/** What of site.yaml every visitor gets: what the page around the blocks, and blocks, show of it. A new key isn't among it by itself. */
export type SharedSite = Pick<
  SiteFrame,
  'name' | 'logo' | 'logoDark' | 'showName' | 'contact' | 'nav' | 'footer' | 'email' | 'forms'
> & { readonly notFound?: Pick<NonNullable<SiteFrame['notFound']>, 'actions'> };

/** The frame with all that site.yaml says, for whoever makes files of it. */
export type WholeFrame = Frame & {
  readonly site: SiteFrame;
  /** Who makes the site and where they are, for search engines: JSON-LD of its home page. */
  readonly organization?: object;
};

/** The colour mode a first-time visitor sees: the device's own (`system`) or a fixed one. */
export type ColorMode = 'system' | 'light' | 'dark';

/** `none`: the menu is a sheet on every screen. */
export type MenuFrom = 'xl' | '2xl' | 'none';

/** How a profile is shown. `name` is that of its service, where its label doesn't say it. */
export type ProfileMark = { readonly icon: Icon; readonly name?: string };

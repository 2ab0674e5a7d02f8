import { createHash } from 'node:crypto';

export type Sources = {
  /** Origins of pictures, sorted: `https://images.unsplash.com`. */
  readonly images: readonly string[];
  /** Origins of parts of other sites that visitors can ask for, sorted; absent where there are none. */
  readonly frames?: readonly string[];
  /** The origins that programs of the site's own send to, sorted; absent where there are none. */
  readonly sends?: readonly string[];
  /** The origins that forms are sent to, sorted; none on a site without a form. */
  readonly forms: readonly string[];
};

/** How a policy names a text that may stand in a page: `'sha256-...'`. */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Emotion puts an empty `<style>` into the page and adds rules to it by script, which a policy does not look at. */
const emptyStyle = hashSource('');

/** Hosts read lines of up to 2 000 characters; the rest of the policy needs less than 550 of them. Forms are in it twice, and frames of all four sites take 150. */
const imagesLimit = 1000;
const formsLimit = 140;

/** Origins as a policy names them: if there are too many for one line, as all there are. */
function listed(origins: readonly string[], limit: number): string {
  const list = origins.join(' ');
  return list.length > limit ? 'https:' : list;
}

type Directive = readonly [name: string, ...sources: readonly string[]];

function written(directives: readonly Directive[]): string {
  return directives.map((parts) => parts.filter((part) => part !== '').join(' ')).join('; ');
}

function directives(
  { images, frames = [], sends = [], forms }: Sources,
  script: string,
  styles: readonly string[],
): Directive[] {
  const self = "'self'";
  return [
    ['default-src', "'none'"],
    ['script-src', self, hashSource(script)],
    ['style-src', self, ...styles],
    ['img-src', self, listed(images, imagesLimit)],
    ['font-src', self],
    ['manifest-src', self],
    // Nothing of another site is loaded before a visitor asks for it; then it runs in a frame of its own.
    ...(frames.length === 0 ? [] : [['frame-src', ...frames] satisfies Directive]),
    ['connect-src', self, listed([...new Set([...forms, ...sends])], formsLimit)],
    // The preview leads forms to itself.
    forms.length === 0 ? ['form-action', "'none'"] : ['form-action', self, listed(forms, formsLimit)],
    ['base-uri', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
  ];
}

/**
 * The policy a page carries itself, so that it holds on every host: nothing runs but the boot script and the app, nothing
 * is styled but by the page's own style.
 * @param script the text of its inline script
 * @param style the text of its inline style
 */
export function pagePolicy(sources: Sources, script: string, style: string): string {
  return written(directives(sources, script, [hashSource(style), emptyStyle]));
}

/**
 * The policy that servers send with every file. It is the same for all pages of a site, so inline styles are left to the
 * policy in each page (browsers obey both). What only a header can say is here, and what is no page of ours (a drawing
 * opened on its own) is held by this one alone.
 */
export function sitePolicy(sources: Sources, script: string): string {
  return written([
    ...directives(sources, script, ["'unsafe-inline'"]),
    // A film in `public/` that is opened by a link: the browser makes a page for it, which has this policy.
    ['media-src', "'self'"],
    ['frame-ancestors', "'none'"],
  ]);
}

/** The policy of a page that has neither script nor style, such as one that only leads on. */
export const barePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'";

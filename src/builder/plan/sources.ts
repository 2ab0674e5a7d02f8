import { sendsMail } from '../../content/check/form-email.ts';
import { isHostName } from '../../content/check/hosts.ts';
import type { SitePage, SitePlan } from '../../model/plan.ts';
import type { Sources } from '../../outputs/headers/policy.ts';

const emailJs = 'https://api.emailjs.com';

/** The origins of the pictures in a part of a plan. A picture is what has a `src` and an `alt`: see `model/media.ts`. */
function pictureOrigins(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('src' in value && 'alt' in value) addOrigin(value.src, found);
  for (const inner of Object.values(value)) pictureOrigins(inner, found);
}

function addOrigin(address: unknown, found: Set<string>): void {
  // A picture's smaller versions (`srcSet`) come from the same host.
  if (typeof address !== 'string' || !address.startsWith('https://')) return;
  const { hostname, origin } = new URL(address);
  // The check refuses others. In a policy they would do harm, so this doesn't rely on it.
  if (isHostName(hostname)) found.add(origin);
}

/** The origins of the pictures of a page. */
export function picturesOf(page: SitePage): readonly string[] {
  if (page.notes !== undefined) return page.notes.pictures;
  const found = new Set<string>();
  pictureOrigins(page.screen, found);
  return [...found];
}

/** The origins of the frames in a part of a plan. Only what is of the kind `embed` has a `frame` and a `service`. */
function frameOrigins(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('frame' in value && 'service' in value) addOrigin(value.frame, found);
  for (const inner of Object.values(value)) frameOrigins(inner, found);
}

/** The origins of what a page shows of other sites. */
export function framesOf(page: SitePage): readonly string[] {
  if (page.notes !== undefined) return page.notes.frames;
  const found = new Set<string>();
  if (page.screen.kind === 'page') for (const { block } of page.screen.blocks) frameOrigins(block, found);
  return [...found];
}

/** Whether a page has a form. */
export function sendsMailOn(page: SitePage): boolean {
  if (page.notes !== undefined) return page.notes.sendsMail;
  const { screen } = page;
  return screen.kind === 'page' && screen.blocks.some(({ block }) => sendsMail(block.type));
}

/**
 * What all pages of a site together use. One answer for all of them: the app changes pages without loading documents, so
 * the policy of the page a visitor comes to first is the policy of all that follow.
 */
export function sourcesOf({ pages, frame }: SitePlan): Sources {
  const images = new Set(pages.flatMap(picturesOf));
  const frames = [...new Set(pages.flatMap(framesOf))].sort();
  const { logo, icon, email } = frame.site;
  addOrigin(logo, images);
  addOrigin(icon, images);
  const account = pages.some(sendsMailOn) ? email : undefined;
  const mail = account === undefined ? {} : { mail: new URL(account.origin ?? emailJs).origin };
  return { images: [...images].sort(), ...(frames.length === 0 ? {} : { frames }), ...mail };
}

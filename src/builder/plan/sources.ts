import { sendsMail } from '../../content/check/rules/forms.ts';
import type { Block, SiteFrame } from '../../model/generated/resolved.ts';
import type { PageNotes, PageRecord, Screen, SiteOverview } from '../../model/plan.ts';
import type { Sources } from '../../outputs/headers/policy.ts';
import { isHostName } from '../../schema/formats/hosts.ts';

const emailJs = 'https://api.emailjs.com';

/** A page whose screen has been looked at, or that is looked at now. */
type Noted = PageRecord & { readonly screen?: Screen };

type Origins = Pick<PageNotes, 'pictures' | 'frames'>;

type OriginSets = { readonly [K in keyof Origins]: Set<string> };

/** A picture has a `src` and an `alt` (`model/media.ts`), and only what is of the kind `embed` has a `frame` and a `service`. */
function addOrigins(value: unknown, found: OriginSets): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) {
    if ('src' in value && 'alt' in value) addOrigin(value.src, found.pictures);
    if ('frame' in value && 'service' in value) addOrigin(value.frame, found.frames);
  }
  for (const inner of Object.values(value)) addOrigins(inner, found);
}

function addOrigin(address: unknown, found: Set<string>): void {
  // A picture's smaller versions (`srcSet`) come from the same host.
  if (typeof address !== 'string' || !address.startsWith('https://')) return;
  const { hostname, origin } = new URL(address);
  // The check refuses others. In a policy they would do harm, so this doesn't rely on it.
  if (isHostName(hostname)) found.add(origin);
}

export function originsOf({ notes, screen }: Noted): Origins {
  if (notes !== undefined) return notes;
  const found: OriginSets = { pictures: new Set(), frames: new Set() };
  addOrigins(screen, found);
  return { pictures: [...found.pictures], frames: [...found.frames] };
}

const usual = 'usual';

function ownActionOf(block: Block): string | undefined {
  const action = 'action' in block ? block.action : undefined;
  return sendsMail(block.type) && typeof action === 'string' ? action : undefined;
}

/** Where the forms of a page are sent: their own addresses, each once, and `usual` for the way that all others of the site share. */
export function formsOf(page: Noted): readonly string[] {
  if (page.notes !== undefined) return page.notes.forms;
  const { screen } = page;
  if (screen?.kind !== 'page') return [];
  const forms = screen.blocks.flatMap(({ block }) => (sendsMail(block.type) ? (ownActionOf(block) ?? usual) : []));
  return [...new Set(forms)].sort();
}

function formOrigins(pages: readonly Noted[], { email, forms }: SiteFrame): readonly string[] {
  const found = new Set<string>();
  for (const way of new Set(pages.flatMap(formsOf))) {
    if (way !== usual) addOrigin(way, found);
    else if (forms !== undefined) addOrigin(forms.action, found);
    // Unlike other addresses, it may be on the computer of whoever tries the protocol out.
    else if (email !== undefined) found.add(new URL(email.origin ?? emailJs).origin);
  }
  return [...found].sort();
}

/** One answer for all pages: the app changes pages without loading documents, so the policy of the first holds for all that follow. */
export function sourcesOf({ pages, frame }: Pick<SiteOverview, 'pages' | 'frame'>): Sources {
  const origins = pages.map(originsOf);
  const images = new Set(origins.flatMap(({ pictures }) => pictures));
  const frames = [...new Set(origins.flatMap((each) => each.frames))].sort();
  const { logo, icon } = frame.site;
  addOrigin(logo, images);
  addOrigin(icon, images);
  const forms = formOrigins(pages, frame.site);
  const sends = new Set<string>();
  for (const script of frame.site.scripts ?? []) addOrigin(script.sends, sends);
  return {
    images: [...images].sort(),
    ...(frames.length === 0 ? {} : { frames }),
    ...(sends.size === 0 ? {} : { sends: [...sends].sort() }),
    forms,
  };
}

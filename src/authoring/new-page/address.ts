import { charactersIn } from '../../content/files/names.ts';
import { windowsProblem } from '../../disk/portable.ts';
import { decoded, withoutQuery } from '../../model/address.ts';
import { type PageEnding, pageEndingOf } from '../../model/page-file.ts';
import { reservedSegment } from '../../schema/formats/route.ts';
import { simpleWords } from '../../values/address-words.ts';
import { refuse } from '../refused.ts';
import type { Surroundings } from './surroundings.ts';

/** The address of a page, as somebody typed it. */
export type Address = {
  /** `/services/quantum`. */
  readonly route: string;
  /** Whether the file was asked for as `index.yaml` in a folder. */
  readonly isIndex: boolean;
  /** How the file ends that was asked for; undefined if only its address was. */
  readonly ending: PageEnding | undefined;
  /** Whether letters had to be changed to make an address of it. */
  readonly isMended: boolean;
  /** What was typed for the page itself, without the pages above it: `Über uns`. Empty for the home page. */
  readonly words: string;
};

const EXAMPLE = 'services/quantum';

/**
 * Understands an address however it is written: with or without slashes at its ends, as a file in pages/, as it stands
 * in the browser, with capital letters and spaces, in any script.
 * @throws Refused where it can't be one
 */
export function addressOf(typed: string, { base, language }: Pick<Surroundings, 'base' | 'language'>): Address {
  const path = pathIn(typed.trim(), base);
  if (/^[a-z]:/i.test(path)) return refuse({ why: 'local-path', typed, example: EXAMPLE });
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.');
  if (segments.includes('..')) return refuse({ why: 'dots', example: EXAMPLE });
  const isIndex = segments.at(-1)?.toLowerCase() === 'index';
  while (segments.at(-1)?.toLowerCase() === 'index') segments.pop();
  const good = segments.map((segment) =>
    charactersIn(segment) === undefined ? segment : simpleWords(segment, language),
  );
  const lost = segments[good.indexOf(undefined)];
  if (lost !== undefined) return refuse({ why: 'lost-letters', lost, example: EXAMPLE });
  const route = `/${good.join('/')}`;
  const reserved = reservedSegment(route);
  if (reserved !== undefined) return refuse({ why: 'reserved', name: reserved });
  const onWindows = windowsProblem(route);
  if (onWindows !== undefined) return refuse({ why: 'windows-name', name: onWindows.name });
  const ending = pageEndingOf(typed.trim().toLowerCase());
  return { route, isIndex, ending, isMended: route !== `/${segments.join('/')}`, words: segments.at(-1) ?? '' };
}

/** What of the typed is the address itself: no origin, no pages/, no ending, nothing after ? or #. */
function pathIn(typed: string, base: string): string {
  if (/^https?:\/\//i.test(typed)) return withoutEnding(fromBrowser(typed, base));
  const path = withoutQuery(typed.replaceAll('\\', '/'));
  const inPages =
    pageEndingOf(path.toLowerCase()) !== undefined
      ? path.replace(/^(?:.*\/)?pages\//i, '')
      : path.replace(/^(?:\.\/)?pages\//, '');
  return withoutEnding(inPages);
}

const withoutEnding = (path: string): string => path.replace(/\.(?:ya?ml|json|md|markdown|html?)$/i, '');

function fromBrowser(typed: string, base: string): string {
  if (!URL.canParse(typed)) return typed;
  const { pathname } = new URL(typed);
  return decoded(pathname.startsWith(base) ? pathname.slice(base.length) : pathname);
}

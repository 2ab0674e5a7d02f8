import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Frame } from '../../model/frame.ts';
import type { Words } from '../../model/generated/resolved.ts';
import type { BlockPlace } from '../../model/plan.ts';
import type { ProseNode } from '../../model/prose.ts';
import type { Inline } from '../../model/text.ts';
import type { Css } from './styles.ts';

/** What only some blocks have, loaded for these. */
export type BlockParts = {
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  readonly passage?: ComponentType<PassagePartsProps> | undefined;
};

export type PassagePartsProps = {
  readonly of: readonly ProseNode[];
  readonly inItem: boolean | undefined;
  readonly css: Css | undefined;
};

export const PartsContext = createContext<BlockParts>({});

export const useParts = (): BlockParts => useContext(PartsContext);

/** What visitors choose from the list of this block by: to be shown above it. */
export const useAbove = (): ReactNode => useParts().above;

/** Marks the element around the items of a list that visitors choose from. @param at which of the items are in it, unless all are, in their order */
export function useListMark(at?: readonly number[]): { readonly 'data-list': string | undefined } {
  return { 'data-list': usePlace().filters && (at?.join(' ') ?? '') };
}

/** Tells a part of a block how many of its like come before it: 0 for what is in none. */
export const NthContext = createContext(0);

export const PlaceContext = createContext<BlockPlace | undefined>(undefined);

/** Where this block stands on its page. @throws Error outside a block */
export function usePlace(): BlockPlace {
  const place = useContext(PlaceContext);
  if (place === undefined) throw new Error('usePlace is for blocks.');
  return place;
}

export const FrameContext = createContext<Frame | undefined>(undefined);

/** What all pages of the site share. @throws Error outside a site */
export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (frame === undefined) throw new Error('There is no site.');
  return frame;
}

/** The address of the page that is shown, without the base: `/services/cloud`. */
export const RouteContext = createContext('');

export const useRoute = (): string => useContext(RouteContext);

/** What visitors read besides the texts of pages, in the site's language. Names in braces go in by `fillIn`. @throws Error outside a site */
export function useWords(): Words {
  const { words } = useFrame();
  const own = useContext(PlaceContext)?.words;
  // Each block brings what it says, and a test makes sure that nothing is missing. The others are not copied: long texts ask for each heading.
  return own === undefined ? words : Object.assign(Object.create(words), own);
}

/** Puts values in the place of the names in braces: `Footnote {number}`. */
export function fillIn(words: string, values: Readonly<Record<string, string | number>>): string {
  return words.replace(/\{(\w+)\}/g, (written, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : written,
  );
}

export type LongPieceProps = { readonly of: Exclude<Inline, string> };

/** Says that what is inside is a long text, which styles its links itself, and gives the component for the pieces that only long texts have. */
export const LongContext = createContext<ComponentType<LongPieceProps> | undefined>(undefined);

import { type ComponentType, createContext, useContext } from 'react';
import type { Inline } from '../../model/text.ts';

/** The props of what shows a piece that only long texts have. */
export type LongPieceProps = { readonly of: Exclude<Inline, string> };

const LongContext = createContext<ComponentType<LongPieceProps> | undefined>(undefined);

/** Says that what is inside is a long text, which styles its links itself, and gives the component for the pieces that only long texts have. */
export const LongProvider = LongContext.Provider;

/** What shows a piece that only long texts have; undefined outside of one. */
export const useLongPiece = (): ComponentType<LongPieceProps> | undefined => useContext(LongContext);

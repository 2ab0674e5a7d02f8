import { type ComponentType, createContext, useContext } from 'react';
import type { Inline } from '../../model/text.ts';

/** What shows a piece that only long texts have takes. */
export type LongPieceProps = { readonly of: Exclude<Inline, string> };

const LongContext = createContext<ComponentType<LongPieceProps> | undefined>(undefined);

/** Says that what is inside is a long text, whose links look as it says, and gives what shows the pieces that only these have. */
export const LongProvider = LongContext.Provider;

/** What shows a piece that only long texts have; undefined outside of one. */
export const useLongPiece = (): ComponentType<LongPieceProps> | undefined => useContext(LongContext);

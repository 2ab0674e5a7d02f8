import type { ReactElement, ReactNode } from 'react';
import type { NoteKind } from '../../model/prose.ts';
import { IconView } from '../shared/IconView.tsx';
import { noteIcons } from './icons.ts';

const names: Readonly<Record<NoteKind, string>> = {
  note: 'Note',
  tip: 'Tip',
  important: 'Important',
  warning: 'Warning',
  caution: 'Caution',
};

type NoteBoxProps = { readonly note: NoteKind; readonly children: ReactNode };

/** A note beside the text. What it is stands in words, too. */
export function NoteBox({ note, children }: NoteBoxProps): ReactElement {
  return (
    <aside role="note" data-note={note}>
      <p>
        <IconView of={noteIcons[note]} />
        {names[note]}
      </p>
      <div>{children}</div>
    </aside>
  );
}

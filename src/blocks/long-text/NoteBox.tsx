import type { ReactElement, ReactNode } from 'react';
import type { NoteKind } from '../../model/prose.ts';
import { useWords } from '../shared/context.tsx';
import { IconView } from '../shared/IconView.tsx';
import { noteIcons } from './icons.ts';

type NoteBoxProps = { readonly note: NoteKind; readonly children: ReactNode };

/** A note beside the text. What it is stands in words, too. */
export function NoteBox({ note, children }: NoteBoxProps): ReactElement {
  const words = useWords();
  return (
    <aside role="note" data-note={note}>
      <p>
        <IconView of={noteIcons[note]} />
        {words[note]}
      </p>
      <div>{children}</div>
    </aside>
  );
}

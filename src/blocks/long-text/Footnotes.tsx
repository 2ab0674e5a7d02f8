import type { ReactElement, ReactNode } from 'react';
import type { Footnote, ProseNode } from '../../model/prose.ts';
import { useWords } from '../shared/context.tsx';
import { fillIn } from '../shared/fill-in.ts';
import { IconView } from '../shared/IconView.tsx';
import { icons } from './generated/icons.ts';

function Back({ to, number, at }: { readonly to: string; readonly number: number; readonly at: number }): ReactElement {
  const { backToText, backToPlace } = useWords();
  const label = fillIn(at === 0 ? backToText : backToPlace, { number, place: at + 1 });
  return (
    <a href={`#${to}`} role="doc-backlink" aria-label={label} data-screen-only="">
      <IconView of={icons.back} />
    </a>
  );
}

type FootnotesProps = {
  readonly of: readonly Footnote[];
  /** Places the parts of a footnote. */
  readonly parts: (content: readonly ProseNode[]) => ReactNode;
};

/** The footnotes of a text, each with the ways back to where it is called. */
export function Footnotes({ of: footnotes, parts }: FootnotesProps): ReactElement {
  const { footnotes: label } = useWords();
  return (
    <div role="doc-endnotes" aria-label={label} data-footnotes="">
      <ol>
        {footnotes.map(({ number, id, calls, content }) => (
          <li key={id} id={id}>
            {parts(content)}
            {calls.map((to, at) => (
              <Back key={to} to={to} number={number} at={at} />
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

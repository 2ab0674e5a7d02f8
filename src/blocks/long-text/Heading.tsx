import { createElement, type ReactElement } from 'react';
import type { ProseHeading } from '../../model/prose.ts';
import { usePlace, useWords } from '../shared/context.tsx';
import { fillIn } from '../shared/fill-in.ts';
import { IconView } from '../shared/IconView.tsx';
import { BodyWords } from './BodyWords.tsx';
import { linkIcon } from './icons.ts';
import { plainWords } from './plain-words.ts';

/** A heading of the text, below that of its block, and beside it the link that leads to it. */
export function Heading({ of: { depth, id, words } }: { readonly of: ProseHeading }): ReactElement {
  const level = Math.min(6, usePlace().itemLevel + depth - 2);
  const { linkToHeading } = useWords();
  return (
    <div data-heading={depth}>
      {createElement(`h${level}`, { id }, <BodyWords of={words} />)}
      <a href={`#${id}`} aria-label={fillIn(linkToHeading, { title: plainWords(words) })} data-screen-only="">
        <IconView of={linkIcon} />
      </a>
    </div>
  );
}

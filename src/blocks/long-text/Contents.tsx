import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { Prose, ProseHeading } from '../../model/prose.ts';
import { usePlace, useWords } from '../shared/context.tsx';
import { fillIn } from '../shared/fill-in.ts';
import { useStyles } from '../shared/styles.ts';
import { longTextRecipe } from './long-text.recipe.ts';
import { plainWords } from './plain-words.ts';

/** The headings that a list of contents names: those of the parts, and of the parts in these. */
export function headingsOf({ content }: Prose): ProseHeading[] {
  return content.filter((node) => node.kind === 'heading').filter(({ depth }) => depth <= 3);
}

/** Links to the headings of a text. */
export function Contents({ of: headings }: { readonly of: readonly ProseHeading[] }): ReactElement {
  const { index } = usePlace();
  const { onThisPage, onThisPagePart } = useWords();
  // A second list on the page has another name, for people who go from one to the next by name.
  const label = index === 0 ? onThisPage : fillIn(onThisPagePart, { number: index + 1 });
  const styles = useStyles(longTextRecipe);
  return (
    <chakra.nav aria-label={label} css={styles.contents} data-screen-only="">
      <chakra.p css={styles.contentsTitle}>{onThisPage}</chakra.p>
      <ul>
        {headings.map(({ id, depth, words }) => (
          <li key={id} data-depth={depth}>
            <a href={`#${id}`}>{plainWords(words)}</a>
          </li>
        ))}
      </ul>
    </chakra.nav>
  );
}

import type { ReactElement } from 'react';
import type { Passage } from '../../model/prose.ts';
import { useParts } from './context.tsx';
import { elementsRecipe } from './elements.recipe.ts';
import { type Css, chakra, useStyles } from './styles.ts';
import { Paragraph } from './Words.tsx';

type ProseProps = {
  readonly of: Passage | undefined;
  /** The style of every paragraph. */
  readonly css?: Css | undefined;
  /** Whether it stands below the heading of an item: its own headings are a level below that. */
  readonly inItem?: boolean;
};

/** Places a text of one or more paragraphs, or of more than that; nothing without one. */
export function Prose({ of: passage, css, inItem }: ProseProps): ReactElement | null {
  const { passage: Parts } = useParts();
  const { between } = useStyles(elementsRecipe);
  if (passage === undefined) return null;
  if ('parts' in passage) return Parts ? <Parts of={passage.parts} inItem={inItem} css={css} /> : null;
  return (
    <>
      {passage.map((text, index) => (
        <Paragraph key={index} of={text} css={[css, between]} />
      ))}
    </>
  );
}

type ProseBoxProps = {
  readonly of: Passage | undefined;
  readonly as?: 'div' | 'dd' | 'figcaption';
  readonly css?: Css;
  /** The style of every paragraph. */
  readonly each?: Css;
};

/** The same in a box of its own; nothing without a text. */
export function ProseBox({ of: passage, as = 'div', css, each }: ProseBoxProps): ReactElement | null {
  if (passage === undefined) return null;
  const Box = chakra[as];
  return (
    <Box css={css}>
      <Prose of={passage} css={each} />
    </Box>
  );
}

import type { ReactElement } from 'react';
import type { Passage } from '../../model/prose.ts';
import { chakra } from './chakra.tsx';
import { usePassageParts } from './context.tsx';
import { elementsRecipe } from './elements.recipe.ts';
import { type Css, useStyles } from './styles.ts';
import { Words } from './Words.tsx';

type ProseProps = {
  readonly of: Passage;
  /** The style of every paragraph. */
  readonly css?: Css | undefined;
  /** Whether it stands below the heading of an item: its own headings are a level below that. */
  readonly inItem?: boolean;
};

/** Places a text of one or more paragraphs, or of more than that. */
export function Prose({ of: passage, css, inItem }: ProseProps): ReactElement | null {
  const Parts = usePassageParts();
  const { between } = useStyles(elementsRecipe);
  if ('parts' in passage) return Parts ? <Parts of={passage.parts} inItem={inItem} css={css} /> : null;
  return (
    <>
      {passage.map((text, index) => (
        <chakra.p key={index} css={[css, between]}>
          <Words of={text} />
        </chakra.p>
      ))}
    </>
  );
}

type ProseBoxProps = {
  readonly of: Passage | undefined;
  readonly css?: Css;
  /** The style of every paragraph. */
  readonly each?: Css;
};

/** The same in a box of its own; nothing without a text. */
export function ProseBox({ of: passage, css, each }: ProseBoxProps): ReactElement | null {
  if (passage === undefined) return null;
  const prose = <Prose of={passage} css={each} />;
  return css === undefined ? <div>{prose}</div> : <chakra.div css={css}>{prose}</chakra.div>;
}

import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { Text } from '../../model/text.ts';
import { useWords } from '../shared/context.tsx';
import { Words } from '../shared/Words.tsx';
import type { FiguresStyles } from './figures.recipe.ts';

type ChangeProps = { readonly before: Text; readonly after: Text; readonly styles: FiguresStyles };

/** What a number was, and what it is now, with an arrow from one to the other. */
export function Change({ before, after, styles }: ChangeProps): ReactElement {
  const words = useWords();
  return (
    <chakra.dd css={styles.change}>
      <chakra.span css={styles.before}>
        <chakra.span css={styles.when}>{words.before} </chakra.span>
        <chakra.span css={styles.old}>
          <Words of={before} />
        </chakra.span>
      </chakra.span>
      <chakra.span css={styles.arrow} aria-hidden="true" />
      <chakra.span css={styles.after}>
        <chakra.span css={styles.when}>{words.after} </chakra.span>
        <chakra.span css={styles.now}>
          <Words of={after} />
        </chakra.span>
      </chakra.span>
    </chakra.dd>
  );
}

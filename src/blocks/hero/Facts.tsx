import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { Text } from '../../model/text.ts';
import { Words } from '../shared/Words.tsx';

type FactsProps = { readonly of: readonly Text[]; readonly css: SystemStyleObject };

/** Small facts in a row: who wrote it, when, how long it takes to read. */
export function Facts({ of: facts, css }: FactsProps): ReactElement {
  return (
    <chakra.ul css={css}>
      {facts.map((fact, index) => (
        <li key={index}>
          <Words of={fact} />
        </li>
      ))}
    </chakra.ul>
  );
}

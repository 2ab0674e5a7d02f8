import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { Text } from '../../model/text.ts';
import { glyphs } from '../shared/glyphs.ts';
import { IconView } from '../shared/IconView.tsx';
import { Words } from '../shared/Words.tsx';

type CardPointsProps = { readonly of: readonly Text[]; readonly css: SystemStyleObject };

/** Lines with a check mark in front. */
export function CardPoints({ of: points, css }: CardPointsProps): ReactElement {
  return (
    <chakra.ul css={css}>
      {points.map((point, index) => (
        <li key={index}>
          <IconView of={glyphs.check} />
          <span>
            <Words of={point} />
          </span>
        </li>
      ))}
    </chakra.ul>
  );
}

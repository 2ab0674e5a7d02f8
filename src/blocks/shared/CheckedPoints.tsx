import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { Text } from '../../model/text.ts';
import { mutedSmall } from './fragments.ts';
import { glyphs } from './glyphs.ts';
import { IconView } from './IconView.tsx';
import { Phrase } from './Words.tsx';

type CheckedPointsProps = { readonly of: readonly Text[]; readonly css?: SystemStyleObject };

const list: SystemStyleObject = {
  display: 'grid',
  gap: '2.5',
  ...mutedSmall,
  overflowWrap: 'anywhere',
  '& li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '2.5' },
  '& svg': { width: '1.0625rem', height: '1.0625rem', marginTop: '.2em', color: 'brand.fg', strokeWidth: '2.25' },
};

/** Lines with a check mark in front. */
export function CheckedPoints({ of: points, css }: CheckedPointsProps): ReactElement {
  return (
    <chakra.ul css={[list, css ?? {}]}>
      {points.map((point, index) => (
        <li key={index}>
          <IconView of={glyphs.check} />
          <Phrase of={point} />
        </li>
      ))}
    </chakra.ul>
  );
}

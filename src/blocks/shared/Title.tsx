import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { Text } from '../../model/text.ts';
import { usePlace } from './context.tsx';
import { Words } from './Words.tsx';

const headings = { 1: chakra.h1, 2: chakra.h2, 3: chakra.h3 } as const;

type TitleProps = {
  readonly of: Text;
  /** Whose title: the block's own, or that of one of its items. The level follows from the place on the page. */
  readonly level?: 'block' | 'item';
  readonly css: SystemStyleObject;
};

/** A heading of the right level. The look comes from `css`, never from the level. */
export function Title({ of: text, level = 'block', css }: TitleProps): ReactElement {
  const place = usePlace();
  const Heading = headings[level === 'block' ? place.titleLevel : place.itemLevel];
  return (
    <Heading css={css}>
      <Words of={text} />
    </Heading>
  );
}

import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { RichText } from '../../model/text.ts';
import { Words } from './Words.tsx';

type ProseProps = {
  readonly of: RichText;
  /** The style of every paragraph. */
  readonly css: SystemStyleObject;
};

const between: SystemStyleObject = { '& + &': { marginTop: '3' } };

/** Places a text of one or more paragraphs. */
export function Prose({ of: paragraphs, css }: ProseProps): ReactElement {
  return (
    <>
      {paragraphs.map((text, index) => (
        <chakra.p key={index} css={[css, between]}>
          <Words of={text} />
        </chakra.p>
      ))}
    </>
  );
}

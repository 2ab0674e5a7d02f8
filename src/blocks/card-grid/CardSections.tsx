import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { ItemOf } from '../shared/block-item.ts';
import { Prose } from '../shared/Prose.tsx';
import { Words } from '../shared/Words.tsx';

type CardSectionsProps = { readonly of: NonNullable<ItemOf<'card-grid'>['sections']>; readonly css: SystemStyleObject };

/** Smaller parts inside a card, each with a title of its own. */
export function CardSections({ of: sections, css }: CardSectionsProps): ReactElement {
  return (
    <chakra.dl css={css}>
      {sections.map(({ title, description }, index) => (
        <div key={index}>
          <dt>
            <Words of={title} />
          </dt>
          <dd>
            <Prose of={description} css={{}} />
          </dd>
        </div>
      ))}
    </chakra.dl>
  );
}

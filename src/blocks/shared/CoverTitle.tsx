import type { SystemStyleObject } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { Href, Text } from '../../model/text.ts';
import { cardCover } from './card-styles.ts';
import { SmartLink } from './SmartLink.tsx';
import { ItemHeading } from './Title.tsx';
import { Words } from './Words.tsx';

type CoverTitleProps = { readonly of: Text; readonly href: Href | undefined; readonly css: SystemStyleObject };

/** A card's title. If the card leads somewhere, it is the link, and the link covers the whole card. */
export function CoverTitle({ of: title, href, css }: CoverTitleProps): ReactElement {
  return (
    <ItemHeading css={{ ...cardCover, ...css }}>
      {href === undefined ? (
        <Words of={title} />
      ) : (
        <SmartLink to={href}>
          <Words of={title} />
        </SmartLink>
      )}
    </ItemHeading>
  );
}

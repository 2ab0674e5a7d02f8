import type { SystemStyleObject } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { Href, Text } from '../../model/text.ts';
import { SmartLink } from '../shared/SmartLink.tsx';
import { ItemHeading } from '../shared/Title.tsx';
import { Words } from '../shared/Words.tsx';

type CardTitleProps = { readonly of: Text; readonly href: Href | undefined; readonly css: SystemStyleObject };

/** A card's title, and the card's only link. */
export function CardTitle({ of: title, href, css }: CardTitleProps): ReactElement {
  return (
    <ItemHeading css={css}>
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

import { chakra, type SystemStyleObject, useRecipe } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { Link } from '../../model/generated/resolved.ts';
import { StyledLink } from '../shared/SmartLink.tsx';
import { Words } from '../shared/Words.tsx';

type HeroLinksProps = { readonly of: readonly Link[]; readonly css: SystemStyleObject };

/** Small round links under the buttons. */
export function HeroLinks({ of: links, css }: HeroLinksProps): ReactElement {
  const chip = useRecipe({ key: 'chip' });
  return (
    <chakra.ul css={css}>
      {links.map(({ label, href }, index) => (
        <li key={index}>
          <StyledLink to={href} css={chip({})}>
            <Words of={label} />
          </StyledLink>
        </li>
      ))}
    </chakra.ul>
  );
}

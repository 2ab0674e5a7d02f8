import { chakra, useRecipe } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { StyledLink } from '../shared/SmartLink.tsx';
import { useStyles } from '../shared/styles.ts';
import { Words } from '../shared/Words.tsx';
import { peopleRecipe } from './people.recipe.ts';

type Props = { readonly of: NonNullable<BlockProps<'people'>['items'][number]['profiles']> };

/** Where else to find a person: links in a line, above the one that covers all that is said of the person. */
export function Profiles({ of: profiles }: Props): ReactElement {
  const styles = useStyles(peopleRecipe);
  const link = useRecipe({ key: 'link' });
  return (
    <chakra.ul css={styles.profiles}>
      {profiles.map(({ label, href }, index) => (
        <li key={index}>
          <StyledLink to={href} css={link({ variant: 'underline' })}>
            <Words of={label} />
          </StyledLink>
        </li>
      ))}
    </chakra.ul>
  );
}

import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { Picture } from '../shared/Picture.tsx';
import { Portrait } from '../shared/portrait/Portrait.tsx';
import { useStyles } from '../shared/styles.ts';
import { Words } from '../shared/Words.tsx';
import { quoteRecipe } from './quote.recipe.ts';

type PersonProps = NonNullable<BlockProps<'quote'>['person']>;

/** Who said it: portrait or initials, name and role, the company's logo. */
export function Person({ name, role, image, logo }: PersonProps): ReactElement {
  const styles = useStyles(quoteRecipe);
  return (
    <chakra.div css={styles.person}>
      <Portrait name={name} image={image} />
      <chakra.div css={styles.who}>
        <chakra.p css={styles.name}>
          <Words of={name} />
        </chakra.p>
        {role !== undefined && (
          <chakra.p css={styles.role}>
            <Words of={role} />
          </chakra.p>
        )}
      </chakra.div>
      {logo !== undefined && <Picture of={logo} sizes="10rem" css={styles.logo} />}
    </chakra.div>
  );
}

import { chakra, useRecipe } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { ItemOf } from '../shared/block-item.ts';
import { Prose } from '../shared/Prose.tsx';
import { StyledLink } from '../shared/SmartLink.tsx';
import { Words } from '../shared/Words.tsx';
import { Change } from './Change.tsx';
import type { FiguresStyles } from './figures.recipe.ts';

type FigureProps = ItemOf<'figures'> & { readonly styles: FiguresStyles };

/** One number, what it counts, what it was before, and who says so. */
export function Figure({ value, label, before, after, description, source, styles }: FigureProps): ReactElement {
  const link = useRecipe({ key: 'link' });
  return (
    <chakra.div css={styles.item}>
      <chakra.dt css={styles.label}>
        <Words of={label} />
      </chakra.dt>
      <chakra.dd css={styles.value}>
        <Words of={value} />
      </chakra.dd>
      {before !== undefined && after !== undefined && <Change before={before} after={after} styles={styles} />}
      {description !== undefined && (
        <dd>
          <Prose of={description} css={styles.description} />
        </dd>
      )}
      {source !== undefined && (
        <chakra.dd css={styles.source}>
          {source.href === undefined ? (
            <Words of={source.label} />
          ) : (
            <StyledLink to={source.href} css={link({ variant: 'underline' })}>
              <Words of={source.label} />
            </StyledLink>
          )}
        </chakra.dd>
      )}
    </chakra.div>
  );
}

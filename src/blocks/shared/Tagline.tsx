import type { ReactElement } from 'react';
import type { Text } from '../../model/text.ts';
import { taglineRecipe } from './recipes/tagline.recipe.ts';
import type { Css } from './styles.ts';
import { Paragraph } from './Words.tsx';

type TaglineProps = { readonly of: Text; readonly mark?: 'ornament' | 'none'; readonly css?: Css };

/** The small line above a title. */
export function Tagline({ of: text, mark = 'ornament', css }: TaglineProps): ReactElement {
  return <Paragraph of={text} css={[taglineRecipe({ mark }), css]} />;
}

import type { SystemStyleObject } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { Text } from '../../model/text.ts';
import { taglineRecipe } from './recipes/tagline.recipe.ts';
import { Paragraph } from './Words.tsx';

type TaglineProps = { readonly of: Text; readonly mark?: 'ornament' | 'none'; readonly css?: SystemStyleObject };

/** The small line above a title. */
export function Tagline({ of: text, mark = 'ornament', css }: TaglineProps): ReactElement {
  return <Paragraph of={text} css={[taglineRecipe({ mark }), css ?? {}]} />;
}

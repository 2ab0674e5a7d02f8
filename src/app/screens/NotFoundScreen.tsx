import { chakra, useRecipe } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { Actions } from '../../blocks/shared/Actions.tsx';
import { useFrame } from '../../blocks/shared/context.tsx';
import { Prose } from '../../blocks/shared/Prose.tsx';
import { useStyles } from '../../blocks/shared/styles.ts';
import { Terraces } from '../../blocks/shared/Terraces.tsx';
import type { Action } from '../../model/generated/planned.ts';
import { errorRecipe } from './error.recipe.ts';

const defaultActions: Action[] = [{ label: 'Back to the home page', href: { kind: 'page', href: '/' } }];
const defaultDescription = [
  'There is no page at this address. It may have moved, or the address may have a slip in it.',
];

/** The router's fallback screen, as it stands where there is no page: the specification's title, status and text. */
export function NotFoundScreen(): ReactElement {
  const { site } = useFrame();
  const styles = useStyles(errorRecipe);
  const container = useRecipe({ key: 'container' });
  const { description = defaultDescription, actions = defaultActions } = site.notFound ?? {};
  return (
    <chakra.section css={styles.root}>
      <Terraces flight="deepWell" />
      <chakra.div css={[container(), styles.text]}>
        <chakra.h1 css={styles.title}>Unexpected Application Error!</chakra.h1>
        <chakra.p css={styles.status}>
          <strong>404</strong> Not Found
        </chakra.p>
        <div>
          <Prose of={description} css={styles.lead} />
        </div>
        <Actions of={actions} css={styles.actions} />
      </chakra.div>
    </chakra.section>
  );
}

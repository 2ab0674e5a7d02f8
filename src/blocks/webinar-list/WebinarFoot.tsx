import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { ActionLink } from '../shared/Actions.tsx';
import type { ItemOf } from '../shared/block-item.ts';
import { useWords } from '../shared/context.tsx';
import { glyphs } from '../shared/glyphs.ts';
import { IconView } from '../shared/IconView.tsx';
import { useStyles } from '../shared/styles.ts';
import { Words } from '../shared/Words.tsx';
import { webinarListRecipe } from './webinar-list.recipe.ts';

/** Who speaks, and the button to register. */
export function WebinarFoot({ title, presenter, href, linkLabel }: ItemOf<'webinar-list'>): ReactElement | null {
  const styles = useStyles(webinarListRecipe);
  const { register } = useWords();
  if (presenter === undefined && href === undefined) return null;
  return (
    <chakra.div css={styles.foot}>
      {presenter !== undefined && (
        <chakra.p css={[styles.fact, styles.presenter]}>
          <IconView of={glyphs.person} />
          <span>
            <Words of={presenter} />
          </span>
        </chakra.p>
      )}
      {href !== undefined && <ActionLink label={linkLabel ?? register} about={title} href={href} size="sm" />}
    </chakra.div>
  );
}

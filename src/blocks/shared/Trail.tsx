import type { ReactElement } from 'react';
import { usePlace, useWords } from './context.tsx';
import { IconView } from './IconView.tsx';
import { chakra, useStyles } from './styles.ts';
import { trailRecipe } from './trail.recipe.ts';
import { LinkedWords, Phrase } from './Words.tsx';

/** Where a sub-page stands: the way to it, above the title of its first block. Nothing elsewhere. */
export function Trail(): ReactElement | null {
  const { trail } = usePlace();
  const { breadcrumb } = useWords();
  const styles = useStyles(trailRecipe);
  if (trail === undefined) return null;
  const last = trail.length - 1;
  return (
    <chakra.nav aria-label={breadcrumb} css={styles.root} data-screen-only="">
      <chakra.ol css={styles.list}>
        {trail.map(({ label, href }, index) => (
          <chakra.li key={href.href} css={styles.step}>
            {index > 0 && <IconView of="chevronRight" css={styles.sign} />}
            {index === last ? <Phrase of={label} aria-current="page" /> : <LinkedWords of={label} href={href} />}
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.nav>
  );
}

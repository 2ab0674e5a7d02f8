import type { BlockProps } from '../../model/generated/resolved.ts';
import { ItemHeading, LinkedWords, Paragraph, ProseBox, TextLinks } from '../shared/Elements.tsx';
import { Portrait } from '../shared/portrait/Portrait.tsx';
import { linkRecipe } from '../shared/recipes.recipe.ts';
import { ListSection, useCounts } from '../shared/Section.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import { peopleRecipe } from './people.recipe.ts';

/** As many side by side as fill their rows best. @param counts how many people stand together */
function acrossOf(counts: readonly number[]): 3 | 4 | 5 {
  const left = (across: number): number =>
    counts.reduce((sum, count) => sum + ((across - (count % across)) % across), 0);
  return ([4, 5, 3] as const).reduce((best, each) => (left(each) < left(best) ? each : best), 4);
}

export default function People({ items, ...around }: BlockProps<'people'>) {
  const styles = useStyles(peopleRecipe, {
    across: acrossOf(useCounts(items)),
    long: items.some(({ about, profiles }) => about !== undefined || profiles !== undefined),
  });
  return (
    <ListSection {...around} of={items} css={styles.list}>
      {({ name, role, about, profiles, image, href }) => (
        <chakra.li css={styles.person}>
          <Portrait name={name} image={image} size="lg" />
          <div>
            <ItemHeading css={styles.name}>
              <LinkedWords of={name} href={href} />
            </ItemHeading>
            <Paragraph of={role} css={styles.role} />
            <ProseBox of={about} css={styles.about} />
            {/* Above the link that covers all that is said of the person. */}
            <TextLinks of={profiles} css={styles.profiles} linkCss={linkRecipe({ variant: 'underline' })} />
          </div>
        </chakra.li>
      )}
    </ListSection>
  );
}

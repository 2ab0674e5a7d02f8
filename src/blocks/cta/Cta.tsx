import type { BlockProps } from '../../model/generated/resolved.ts';
import { Actions, Prose, Title } from '../shared/Elements.tsx';
import { Section } from '../shared/Section.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import { surfaceClass } from '../shared/surfaces.ts';
import { Terraces } from '../shared/Terraces.tsx';
import { ctaRecipe } from './cta.recipe.ts';

type CtaProps = BlockProps<'cta'>;

/** A band on its own colour would not show: the whole section is the panel then. */
function surfaceOf({ variant = 'band', background }: CtaProps): 'panel' | 'plain' | 'card' | 'line' {
  if (variant !== 'band') return variant;
  return background === 'brand' ? 'plain' : 'panel';
}

export default function Cta(props: CtaProps) {
  const { title, description, actions, align = 'start', background } = props;
  const surface = surfaceOf(props);
  const isBand = surface === 'panel' || surface === 'plain';
  const styles = useStyles(ctaRecipe, { align: isBand ? align : 'start', surface });
  return (
    <Section background={background} space={surface === 'line' ? 'tight' : 'section'}>
      <chakra.div className={isBand ? surfaceClass.brand : undefined} css={styles.panel}>
        {surface === 'panel' && <Terraces flight={align === 'center' ? 'bowl' : 'corner'} />}
        <chakra.div css={styles.words}>
          <Title of={title} css={styles.title} />
          <Prose of={description} css={styles.description} />
        </chakra.div>
        <Actions of={actions} css={styles.actions} />
      </chakra.div>
    </Section>
  );
}

import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { Actions } from '../shared/Actions.tsx';
import { Prose } from '../shared/Prose.tsx';
import { Section } from '../shared/Section.tsx';
import { useStyles } from '../shared/styles.ts';
import { surfaceClass } from '../shared/surfaces.ts';
import { Terraces } from '../shared/Terraces.tsx';
import { Title } from '../shared/Title.tsx';
import { ctaRecipe } from './cta.recipe.ts';

/** A coloured panel that asks the visitor to do one thing. */
export default function Cta({
  title,
  description,
  actions,
  align = 'start',
  background,
}: BlockProps<'cta'>): ReactElement {
  const styles = useStyles(ctaRecipe, { align, surface: background === 'brand' ? 'band' : 'panel' });
  return (
    <Section background={background}>
      <chakra.div className={surfaceClass.brand} css={styles.panel}>
        {background !== 'brand' && <Terraces flight={align === 'center' ? 'bowl' : 'corner'} />}
        <Title of={title} css={styles.title} />
        {description !== undefined && <Prose of={description} css={styles.description} />}
        {actions !== undefined && <Actions of={actions} css={styles.actions} />}
      </chakra.div>
    </Section>
  );
}

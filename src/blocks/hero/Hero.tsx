import type { BlockProps } from '../../model/generated/resolved.ts';
import { useFrame, usePlace } from '../shared/context.tsx';
import { Actions, Prose, Tagline, TextLinks, TextList, Title } from '../shared/Elements.tsx';
import { halfWide, Picture } from '../shared/Picture.tsx';
import { chipRecipe, containerRecipe } from '../shared/recipes.recipe.ts';
import { Trail } from '../shared/Section.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import { surfaceClass } from '../shared/surfaces.ts';
import { Terraces } from '../shared/Terraces.tsx';
import { heroRecipe } from './hero.recipe.ts';

/** Without a picture there is nothing to split for. */
function layoutOf({ align, image }: BlockProps<'hero'>): 'start' | 'center' | 'split' {
  if (image === undefined) return align === 'center' ? 'center' : 'start';
  return align ?? 'split';
}

/** The opening of a page. Terraces stand behind the text; with a picture beside it they give way. */
export default function Hero(props: BlockProps<'hero'>) {
  const { tagline, title, description, meta, actions, links, image, decoration = true } = props;
  const align = layoutOf(props);
  const background = props.background ?? (align === 'split' ? 'subtle' : 'default');
  const { id, index } = usePlace();
  const { ornament } = useFrame();
  const decorated = !decoration ? 'none' : ornament === 'stepwell' ? 'terraces' : 'other';
  const styles = useStyles(heroRecipe, { align, background, opens: index === 0, decorated });
  return (
    <chakra.section id={id} className={surfaceClass[background]} css={styles.root}>
      {align !== 'split' && decoration && <Terraces flight={align === 'center' ? 'well' : 'flank'} />}
      <chakra.div css={[containerRecipe(), styles.box]}>
        <chakra.div css={styles.text}>
          <Trail />
          <Tagline of={tagline} mark={align === 'center' ? 'none' : 'ornament'} />
          <Title of={title} css={styles.title} />
          <Prose of={description} css={styles.description} />
          <TextList of={meta} css={styles.meta} />
          <Actions of={actions} css={styles.actions} />
          <TextLinks of={links} css={styles.links} linkCss={chipRecipe({})} />
        </chakra.div>
        {align === 'split' && <Picture of={image} sizes={halfWide} css={styles.frame} />}
      </chakra.div>
    </chakra.section>
  );
}

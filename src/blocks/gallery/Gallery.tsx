import { type ReactElement, useRef } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import type { ImageFile } from '../../model/media.ts';
import { chakra } from '../shared/chakra.tsx';
import { inFullRows } from '../shared/columns.ts';
import { usePlace, useWords } from '../shared/context.tsx';
import { fillIn } from '../shared/fill-in.ts';
import { ItemList } from '../shared/ItemList.tsx';
import { useMostTogether } from '../shared/list-parts.ts';
import { Picture } from '../shared/Picture.tsx';
import { ProseBox } from '../shared/Prose.tsx';
import { wideInColumns } from '../shared/picture-sizes.ts';
import { HeadedSection } from '../shared/Section.tsx';
import { StyledLink } from '../shared/SmartLink.tsx';
import { useStyles } from '../shared/styles.ts';
import { heldLink, useHeldLinks } from '../shared/takeover/held-links.ts';
import { galleryRecipe } from './gallery.recipe.ts';
import { useLightbox } from './use-lightbox.ts';
import { Viewer } from './Viewer.tsx';

/** Pictures in rows. Each leads to its file; once the app is there, it is shown large in a window above the page. */
export default function Gallery({ columns, items, ...around }: BlockProps<'gallery'>): ReactElement {
  const most = useMostTogether(items);
  const across = columns ?? inFullRows(most, [2, 4]);
  const styles = useStyles(galleryRecipe, { across });
  const { showLarge } = useWords();
  const list = useRef<HTMLElement>(null);
  const { id } = usePlace();
  const { shown, open, move, close } = useLightbox(id, (last) => {
    // Where the visitor has got to, which need not be where they began.
    list.current?.querySelectorAll<HTMLElement>('li > figure > a')[last]?.focus();
  });
  useHeldLinks(list, open);
  // A drawing has no file to be shown large: it is as sharp here as anywhere.
  const pictures = items.flatMap(({ image, caption }) => ('drawing' in image ? [] : [{ image, caption }]));
  const linked = (image: ImageFile, index: number, picture: ReactElement): ReactElement => (
    <StyledLink
      to={{ kind: 'plain', href: image.src }}
      aria-label={image.alt === '' ? fillIn(showLarge, { number: index + 1 }) : undefined}
      css={styles.link}
      {...heldLink(() => open(items.slice(0, index).filter((item) => !('drawing' in item.image)).length))}
    >
      {picture}
    </StyledLink>
  );
  return (
    <HeadedSection {...around}>
      <ItemList of={items} ref={list} css={styles.list}>
        {({ image, caption }, index) => {
          const picture = <Picture of={image} sizes={wideInColumns(across)} css={styles.picture} />;
          return (
            <chakra.li css={styles.item}>
              <figure>
                {'drawing' in image ? picture : linked(image, index, picture)}
                <ProseBox of={caption} as="figcaption" each={styles.caption} />
              </figure>
            </chakra.li>
          );
        }}
      </ItemList>
      {shown !== undefined && <Viewer of={pictures} at={shown} onMove={move} onClose={close} />}
    </HeadedSection>
  );
}

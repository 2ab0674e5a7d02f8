import { type MouseEvent, type ReactElement, useRef } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import type { ItemOf } from '../shared/block-item.ts';
import { chakra } from '../shared/chakra.tsx';
import { usePlace, useWords } from '../shared/context.tsx';
import { fillIn } from '../shared/fill-in.ts';
import { ItemList } from '../shared/ItemList.tsx';
import { useMostTogether } from '../shared/list-parts.ts';
import { Picture } from '../shared/Picture.tsx';
import { Prose } from '../shared/Prose.tsx';
import { wideInColumns } from '../shared/picture-sizes.ts';
import { HeadedSection } from '../shared/Section.tsx';
import { StyledLink } from '../shared/SmartLink.tsx';
import { type Style, useStyles } from '../shared/styles.ts';
import { heldLink, useHeldLinks } from '../shared/takeover/held-links.ts';
import { galleryRecipe } from './gallery.recipe.ts';
import { useLightbox } from './use-lightbox.ts';
import { Viewer } from './Viewer.tsx';

/** As many side by side as fill their rows best. */
function acrossOf(count: number): 2 | 3 | 4 {
  if (count === 2 || count === 4) return count;
  return count % 4 === 0 && count % 3 !== 0 ? 4 : 3;
}

/** Whether a click asks for the picture here: with a key held down, it is the browser's. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Pictures in rows. Each leads to its file; once the app is there, it is shown large in a window above the page. */
export default function Gallery({ columns, items, ...around }: BlockProps<'gallery'>): ReactElement {
  const most = useMostTogether(items);
  const across = columns ?? acrossOf(most);
  const styles = useStyles(galleryRecipe, { across });
  const list = useRef<HTMLElement>(null);
  const { id } = usePlace();
  const { shown, open, move, close } = useLightbox(id, (last) => {
    // Where the visitor has got to, which need not be where they began.
    list.current?.querySelectorAll<HTMLElement>('li > figure > a')[last]?.focus();
  });
  useHeldLinks(list, open);
  // A drawing has no file to be shown large: it is as sharp here as anywhere.
  const pictures = items.flatMap(({ image, caption }) => ('drawing' in image ? [] : [{ image, caption }]));
  const numbers = items.map((_, index) => items.slice(0, index).filter(({ image }) => !('drawing' in image)).length);
  return (
    <HeadedSection {...around}>
      <ItemList of={items} ref={list} css={styles.list}>
        {(item, index) => (
          <Item
            {...item}
            number={index + 1}
            styles={styles}
            across={across}
            onOpen={(event) => {
              if (!isPlain(event)) return;
              event.preventDefault();
              open(numbers[index] ?? 0);
            }}
          />
        )}
      </ItemList>
      {shown !== undefined && <Viewer of={pictures} at={shown} onMove={move} onClose={close} />}
    </HeadedSection>
  );
}

type ItemProps = ItemOf<'gallery'> & {
  /** Counted from 1. */
  readonly number: number;
  readonly across: number;
  readonly styles: Readonly<Record<'item' | 'link' | 'picture' | 'caption', Style>>;
  readonly onOpen: (event: MouseEvent) => void;
};

/** A picture that leads to its file, and its caption. */
function Item({ image, caption, number, across, styles, onOpen }: ItemProps): ReactElement {
  const { showLarge } = useWords();
  const picture = <Picture of={image} sizes={wideInColumns(across)} css={styles.picture} />;
  return (
    <chakra.li css={styles.item}>
      <figure>
        {'drawing' in image ? (
          picture
        ) : (
          <StyledLink
            to={{ kind: 'plain', href: image.src }}
            aria-label={image.alt === '' ? fillIn(showLarge, { number }) : undefined}
            css={styles.link}
            {...heldLink}
            onClick={onOpen}
          >
            {picture}
          </StyledLink>
        )}
        {caption !== undefined && (
          <figcaption>
            <Prose of={caption} css={styles.caption} />
          </figcaption>
        )}
      </figure>
    </chakra.li>
  );
}

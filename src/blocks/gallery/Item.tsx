import type { MouseEvent, ReactElement } from 'react';
import type { ItemOf } from '../shared/block-item.ts';
import { chakra } from '../shared/chakra.tsx';
import { useWords } from '../shared/context.tsx';
import { fillIn } from '../shared/fill-in.ts';
import { Picture } from '../shared/Picture.tsx';
import { Prose } from '../shared/Prose.tsx';
import { wideInColumns } from '../shared/picture-sizes.ts';
import { StyledLink } from '../shared/SmartLink.tsx';
import type { Style } from '../shared/styles.ts';
import { heldLink } from '../shared/takeover/held-links.ts';

type ItemProps = ItemOf<'gallery'> & {
  /** Counted from 1. */
  readonly number: number;
  readonly across: number;
  readonly styles: Readonly<Record<'item' | 'link' | 'picture' | 'caption', Style>>;
  readonly onOpen: (event: MouseEvent) => void;
};

/** A picture that leads to its file, and its caption. */
export function Item({ image, caption, number, across, styles, onOpen }: ItemProps): ReactElement {
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

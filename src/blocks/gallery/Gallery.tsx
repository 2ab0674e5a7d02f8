import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import type { ImageFile } from '../../model/media.ts';
import { inFullRows } from '../shared/columns.ts';
import { fillIn, usePlace, useWords } from '../shared/context.tsx';
import { ProseBox, StyledLink } from '../shared/Elements.tsx';
import { Picture, wideInColumns } from '../shared/Picture.tsx';
import { HeadedSection, ItemList, useMostTogether } from '../shared/Section.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import { heldLink, useHeldLinks, useTakenOver } from '../shared/takeover/held-links.ts';
import { galleryRecipe } from './gallery.recipe.ts';
import { Viewer } from './Viewer.tsx';

/** What an entry of the history keeps: the router's key, and ours, which picture of which gallery is shown. */
type HistoryState = {
  readonly key?: string;
  readonly picture?: { readonly of: string; readonly index: number };
} | null;

type HistoryEntry = { readonly kept: HistoryState; readonly href: string };

const entryNow = (): HistoryEntry => ({ kept: history.state, href: location.href });

/**
 * A picture that is shown large is an entry of the history, because on a phone people close it by Back. Whatever else closes it goes back, too.
 * @param onClose is told which picture was shown last
 */
function useLightbox(id: string, onClose: (last: number) => void) {
  const [shown, show] = useState<number>();
  const entry = useRef<HistoryEntry>(undefined);
  const last = useRef(shown);
  // Of a page that is taken over, the first time.
  const isLoaded = useRef(!useTakenOver());

  // Before held links are followed, which makes an entry.
  useLayoutEffect(() => {
    const pictureIn = ({ kept }: HistoryEntry): number | undefined =>
      kept?.picture?.of === id ? kept.picture.index : undefined;
    const hear = (event: PopStateEvent): void => {
      const [from, to] = [entry.current ?? entryNow(), entryNow()];
      entry.current = to;
      show(pictureIn(to));
      const isOurs = pictureIn(from) !== undefined || pictureIn(to) !== undefined;
      // The router would come to the page anew.
      if (isOurs && from.href === to.href && from.kept?.key === to.kept?.key) event.stopImmediatePropagation();
    };
    entry.current = entryNow();
    addEventListener('popstate', hear, true);
    const left = pictureIn(entry.current);
    // Who comes back to the entry sees the picture again. A page that was loaded anew shows none, and leaves the entry.
    if (left !== undefined && isLoaded.current) history.back();
    else if (left !== undefined) show(left);
    return () => removeEventListener('popstate', hear, true);
  }, [id]);

  // The page takes no focus as long as the picture is above it.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = shown;
    if (shown === undefined && before !== undefined) onClose(before);
  });

  return {
    shown,
    open: (index: number): void => {
      history.pushState({ ...history.state, picture: { of: id, index } }, '');
      entry.current = entryNow();
      show(index);
    },
    move: show,
    close: (): void => history.back(),
  };
}

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

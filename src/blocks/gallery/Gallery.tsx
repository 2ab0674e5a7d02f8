import { type KeyboardEvent, type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import type { ImageFile } from '../../model/media.ts';
import { plainText, type RichText } from '../../model/text.ts';
import { inFullRows } from '../shared/columns.ts';
import { fillIn, usePlace, useWords } from '../shared/context.tsx';
import { IconView, Prose, ProseBox, StyledLink } from '../shared/Elements.tsx';
import { Picture, wideInColumns } from '../shared/Picture.tsx';
import { HeadedSection, ItemList, useMostTogether } from '../shared/Section.tsx';
import { chakra, type Style, useStyles } from '../shared/styles.ts';
import { heldLink, useHeldLinks, useTakenOver } from '../shared/takeover/held-links.ts';
import { galleryRecipe } from './gallery.recipe.ts';
import { viewerRecipe } from './viewer.recipe.ts';

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
export default function Gallery({ columns, items, ...around }: BlockProps<'gallery'>) {
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
  const linked = (image: ImageFile, index: number, picture: ReactElement) => (
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

type ViewerProps = {
  readonly of: readonly { readonly image: ImageFile; readonly caption: RichText | undefined }[];
  readonly at: number;
  readonly onMove: (to: number) => void;
  readonly onClose: () => void;
};

/** Where a key leads, from one of so many pictures; undefined for all other keys. */
function goalOf(key: string, at: number, count: number): number | undefined {
  const goals: Readonly<Record<string, number>> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 };
  const goal = goals[key];
  return goal === undefined ? undefined : Math.min(Math.max(goal, 0), count - 1);
}

/** One picture as large as the window, with those before and after it. The browser closes it by Escape, and keeps the focus in it. */
function Viewer({ of: pictures, at, onMove, onClose }: ViewerProps) {
  const words = useWords();
  const styles = useStyles(viewerRecipe);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // The page stands still meanwhile. A rule for it would be on every page.
    const { style } = document.documentElement;
    style.overflow = 'hidden';
    return () => void style.removeProperty('overflow');
  }, []);
  const shown = pictures[at];
  if (shown === undefined) return null;
  const { image, caption } = shown;
  const { src, srcSet } = image.dark ?? image;
  const followKey = (event: KeyboardEvent): void => {
    const goal = goalOf(event.key, at, pictures.length);
    if (goal === undefined) return;
    event.preventDefault();
    onMove(goal);
  };
  const toward = (key: string, label: string, css?: Style) => {
    const goal = goalOf(key, at, pictures.length) ?? at;
    return (
      <chakra.button
        type="button"
        aria-label={label}
        aria-disabled={goal === at}
        css={css}
        onClick={() => onMove(goal)}
      >
        <IconView of="chevronRight" />
      </chakra.button>
    );
  };
  return (
    <chakra.dialog
      ref={dialog}
      className="dark"
      aria-label={words.largePicture}
      css={styles.root}
      data-screen-only=""
      onKeyDown={followKey}
      onClose={onClose}
    >
      <chakra.figure css={styles.figure}>
        <chakra.img
          key={src}
          src={src}
          {...(srcSet === undefined ? {} : { srcSet, sizes: '100vw' })}
          alt={plainText(image.alt)}
          css={styles.picture}
        />
        <chakra.figcaption css={styles.foot}>
          <chakra.div css={styles.caption}>
            <Prose of={caption} />
            <p role="status">{fillIn(words.pictureOf, { number: at + 1, count: pictures.length })}</p>
          </chakra.div>
          <chakra.div css={styles.buttons}>
            {pictures.length > 1 && (
              <>
                {toward('ArrowLeft', words.previousPicture, styles.back)}
                {toward('ArrowRight', words.nextPicture)}
              </>
            )}
            <button type="button" aria-label={words.closePicture} onClick={() => dialog.current?.close()}>
              <IconView of="close" />
            </button>
          </chakra.div>
        </chakra.figcaption>
      </chakra.figure>
    </chakra.dialog>
  );
}

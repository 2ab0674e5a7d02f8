import { type KeyboardEvent, type ReactElement, useEffect, useRef } from 'react';
import type { ImageFile } from '../../model/media.ts';
import { plainText } from '../../model/plain-text.ts';
import type { RichText } from '../../model/text.ts';
import { fillIn, useWords } from '../shared/context.tsx';
import { IconView, Prose } from '../shared/Elements.tsx';
import { chakra, type Style, useStyles } from '../shared/styles.ts';
import { viewerRecipe } from './viewer.recipe.ts';

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
export function Viewer({ of: pictures, at, onMove, onClose }: ViewerProps): ReactElement | null {
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
  const toward = (key: string, label: string, css?: Style): ReactElement => {
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

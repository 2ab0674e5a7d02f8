import type { Image } from '../../../model/media.ts';
import { plainText, type Text } from '../../../model/text.ts';
import { Picture } from '../Picture.tsx';
import { chakra, useStyles } from '../styles.ts';
import { portraitRecipe } from './portrait.recipe.ts';

type PortraitProps = {
  readonly name: Text;
  readonly image: Image | undefined;
  readonly size?: 'sm' | 'md' | 'lg';
};

export function Portrait({ name, image, size = 'md' }: PortraitProps) {
  const styles = useStyles(portraitRecipe, { size });
  if (image !== undefined) return <Picture of={image} sizes="6rem" css={styles.frame} />;
  const initials = initialsOf(plainText(name));
  if (initials === '') return null;
  return (
    <chakra.span css={[styles.frame, styles.drawn]} aria-hidden="true">
      {initials}
    </chakra.span>
  );
}

/**
 * The first letters of the first and the last word of a name, without words that begin with no letter, and titles: `SB` for Dr. Sunita Borse. A single
 * letter with a point is part of the name: `JS` for J. Smith.
 */
export function initialsOf(name: string): string {
  const untitled = name.trim().replace(/^(?:\p{L}{2,}\.\s+)+/u, '');
  const letters = untitled.split(/\s+/).flatMap((word) => /^\p{L}/u.exec(word)?.[0].toUpperCase() ?? []);
  return letters.length > 2 ? `${letters[0]}${letters.at(-1)}` : letters.join('');
}

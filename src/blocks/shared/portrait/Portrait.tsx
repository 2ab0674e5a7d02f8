import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { Image } from '../../../model/media.ts';
import type { Text } from '../../../model/text.ts';
import { Picture } from '../Picture.tsx';
import { plainText } from '../plain-text.ts';
import { useStyles } from '../styles.ts';
import { initialsOf } from './initials.ts';
import { portraitRecipe } from './portrait.recipe.ts';

type PortraitProps = {
  readonly name: Text;
  readonly image: Image | undefined;
  readonly size?: 'md' | 'lg';
};

/** A person's picture or, without one, their initials: the name stands beside them, so screen readers pass them by. */
export function Portrait({ name, image, size = 'md' }: PortraitProps): ReactElement | null {
  const styles = useStyles(portraitRecipe, { size });
  if (image !== undefined) return <Picture of={image} sizes="6rem" css={styles.picture} />;
  const initials = initialsOf(plainText(name));
  if (initials === '') return null;
  return (
    <chakra.span css={styles.drawn} aria-hidden="true">
      {initials}
    </chakra.span>
  );
}

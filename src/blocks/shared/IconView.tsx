import { createElement, type ReactElement } from 'react';
import type { Icon, IconNode } from '../../model/media.ts';
import { onceFor } from '../../model/once.ts';
import { elementsRecipe } from './elements.recipe.ts';
import { icons } from './generated/icons.ts';
import { iconTileRecipe } from './recipes/surfaces.recipe.ts';
import { type Css, chakra, useStyles } from './styles.ts';

/** Those that point onward: to the left where one reads from the right. */
const onward: ReadonlySet<Icon> = new Set([icons.arrowRight, icons.chevronRight]);

const camelCase = (name: string): string =>
  name === 'class' ? 'className' : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function shape([name, attributes]: IconNode, key: number): ReactElement {
  const props = Object.fromEntries(
    Object.entries(attributes).map(([attribute, value]) => [camelCase(attribute), value]),
  );
  return createElement(name, { ...props, key });
}

/** The elements of an icon, for an `<svg>`. Pages have the same few again and again. */
export const iconShapes = onceFor((icon: Icon): ReactElement[] => icon.map(shape));

export type ShownIcon = Icon | keyof typeof icons;

type IconViewProps = { readonly of: ShownIcon; readonly css?: Css };

/** Draws an icon in the colour of the text around it. It is decoration: screen readers pass it by. */
export function IconView({ of: shown, css }: IconViewProps): ReactElement {
  const styles = useStyles(elementsRecipe);
  const icon = typeof shown === 'string' ? icons[shown] : shown;
  const own = [styles.icon, onward.has(icon) ? styles.mirrored : undefined];
  return (
    <chakra.svg viewBox="0 0 24 24" aria-hidden="true" css={css === undefined ? own : [...own, css].flat()}>
      {iconShapes(icon)}
    </chakra.svg>
  );
}

/** `xsUp`: small, and on wide screens a little larger. */
type TileSize = 'md' | 'sm' | 'xs' | 'xsUp';
type IconTileProps = { readonly of: ShownIcon | undefined; readonly size?: TileSize };

export function IconTile({ of: icon, size = 'md' }: IconTileProps): ReactElement | null {
  if (icon === undefined) return null;
  return (
    <chakra.span css={iconTileRecipe({ size })}>
      <IconView of={icon} />
    </chakra.span>
  );
}

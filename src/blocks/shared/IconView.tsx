import { chakra, type SystemStyleObject, useRecipe } from '@chakra-ui/react';
import { createElement, type ReactElement } from 'react';
import type { Icon, IconNode } from '../../model/media.ts';
import { onward } from './glyphs.ts';

const stroke: SystemStyleObject = {
  width: '1.25em',
  height: '1.25em',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.75',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

/** Not `transform`, by which some of them turn and move. */
const mirrored: SystemStyleObject = { '&:dir(rtl)': { scale: '-1 1' } };

const camelCase = (name: string): string =>
  name === 'class' ? 'className' : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function shape([name, attributes]: IconNode, key: number): ReactElement {
  const props = Object.fromEntries(
    Object.entries(attributes).map(([attribute, value]) => [camelCase(attribute), value]),
  );
  return createElement(name, { ...props, key });
}

/** The elements of an icon, for an `<svg>`. */
export function iconShapes(icon: Icon): ReactElement[] {
  return icon.map(shape);
}

type IconViewProps = { readonly of: Icon; readonly css?: SystemStyleObject };

/** Draws an icon in the colour of the text around it. It is decoration: screen readers pass it by. */
export function IconView({ of: icon, css }: IconViewProps): ReactElement {
  return (
    <chakra.svg viewBox="0 0 24 24" aria-hidden="true" css={[stroke, onward.has(icon) ? mirrored : {}, css ?? {}]}>
      {iconShapes(icon)}
    </chakra.svg>
  );
}

type TileSize = 'md' | 'sm' | 'xs';
type IconTileProps = {
  readonly of: Icon;
  readonly size?: TileSize | { readonly base: TileSize; readonly xl: TileSize };
};

/** An icon in a tinted square. */
export function IconTile({ of: icon, size = 'md' }: IconTileProps): ReactElement {
  const tile = useRecipe({ key: 'iconTile' });
  return (
    <chakra.span css={tile({ size })}>
      <IconView of={icon} />
    </chakra.span>
  );
}

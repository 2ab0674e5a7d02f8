import type { ReactElement } from 'react';
import type { DrawingLabel, DrawnImage } from '../../../model/media.ts';
import { plainText } from '../../../model/plain-text.ts';
import { iconShapes } from '../Elements.tsx';
import { type Css, chakra, useStyles } from '../styles.ts';
import { sceneRecipe } from './scene.recipe.ts';

type SceneProps = {
  readonly of: DrawnImage;
  readonly css: Css | undefined;
};

const anchors = { left: 'end', right: 'start', center: 'middle' } as const;

function label({ text, x, y, side, detail }: DrawingLabel, key: number): ReactElement {
  return (
    <text key={key} x={x} y={y} textAnchor={anchors[side]} {...(detail ? { 'data-detail': '' } : {})}>
      {plainText(text)}
    </text>
  );
}

/** A picture that is drawn here, in the colours of the theme. It stands in the dark, as screens and wells do. */
export function Scene({ of: { drawing, alt, cover }, css }: SceneProps): ReactElement {
  const styles = useStyles(sceneRecipe, { hue: cover?.hue });
  const said = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': plainText(alt) };
  return (
    <chakra.div className="dark" css={[styles.root, css]}>
      <chakra.svg
        viewBox={drawing.viewBox}
        {...(cover === undefined ? {} : { preserveAspectRatio: 'xMidYMid slice' })}
        {...said}
        css={styles.drawing}
      >
        {iconShapes(drawing.shapes)}
        {drawing.labels.map(label)}
      </chakra.svg>
      {cover !== undefined && (
        <chakra.p css={styles.words} aria-hidden="true" data-cover="">
          {plainText(cover.words)}
        </chakra.p>
      )}
    </chakra.div>
  );
}

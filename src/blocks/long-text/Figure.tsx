import type { ReactElement } from 'react';
import type { Image } from '../../model/media.ts';
import type { ProseWords } from '../../model/prose.ts';
import { Picture } from '../shared/Picture.tsx';
import { BodyWords } from './BodyWords.tsx';

type FigureProps = { readonly image: Image; readonly caption: ProseWords | undefined };

/** A picture as wide as the text, never wider than it is, with its caption. */
export function Figure({ image, caption }: FigureProps): ReactElement {
  return (
    <figure>
      <Picture of={image} sizes="(min-width: 42rem) 40rem, 100vw" css={{ width: 'auto' }} />
      {caption !== undefined && (
        <figcaption>
          <BodyWords of={caption} />
        </figcaption>
      )}
    </figure>
  );
}

import { useRef, useState } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { plainText } from '../../model/text.ts';
import { fillIn, useWords } from '../shared/context.tsx';
import { IconView, linkName, StyledLink } from '../shared/Elements.tsx';
import { Picture, wideInColumns } from '../shared/Picture.tsx';
import { HeadedSection } from '../shared/Section.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import { heldLink, useHeldLinks } from '../shared/takeover/held-links.ts';
import { embedRecipe } from './embed.recipe.ts';
import { icons } from './generated/icons.ts';

/** What a frame may do: play and show, but not change the page around it. */
const allowed = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation';

/** What was pressed is gone: the focus goes on to what came for it. */
const focus = (frame: HTMLIFrameElement | null): void => frame?.focus();

/** A video or a map of another site. Until it is asked for, there is a link to that site, and nothing comes from there. */
export default function Embed({ title, href: embed, image, ratio = 'wide', background, ...head }: BlockProps<'embed'>) {
  const { loadFrom } = useWords();
  const styles = useStyles(embedRecipe, { ratio });
  const box = useRef<HTMLDivElement>(null);
  const [isAskedFor, askFor] = useState(false);
  useHeldLinks(box, () => askFor(true));
  const { service, shows, href, frame } = embed;
  const words = fillIn(loadFrom, { service });
  return (
    <HeadedSection background={background} title={title} {...head}>
      <chakra.div ref={box} css={styles.box} data-screen-only="">
        {isAskedFor ? (
          <chakra.iframe
            ref={focus}
            src={frame}
            title={plainText(title)}
            sandbox={allowed}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            css={styles.frame}
          />
        ) : (
          <StyledLink
            to={{ kind: 'plain', href }}
            aria-label={linkName(words, title)}
            css={styles.link}
            {...heldLink(() => askFor(true))}
          >
            <Picture of={image} sizes={wideInColumns(1)} css={styles.picture} />
            <chakra.span css={styles.sign}>
              <IconView of={signs[shows]} />
              <span>{words}</span>
            </chakra.span>
          </StyledLink>
        )}
      </chakra.div>
    </HeadedSection>
  );
}

const signs = { video: icons.video, map: 'mapPin' } as const;

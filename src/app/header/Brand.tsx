import type { SystemStyleObject } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useFrame } from '../../blocks/shared/context.tsx';
import { inLine } from '../../blocks/shared/fragments.ts';
import { inDark, inLight } from '../../blocks/shared/modes.ts';
import { StyledLink } from '../../blocks/shared/SmartLink.tsx';

const styles: SystemStyleObject = {
  ...inLine,
  gap: '2.5',
  // Between a menu and its button it breaks between words, on small screens anywhere.
  minWidth: { base: '0', xl: 'auto' },
  minHeight: 'controlSmall',
  fontFamily: 'heading',
  // In proportion to a narrow screen, where a long name would be higher than the bar.
  fontSize: 'min(4.6vw*var(--unzoomed), 1.125rem)',
  fontWeight: 'semibold',
  lineHeight: '1.2',
  letterSpacing: '-.018em',
  overflowWrap: { base: 'anywhere', xl: 'break-word' },
  '& img': {
    position: 'relative',
    width: 'min(10vw, 1.875rem)',
    height: 'min(10vw, 1.875rem)',
    flex: 'none',
    // Drawn only for a picture that could not be fetched, over the browser's mark for a broken one.
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'small', background: 'brand.solid' },
  },
};

/** A logo with the name in it is as wide as it is. */
const wide: SystemStyleObject = { '& img': { width: 'auto', maxWidth: 'min(50vw, 14rem)' } };

/** One picture for each mode. */
const twoLogos: SystemStyleObject = { '& img': inLight, '& img + img': inDark };

const home = { kind: 'page', href: '/' } as const;

/** The mark and the name of the site, leading home. */
export function Brand(): ReactElement {
  const { logo, logoDark, showName = true, name } = useFrame().site;
  const isNamed = showName || logo === undefined;
  const alt = isNamed ? '' : name;
  // Of a low priority, because React would preload it before the words: browsers find it right behind the head.
  const size = { ...(isNamed ? { width: '30' } : {}), height: '30', fetchPriority: 'low' } as const;
  return (
    <StyledLink to={home} css={[styles, isNamed ? {} : wide, logoDark === undefined ? {} : twoLogos]}>
      {logo === undefined ? null : <img src={logo} alt={alt} {...size} />}
      {logo === undefined || logoDark === undefined ? null : <img src={logoDark} alt={alt} {...size} />}
      {isNamed ? name : null}
    </StyledLink>
  );
}

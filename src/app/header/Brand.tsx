import type { SystemStyleObject } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useFrame } from '../../blocks/shared/context.tsx';
import { StyledLink } from '../../blocks/shared/SmartLink.tsx';

const styles: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2.5',
  minWidth: '0',
  minHeight: 'controlSmall',
  fontFamily: 'heading',
  fontSize: 'min(7vw, 1.125rem)',
  fontWeight: 'semibold',
  lineHeight: '1.2',
  letterSpacing: '-.018em',
  overflowWrap: 'anywhere',
  '& img': {
    position: 'relative',
    width: 'min(10vw, 1.875rem)',
    height: 'min(10vw, 1.875rem)',
    flex: 'none',
    // Drawn only for a picture that could not be fetched, over the browser's mark for a broken one.
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'small', background: 'brand.solid' },
  },
};

const home = { kind: 'page', href: '/' } as const;

/** The mark and the name of the site, leading home. */
export function Brand(): ReactElement {
  const { site } = useFrame();
  return (
    <StyledLink to={home} css={styles}>
      {site.logo === undefined ? null : <img src={site.logo} alt="" width="30" height="30" />}
      {site.name}
    </StyledLink>
  );
}

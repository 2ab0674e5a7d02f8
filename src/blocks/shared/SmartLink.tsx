import { chakra } from '@chakra-ui/react';
import { type AnchorHTMLAttributes, forwardRef, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { Href } from '../../model/text.ts';

/** What `<SmartLink>` accepts: where it leads, and whatever an `<a>` takes. */
export type SmartLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { readonly to: Href };

const isElsewhere = (href: string): boolean => /^https?:/.test(href);

/** A link that stays inside the app for pages of this site and is an ordinary `<a>` for everything else. */
export const SmartLink = forwardRef<HTMLAnchorElement, SmartLinkProps>(function SmartLink(
  { to, ...rest },
  ref,
): ReactElement {
  if (to.kind === 'page') return <Link ref={ref} to={to.href} {...rest} />;
  return <a ref={ref} href={to.href} {...(isElsewhere(to.href) ? { rel: 'noopener' } : {})} {...rest} />;
});

/** The same, to be styled with `css`. */
export const StyledLink = chakra(SmartLink);

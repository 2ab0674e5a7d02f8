import type { ComponentPropsWithRef, ReactElement } from 'react';
import { plainText } from '../../model/plain-text.ts';
import type { Href, Text } from '../../model/text.ts';
import { useFrame } from './context.tsx';
import { chakra } from './styles.ts';

export type SmartLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { readonly to: Href };

const isElsewhere = (href: string): boolean => /^https?:/.test(href);

/**
 * An ordinary link. One that leads to a page of this site says so (`data-page`), for the app to follow it without
 * leaving the document: see `src/app/hydrate.tsx`.
 */
export function SmartLink({ to, ...rest }: SmartLinkProps): ReactElement {
  const { base } = useFrame();
  if (to.kind === 'page') return <a href={base + to.href.slice(1)} data-page="" {...rest} />;
  return <a href={to.href} rel={isElsewhere(to.href) ? 'noopener' : undefined} {...rest} />;
}

export const StyledLink = chakra(SmartLink);

/** What screen readers call a link, and voice control listens to: the words that are seen on it, then what tells it from others with the same words. */
export function linkName(seen: Text, about: Text): string {
  return `${plainText(seen)}: ${plainText(about)}`;
}

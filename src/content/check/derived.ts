import { anchorsOf } from './anchors.ts';
import { knownAddresses } from './known-addresses.ts';
import { rightLink } from './links.ts';
import { nearestPicture } from './pictures.ts';
import type { Derived } from './site-index.ts';
import { listing } from './unshown-fields.ts';

/** All that is derived of a site. */
export const deriveds: readonly Derived<unknown>[] = [anchorsOf, knownAddresses, rightLink, nearestPicture, listing];

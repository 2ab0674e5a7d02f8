import { addressLookup } from './address-lookup.ts';
import { anchorsOf } from './anchors.ts';
import { builtFiles } from './built-files.ts';
import { rightLink } from './links.ts';
import { nearestPicture } from './pictures.ts';
import type { Derived } from './site-index.ts';
import { listing } from './unshown-fields.ts';

/** All that is derived of a site. */
export const deriveds: readonly Derived<unknown>[] = [
  anchorsOf,
  addressLookup,
  builtFiles,
  rightLink,
  nearestPicture,
  listing,
];

import satisfies from 'spdx-satisfies';
import type { Locked } from './lock.ts';

/** Licences by their SPDX identifier, with the reason why a package may have it. */
type Allowed = Readonly<Record<string, string>>;

/** For packages that somebody who installs the builder gets. */
const forUse: Allowed = {
  '0BSD': 'asks for nothing',
  'Apache-2.0': 'asks for its notice; grants patents',
  'BSD-2-Clause': 'asks for its notice',
  'BSD-3-Clause': 'asks for its notice',
  ISC: 'asks for its notice',
  MIT: 'asks for its notice',
  'OFL-1.1': 'typefaces: may be in any document, and nothing is asked of that',
  'MPL-2.0': 'asks for changes to its own files to be published: we change none, and none reaches a site',
};

/** For packages that only who works on the builder gets. Nothing of them is passed on. */
export const forDevelopment: Allowed = {
  ...forUse,
  'BlueOak-1.0.0': 'asks for its notice; grants patents',
  'CC-BY-3.0': 'asks for the name of its authors: a list of licences',
  'CC0-1.0': 'asks for nothing: a list of licences',
  'PSF-2.0': 'asks for its notice: a parser of arguments, from Python',
  'Python-2.0': 'asks for its notice: the same parser, of an earlier version',
};

/** For code that visitors of a site receive, with its notice. */
export const forVisitors: readonly string[] = ['0BSD', 'BSD-3-Clause', 'ISC', 'MIT'];

/** Why a licence is not good enough; undefined when it is. `allowed`: identifiers. */
export function objection(license: string | undefined, allowed: readonly string[]): string | undefined {
  if (license === undefined || license.trim() === '') return 'names no licence';
  try {
    return satisfies(license, [...allowed]) ? undefined : `has the licence ${license}, which is not on the list`;
  } catch {
    return `names no licence that SPDX knows: ${license}`;
  }
}

/** Licences of packages that name none in their `package.json`, and have its text in a file. */
export const inFiles: Readonly<
  Record<string, { readonly license: string; readonly file: string; readonly words: string }>
> = {
  'png-js 2.0.0': {
    license: 'MIT',
    file: 'node_modules/png-js/LICENSE',
    words: 'Permission is hereby granted, free of charge, to any person obtaining a copy',
  },
};

/** What is wrong with the licences of packages, a sentence each. */
export function objections(packages: readonly Locked[]): string[] {
  return packages.flatMap(({ name, version, license, dev }) => {
    const named = license ?? inFiles[`${name} ${version}`]?.license;
    const because = objection(named, Object.keys(dev === true ? forDevelopment : forUse));
    return because === undefined ? [] : [`${name} ${version} ${because}`];
  });
}

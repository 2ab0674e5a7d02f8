import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { grouped } from '../../model/lists.ts';
import { builderRoot } from '../builder-root.ts';
import { Failure } from '../failure.ts';

/** A package as Vite lists it; without `text` when it has no licence file. */
type Listed = {
  readonly name: string;
  readonly version: string;
  readonly identifier?: string;
  readonly text?: string;
};

const rule = '-'.repeat(80);
const opening = 'Some of what is here was made by others. Their licences:';

/** The packages under one licence text, which many of the same authors share word for word. Nearly every licence asks for its own words to come with each copy. */
function packagesByText(packages: readonly Listed[]): ReadonlyMap<string, readonly Listed[]> {
  return grouped(packages, ({ name, text }) => {
    if (text !== undefined) return text;
    throw new Failure(`The package ${name} has no licence text, so its code can't be part of a site.`);
  });
}

const titleOf = ({ name, version, identifier }: Listed): string =>
  `${name} ${version}${identifier === undefined ? '' : ` (${identifier})`}`;

/**
 * The notices for everything by others that is published with a site. The same packages give the same text.
 * @throws Failure when a package has no licence text
 */
export function noticesOf(
  packages: readonly Listed[],
  others: readonly { readonly title: string; readonly text: string }[],
): string {
  const parts = [
    ...[...packagesByText(packages)].map(([text, all]) => ({ title: all.map(titleOf).join('\n'), text })),
    ...others,
  ];
  return [opening, ...parts.map(({ title, text }) => `${rule}\n${title}\n\n${text.trim()}`)].join('\n\n').concat('\n');
}

export async function noticesIn(list: string): Promise<string> {
  const icons = await readFile(join(builderRoot, 'src/content/icons/lucide.LICENSE.txt'), 'utf8');
  return noticesOf(JSON.parse(list), [{ title: 'Lucide, the icons (ISC)', text: icons }]);
}

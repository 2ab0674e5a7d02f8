import { fencesIn, guides } from '../../manual/guides.ts';
import type { Files } from './site.ts';

const guide = guides.find(({ file }) => file === 'docs/own-blocks.md');
const shown = guide === undefined ? [] : fencesIn(guide);
const inGuide = (language: string): string[] => shown.flatMap((each) => (each.language === language ? each.text : []));

const [schema = '', example = ''] = inGuide('yaml');
const [component = ''] = inGuide('tsx');

/** The block that docs/own-blocks.md makes: its schema, component and example. */
export const tides = { schema, component, example };

/** The files of the block, and of a page that shows it. */
export const tidesFiles: Files = {
  'blocks/tides/schema.yaml': schema,
  'blocks/tides/Tides.tsx': component,
  'blocks/tides/example.yaml': example,
};

/** A block of a page: an example as an entry of `blocks`. */
export const asEntry = (text: string): string => text.replace(/^(?=.)/gm, '    ').replace(/^ {4}/, '  - ');

import type { DiskEntry } from '../../disk/disk.ts';
import type { Finding } from '../../yaml/findings/finding.ts';
import type { OwnSchemas } from '../schemas/in-force.ts';
import type { PropertyUse } from './property-uses.ts';

export type OwnBlock = {
  readonly name: string;
  /** Its component, from the content root: `blocks/tides/Tides.tsx`. */
  readonly component: string;
  /** Its example, if there is one: `blocks/tides/example.yaml`. */
  readonly example?: string;
};

/** The blocks that a site has of its own. Plain data. */
export type OwnBlocks = OwnSchemas & {
  /** Those with a component, sorted by name. */
  readonly blocks: readonly OwnBlock[];
  /** Changes with any of their files. */
  readonly code: string;
  readonly findings: readonly Finding[];
  /** What is in blocks/ and can't be used, such as links to elsewhere. */
  readonly unusable: readonly DiskEntry[];
  /** Changes with the schemas: eight hexadecimal digits. What editors read of the blocks begins with it. */
  readonly stamp: string;
  /** The CSS custom properties that their code names. */
  readonly propertyUses: readonly PropertyUse[];
  /** The texts of schemas and examples, and of code that reads properties, by file. */
  readonly texts: ReadonlyMap<string, string>;
};

export const noBlocks: OwnBlocks = {
  digest: '',
  schemas: new Map(),
  examples: new Map(),
  blocks: [],
  code: '',
  findings: [],
  unusable: [],
  stamp: '',
  propertyUses: [],
  texts: new Map(),
};

import type { Words } from '../model/generated/resolved.ts';
import type { WrittenSite } from '../model/generated/written.ts';
import { once } from './once.ts';
import { schemaOf } from './shape/schema/schemas.ts';

const english = once((): Words => {
  const words = Object.entries(schemaOf('words').properties ?? {});
  // The type is generated from the same schema, whose words all have a default: a test makes sure of it.
  return Object.fromEntries(words.map(([name, schema]) => [name, schema.default])) as unknown as Words;
});

/** The words of a site: those of its site.yaml, and the English ones for the rest. */
export function wordsOf({ words }: Pick<WrittenSite, 'words'>): Words {
  return { ...english(), ...words };
}

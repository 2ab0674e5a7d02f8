import { ownKinds } from '../../content/entries/kinds.ts';
import { blockNames, type Schema, schemaOf } from '../../schema/schemas/schemas.ts';

/** What the lines begin with between which `upgrade` renews `AGENTS.md`. */
const FIRST = '<!-- Sitewright renews ';
const LAST = '<!-- Sitewright: the last line ';

/** What `AGENTS.md`, which assistants read before they write, says of the blocks and kinds of this version: a list in Markdown of each. */
export function namesForAgents(): Readonly<Record<'blocks' | 'kinds', string>> {
  const row = (name: string, { description = '' }: Schema): string => `- \`${name}\`: ${description}`;
  return {
    blocks: blockNames()
      .map((name) => row(name, schemaOf(`blocks/${name}`)))
      .join('\n'),
    kinds: [...ownKinds().values()].map(({ name, schema }) => row(name, schema)).join('\n'),
  };
}

/**
 * The text of an `AGENTS.md` with our part as this version has it. What its authors have written around it stays.
 * @param fresh the text that a new site gets
 * @returns undefined if the part isn't there, or is as it should be
 */
export function renewed(text: string, fresh: string): string | undefined {
  const written = text.replaceAll('\r\n', '\n');
  const [old, now] = [partOf(written), partOf(fresh.replaceAll('\r\n', '\n'))];
  if (old === undefined || now === undefined || old === now) return undefined;
  const renewed = written.replace(old, () => now);
  return text.includes('\r\n') ? renewed.replaceAll('\n', '\r\n') : renewed;
}

/** Our part of a text. */
function partOf(text: string): string | undefined {
  const [start, end] = [text.indexOf(FIRST), text.lastIndexOf(LAST)];
  return start === -1 || end < start ? undefined : text.slice(start, end);
}

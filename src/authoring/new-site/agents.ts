import { ownKinds } from '../../content/entries/kinds.ts';
import { blockNames, type Schema, schemaOf } from '../../schema/schemas/schemas.ts';

/** What begins and ends the part of `AGENTS.md` that `upgrade` renews: a line each. */
const OURS = /^<!-- Sitewright renews [^\n]*\n.*^<!-- Sitewright: [^\n]*$/ms;

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
  const [part] = OURS.exec(fresh.replaceAll('\r\n', '\n')) ?? [];
  const now = part === undefined ? text : text.replaceAll('\r\n', '\n').replace(OURS, () => part);
  return now === text.replaceAll('\r\n', '\n') ? undefined : now;
}

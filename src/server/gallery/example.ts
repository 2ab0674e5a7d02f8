import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builderRoot } from '../../builder/builder-root.ts';
import { Failure } from '../../builder/failure.ts';
import { settle } from '../../content/settle/settle.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { JsonObject } from '../../model/json.ts';
import { validateBlock } from '../../schema/block.ts';
import { ownInForce } from '../../schema/schemas/in-force.ts';
import { toDiagnostic } from '../../yaml/findings/finding.ts';
import { parse } from '../../yaml/reading/parse.ts';
import { plainObject } from '../../yaml/syntax/tree.ts';
import { sourceText } from '../../yaml/text/source.ts';
import type { Look } from './look.ts';

/** A block's example, as it is written and once it is read. Without `block`, `diagnostics` tell why. */
export type Example = {
  readonly text: string;
  readonly block: JsonObject | undefined;
  readonly diagnostics: readonly Diagnostic[];
};

/** Writes a value into the text of an example: over the line of its field, or as a line of its own after the type. */
function rewritten(text: string, [field, value]: readonly [string, string]): string {
  const line = new RegExp(`^${field}:.*$`, 'm');
  return line.test(text)
    ? text.replace(line, `${field}: ${value}`)
    : text.replace(/^type:.*$/m, `$&\n${field}: ${value}`);
}

function understood(file: string, text: string): Example {
  const source = sourceText(file, text);
  const { root, findings } = parse(source);
  const all = [...findings, ...(root === undefined ? [] : validateBlock(source, root, {}))];
  const diagnostics = settle(all, new Map()).map(toDiagnostic);
  if (root?.kind !== 'map' || diagnostics.some(({ severity }) => severity === 'error')) {
    return { text, block: undefined, diagnostics };
  }
  return { text, block: plainObject(root), diagnostics };
}

/** The example of a block of the site's own, or of ours. */
async function writtenExample(name: string): Promise<{ readonly file: string; readonly written: string }> {
  const { schemas, examples } = ownInForce();
  const file = `${schemas.has(name) ? '' : 'src/'}blocks/${name}/example.yaml`;
  if (!schemas.has(name)) return { file, written: await readFile(join(builderRoot, file), 'utf8') };
  const written = examples.get(name);
  if (written === undefined) throw new Failure(`This block has no example. Make the file ${file}.`);
  return { file, written };
}

/**
 * Reads the example of a block as the content of a page would be read, by itself: that it fits any
 * site, a test sees to.
 * @throws what the disk says, when there is no such file
 */
export async function readExample(name: string, values: Look['values']): Promise<Example> {
  const { file, written } = await writtenExample(name);
  return understood(file, Object.entries(values).reduce(rewritten, written));
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builderRoot } from '../../builder/builder-root.ts';
import { settle } from '../../content/settle/settle.ts';
import { type Diagnostic, isError } from '../../diagnostics/diagnostic.ts';
import type { JsonObject } from '../../model/json.ts';
import { validateBlock } from '../../schema/block.ts';
import { ownInForce } from '../../schema/schemas/in-force.ts';
import { toDiagnostic } from '../../yaml/findings/finding.ts';
import { parse } from '../../yaml/reading/parse.ts';
import { plainObject } from '../../yaml/syntax/tree.ts';
import { sourceText } from '../../yaml/text/source.ts';

/** A block's example, as it is written and once it is read. Without `block`, `diagnostics` tell why. */
export type Example = {
  readonly file: string;
  readonly text: string;
  readonly block: JsonObject | undefined;
  readonly diagnostics: readonly Diagnostic[];
};

/** Reads the example of a block, of ours or of the site's own, as the content of a page would be read, by itself: that it fits any site, a test sees to. */
export async function readExample(name: string): Promise<Example> {
  const { schemas, examples } = ownInForce();
  const isOwn = schemas.has(name);
  const file = `${isOwn ? '' : 'src/'}blocks/${name}/example.yaml`;
  const text = isOwn ? (examples.get(name) ?? `type: ${name}\n`) : await readFile(join(builderRoot, file), 'utf8');
  const source = sourceText(file, text);
  const { root, findings } = parse(source);
  const all = [...findings, ...(root === undefined ? [] : validateBlock(source, root, {}))];
  const diagnostics = settle(all, new Map()).map(toDiagnostic);
  const isGood = root?.kind === 'map' && !diagnostics.some(isError);
  return { file, text, block: isGood ? plainObject(root) : undefined, diagnostics };
}

import '../setup/compiled-styles.ts';
import { prepare, render } from '../../src/app/entry-server.tsx';
import type { JsonObject } from '../../src/model/json.ts';
import type { LookName } from '../../src/model/theme.ts';
import { planOf } from '../blocks/plan-blocks.ts';
import { brands } from './all-blocks.ts';

/** A page of blocks in a look, as a document that needs nothing else: no build, no script, and the fonts of the machine. */
export async function drawn(blocks: readonly JsonObject[], look: LookName): Promise<string> {
  await prepare();
  const theme = { look, brand: brands[look] };
  const { body, css } = render(planOf(blocks, { theme }));
  return `<!doctype html><html lang="en" class="light"><title>Blocks</title><style>${css}</style><div id="root">${body}</div>`;
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toolsFolder } from '../../builder/beside-commands.ts';
import { typeOf } from '../../builder/media-type.ts';
import { isMissing } from '../../disk/error-code.mjs';
import { toolsBase } from '../browser-entries.ts';
import type { Handler } from '../serving/reply.ts';
import { decodedPath } from '../serving/request-path.ts';

/** What the pages of this server load besides those of the site: the overlay, the gallery and its style; and what tests blocks. */
export class Tools {
  /** What was compiled of the source as it is now; nothing where it is as it was when the commands were compiled. */
  #compiled: Promise<ReadonlyMap<string, string>> | undefined;
  #isAsBuilt = toolsFolder !== undefined;

  forget(): void {
    this.#isAsBuilt = false;
    this.#compiled = undefined;
  }

  /** Sends them; to be mounted at `toolsBase`. */
  readonly answer: Handler = async (req, res) => {
    const name = decodedPath(req.url ?? '/')?.slice(toolsBase.length + 1) ?? '';
    const text = /^[\w-]+\.(?:js|css)$/.test(name) ? await this.text(name) : undefined;
    if (text === undefined) return false;
    return res.writeHead(200, { 'Content-Type': typeOf(name), 'Cache-Control': 'no-store' }).end(text);
  };

  /** The text of one; undefined where there is none of that name. */
  async text(name: string): Promise<string | undefined> {
    if (this.#isAsBuilt && toolsFolder !== undefined) return textIn(toolsFolder, name);
    this.#compiled ??= import('./compile-tools.ts').then(({ compileTools }) => compileTools());
    return (await this.#compiled).get(name);
  }
}

async function textIn(folder: string, name: string): Promise<string | undefined> {
  try {
    return await readFile(join(folder, name), 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

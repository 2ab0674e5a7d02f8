import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toolsFolder } from '../../builder/beside-commands.ts';
import { type Bundle, bundleApp } from '../../builder/bundle/bundle.ts';
import { typeOf } from '../../builder/media-type.ts';
import { folderDisk } from '../../disk/disk.ts';
import { ignoreMissing } from '../../disk/error-code.mjs';
import { assetsFolder } from '../../model/address.ts';
import { readOwnBlocks } from '../../schema/own/read-own.ts';
import { type Handler, isReading } from '../serving/reply.ts';
import { decodedPath } from '../serving/request-path.ts';
import { openIn, sendFile } from '../serving/send-file.ts';

export type AppLoader = {
  /** The app with the blocks of the site's own, compiled once. @throws Error when a source file cannot be compiled or run */
  readonly load: () => Promise<Bundle>;
  /** Has it compiled again, as far as its source or the site's own blocks have changed. */
  readonly renew: () => void;
};

export function appLoader(root: string): AppLoader {
  let loading: Promise<Bundle> | undefined;
  return {
    load: () => {
      loading ??= readOwnBlocks(folderDisk(root)).then((own) => bundleApp({ site: { root, own } }));
      return loading;
    },
    renew: () => {
      loading = undefined;
    },
  };
}

/** Where what the app is made of is sent from. */
export const assetsBase = `/${assetsFolder}`;

/** Serves what the app is made of; to be mounted at its base. */
export function assetsHandler(loader: AppLoader): Handler {
  return async (req, res) => {
    const path = decodedPath(req.url ?? '/')?.slice(assetsBase.length);
    if (path === undefined || !isReading(req)) return false;
    // Where the app cannot be compiled, the page itself says what is wrong with it.
    const app = await loader.load().catch(() => undefined);
    if (app === undefined) return false;
    const name = `${assetsFolder}${path}`;
    if (Object.values(app.own?.assets ?? {}).includes(name)) {
      const headers = { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' };
      return res.writeHead(200, headers).end(app.own?.read(name));
    }
    const file = await openIn(join(app.folder, assetsFolder), path);
    return file !== undefined && sendFile(res, file, { status: 200, cacheControl: 'no-store' });
  };
}

/** Where the development server sends what only its own pages load. */
export const toolsBase = '/__tools';

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
    if (this.#isAsBuilt && toolsFolder !== undefined)
      return await readFile(join(toolsFolder, name), 'utf8').catch(ignoreMissing);
    this.#compiled ??= import('./compile-tools.ts').then(({ compileTools }) => compileTools());
    return (await this.#compiled).get(name);
  }
}

import { join } from 'node:path';
import type { Connect } from 'vite';
import { openIn } from '../serving/opened.ts';
import { answering } from '../serving/reply.ts';
import { decodedPath } from '../serving/request-path.ts';
import { sendFile } from '../serving/send-file.ts';
import type { App, AppLoader } from './app.ts';

/** Serves what the app is made of and refers to, such as its font; to be mounted at `/assets`. */
export function assetsMiddleware(loader: AppLoader): Connect.NextHandleFunction {
  return (req, res, next) => {
    const path = decodedPath(req.url ?? '/');
    if (path === undefined || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    answering(async () => {
      const app = await loaded(loader);
      const module = app?.modules?.get(`/assets${path}`);
      if (module !== undefined) {
        return void res.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' }).end(module);
      }
      const file = app?.folder === undefined ? undefined : await openIn(join(app.folder, 'assets'), path);
      if (file === undefined) next();
      else await sendFile(req, res, file, { status: 200, cacheControl: 'no-store' });
    })(req, res);
  };
}

/** Undefined when the app cannot be compiled: the page itself says what is wrong with it. */
async function loaded(loader: AppLoader): Promise<App | undefined> {
  try {
    return await loader.load();
  } catch {
    return undefined;
  }
}

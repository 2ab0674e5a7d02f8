import { join } from 'node:path';
import sirv from 'sirv';
import type { Connect } from 'vite';
import type { AppLoader } from './app.ts';

/** Serves what the app is made of and refers to, such as its font; to be mounted at `/assets`. */
export function assetsMiddleware(loader: AppLoader): Connect.NextHandleFunction {
  return (req, res, next) => {
    loader.load().then(
      ({ folder, modules }) => {
        const module = modules?.get(`/assets${req.url?.replace(/[?#].*$/, '')}`);
        if (module !== undefined) res.writeHead(200, { 'Content-Type': 'text/javascript' }).end(module);
        else if (folder === undefined) next();
        else sirv(join(folder, 'assets'), { dev: true })(req, res, next);
      },
      // The page itself says what is wrong with the app.
      () => next(),
    );
  };
}

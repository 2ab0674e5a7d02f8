import { join } from 'node:path';
import sirv from 'sirv';
import type { Connect } from 'vite';
import type { AppLoader } from './app.ts';

/** Serves what a bundled app refers to, such as its font; to be mounted at `/assets`. */
export function assetsMiddleware(loader: AppLoader): Connect.NextHandleFunction {
  return (req, res, next) => {
    loader.load().then(
      ({ folder }) => (folder === undefined ? next() : sirv(join(folder, 'assets'), { dev: true })(req, res, next)),
      // The page itself says what is wrong with the app.
      () => next(),
    );
  };
}

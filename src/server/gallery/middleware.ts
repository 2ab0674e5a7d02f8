import type { Connect } from 'vite';
import { blockNames } from '../../schema/schemas/schemas.ts';
import { send } from '../dev/middleware.ts';
import { answering } from '../serving/reply.ts';
import { galleryAnswer, type Source } from './gallery.ts';
import { wantedAt } from './gallery-paths.ts';

/** Serves the gallery of all blocks; to be mounted at its base. */
export function galleryMiddleware(source: () => Source): Connect.NextHandleFunction {
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const wanted = wantedAt(req.url ?? '/', blockNames());
    answering(async () => send(res, await galleryAnswer(wanted, source())))(req, res);
  };
}

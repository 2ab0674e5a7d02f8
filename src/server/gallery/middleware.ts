import type { Connect } from 'vite';
import { typeOf } from '../../builder/media-type.ts';
import { blockNames } from '../../content/shape/schema/schemas.ts';
import { send } from '../dev/middleware.ts';
import { openIn } from '../serving/opened.ts';
import { answering, sayPlainly } from '../serving/reply.ts';
import { decodedPath } from '../serving/request-path.ts';
import { sendFile } from '../serving/send-file.ts';
import { galleryAnswer, type Source } from './gallery.ts';
import { wantedAt } from './gallery-paths.ts';
import { ownPictures } from './pictures.ts';

/** Serves the gallery of all blocks; to be mounted at its base. */
export function galleryMiddleware(source: () => Source): Connect.NextHandleFunction {
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const wanted = wantedAt(req.url ?? '/', blockNames());
    answering(async () => {
      if (wanted.kind !== 'picture') return send(res, await galleryAnswer(wanted, source()));
      const path = decodedPath(wanted.path);
      const isPicture = path !== undefined && typeOf(path).startsWith('image/');
      const file = isPicture ? await openIn(ownPictures, path) : undefined;
      if (file === undefined) sayPlainly(res, 404, 'There is no such picture.');
      else await sendFile(req, res, file, { status: 200, cacheControl: 'no-store' });
    })(req, res);
  };
}

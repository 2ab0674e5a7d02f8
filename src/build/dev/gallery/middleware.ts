import sirv from 'sirv';
import type { Connect } from 'vite';
import { blockNames } from '../../../content/shape/schemas.ts';
import { send } from '../middleware.ts';
import { wantedAt } from './address.ts';
import { galleryAnswer, type Source } from './gallery.ts';
import { ownPictures } from './pictures.ts';

/** Serves the gallery of all blocks; to be mounted at its base. */
export function galleryMiddleware(source: () => Source): Connect.NextHandleFunction {
  const sendPicture = sirv(ownPictures, { dev: true, extensions: [] });
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const wanted = wantedAt(req.url ?? '/', blockNames());
    if (wanted.kind === 'picture') {
      req.url = wanted.path;
      return sendPicture(req, res, () => void res.writeHead(404).end());
    }
    galleryAnswer(wanted, source()).then((given) => send(res, given), next);
  };
}

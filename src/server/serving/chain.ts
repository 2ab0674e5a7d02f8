import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { reasonOf } from '../../builder/failure.ts';
import { withoutQuery } from '../../model/address.ts';
import { sayPlainly } from './reply.ts';

/** Answers a request, or leaves it to who comes after. */
export type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/** Who is asked for what is at an address and below it. It sees addresses relative to its own. */
type Mounted = { readonly at: string; readonly answers: Middleware };

/** The address below a mounted one, with a slash in front and its query; undefined for one elsewhere. */
function below(at: string, url: string): string | undefined {
  const path = withoutQuery(url);
  if (path !== at && !path.startsWith(`${at}/`)) return undefined;
  const rest = url.slice(at.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Asks one after the other, until somebody answers. Whatever throws is answered with 500, also after a wait. */
export function inOrder(middlewares: readonly (Middleware | Mounted)[]): RequestListener {
  const ask = (req: IncomingMessage, res: ServerResponse, from: number): void => {
    const one = middlewares[from];
    const url = req.url ?? '/';
    const next = (): void => {
      req.url = url;
      asked(req, res, from + 1);
    };
    if (one === undefined) sayPlainly(res, { status: 404, words: 'There is nothing at this address.' });
    else if (typeof one === 'function') one(req, res, next);
    else {
      const own = below(one.at, url);
      req.url = own ?? url;
      if (own === undefined) next();
      else one.answers(req, res, next);
    }
  };
  const asked = (req: IncomingMessage, res: ServerResponse, from: number): void => {
    try {
      ask(req, res, from);
    } catch (error) {
      sayPlainly(res, { status: 500, words: `This request could not be answered: ${reasonOf(error)}` });
    }
  };
  return (req, res) => asked(req, res, 0);
}

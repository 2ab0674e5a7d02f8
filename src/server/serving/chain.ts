import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { reasonOf } from '../../builder/failure.ts';
import { withoutQuery } from '../../model/address.ts';
import { sayPlainly } from './reply.ts';

/** Answers a request, or leaves it to who comes after. */
export type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/** Who is asked for what is at an address and below it. */
type Mounted = { readonly at: string; readonly answers: Middleware };

const isBelow = (at: string, url: string): boolean => `${withoutQuery(url)}/`.startsWith(`${at}/`);

/** Asks one after the other, until somebody answers. Whatever throws is answered with 500, also after a wait. */
export function inOrder(middlewares: readonly (Middleware | Mounted)[]): RequestListener {
  const ask = (req: IncomingMessage, res: ServerResponse, from: number): void => {
    const one = middlewares[from];
    const next = (): void => asked(req, res, from + 1);
    if (one === undefined) sayPlainly(res, { status: 404, words: 'There is nothing at this address.' });
    else if (typeof one === 'function') one(req, res, next);
    else if (isBelow(one.at, req.url ?? '/')) one.answers(req, res, next);
    else next();
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

import { join } from 'node:path';
import sirv from 'sirv';
import type { Connect } from 'vite';
import { askedFor, wireForm } from '../preview/address.ts';
import { type Answer, answer, hasRoute } from './answer.ts';
import type { AppLoader } from './app.ts';
import { type Data, dataAt } from './data.ts';
import type { LiveSite } from './live-site.ts';

/** Addresses that belong to Vite: its client, and the modules of the browser's part of this server. */
const modules = /^\/(?:@|__|src\/|node_modules\/)/;

/** Sends an answer; no browser keeps it. */
export function send(res: Parameters<Connect.NextHandleFunction>[1], given: Answer): void {
  if (given.kind === 'redirect') res.writeHead(302, { Location: given.to }).end();
  else {
    const headers = { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-store' };
    res.writeHead(given.status, headers).end(given.html);
  }
}

function sendData(res: Parameters<Connect.NextHandleFunction>[1], { type, text }: Data): void {
  res.writeHead(200, { 'Content-Type': `${type};charset=utf-8`, 'Cache-Control': 'no-store' }).end(text);
}

/** Serves pages and their data, then public files, then what is Vite's; the not-found screen for all else. */
export function siteMiddleware(root: string, site: () => LiveSite, loader: AppLoader): Connect.NextHandleFunction {
  const sendPublic = sirv(join(root, 'public'), { dev: true, extensions: [] });
  return (req, res, next) => {
    const url = req.url ?? '/';
    const { base } = site();
    const asked = askedFor(url, base);
    const isModule = modules.test(url);
    const page = (path: string): void => {
      answer(site(), path, loader).then((given) => send(res, given), next);
    };
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    if (asked.kind === 'malformed') return void res.writeHead(400).end();
    if (asked.kind === 'redirect') return send(res, { kind: 'redirect', to: asked.to });
    if (asked.kind === 'outside') return isModule ? next() : page('/404');
    if (hasRoute(site(), asked.path)) return page(asked.path);
    const file = (): void => {
      req.url = wireForm(asked.path) + asked.search;
      sendPublic(req, res, () => {
        req.url = url;
        if (isModule) next();
        else page(asked.path);
      });
    };
    dataAt(site(), asked.path, loader).then((data) => (data === undefined ? file() : sendData(res, data)), next);
  };
}

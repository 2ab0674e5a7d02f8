import type { RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { typeOf } from '../../builder/media-type.ts';
import { notFoundRoute } from '../../model/address.ts';
import { towardsMailbox } from '../mailbox/towards-mailbox.ts';
import { openIn } from '../serving/opened.ts';
import { answering, isReading, malformed, onlyRead, sayPlainly } from '../serving/reply.ts';
import { askedFor } from '../serving/request-path.ts';
import { sendFile } from '../serving/send-file.ts';
import { type Answer, answer, hasRoute } from './answer.ts';
import type { AppLoader } from './app.ts';
import { baseOf, type LiveSite } from './live-site.ts';
import { ServedOutputs } from './served-outputs.ts';

/** Sends an answer; no browser keeps it. */
function send(res: ServerResponse, given: Answer): void {
  if (given.kind === 'redirect') res.writeHead(302, { Location: given.to }).end();
  else {
    const headers = { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-store' };
    res.writeHead(given.status, headers).end(towardsMailbox('index.html', given.html));
  }
}

function sendMade(res: ServerResponse, path: string, content: string | Uint8Array): void {
  // Of what is served so, only JSON has a type that names no charset.
  const type = path.endsWith('.json') ? 'application/json;charset=utf-8' : typeOf(path);
  res.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  res.end(typeof content === 'string' ? towardsMailbox(path, content) : content);
}

/** What the pages of a site are served from. */
type Serving = {
  /** The content root. */
  readonly root: string;
  /** The site that answers for an address. */
  readonly siteFor: (url: string) => Promise<LiveSite>;
  readonly loader: AppLoader;
  /** Of what pages load, as it is now. */
  readonly version: () => string;
};

/** Serves pages and their data, then the public files that the content has; the not-found screen for all else. */
export function siteListener({ root, siteFor, loader, version }: Serving): RequestListener {
  const outputs = new ServedOutputs({ root, loader });
  return (req, res) =>
    answering(async () => {
      if (!isReading(req)) return sayPlainly(res, onlyRead);
      const url = req.url ?? '/';
      const site = await siteFor(url);
      // Before it is made: one that is made while the app changes is loaded again.
      const means = { loader, outputs, version: version() };
      const page = async (path: string): Promise<void> => send(res, await answer(site, path, means));
      const asked = askedFor(url, baseOf(site));
      if (asked.kind === 'malformed') return sayPlainly(res, malformed);
      if (asked.kind === 'redirect') return send(res, { kind: 'redirect', to: asked.to });
      if (asked.kind === 'outside') return page(notFoundRoute);
      if (hasRoute(site, asked.path)) return page(asked.path);
      const served = await outputs.at(site, asked.path);
      if (served !== undefined) return sendMade(res, asked.path, served);
      // Only what was found while the content was read: not what a link leads to, and no hidden file.
      const found = site.live?.content.publicFiles.get(asked.path);
      const file = found === undefined ? undefined : await openIn(join(root, 'public'), found.slice('public'.length));
      if (file !== undefined) return sendFile(res, file, { status: 200, cacheControl: 'no-store' });
      return page(asked.path);
    })(req, res);
}

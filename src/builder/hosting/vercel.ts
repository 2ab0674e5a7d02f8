import { typeOf } from '../media-type.ts';
import type { Headers, Hosted } from './hosted.ts';

function headerList(headers: Headers): { readonly key: string; readonly value: string }[] {
  return [...headers].map(([key, value]) => ({ key, value }));
}

/** The text of a `vercel.json`. Later entries win there, so the longest path comes last. */
export function vercelSettings({ base, headers, locations, redirects }: Hosted): string {
  const settings = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: `${base}(.*)`, headers: headerList(headers) },
      { source: `${base}(.*)\\.ics`, headers: [{ key: 'Content-Type', value: typeOf('a.ics') }] },
      ...locations.map((location) => ({
        source: location.path + (location.isFolder ? '(.*)' : ''),
        headers: headerList(location.changed),
      })),
    ],
    redirects: redirects.map(({ from, params, to }) => ({
      source: from,
      ...(params.length > 0 && { has: params.map(([key, value]) => ({ type: 'query', key, value })) }),
      destination: to,
      statusCode: 301,
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

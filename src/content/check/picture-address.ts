import type { PictureFault } from '../../diagnostics/wording/pictures.ts';
import { isHostName, reachOf } from './hosts.ts';
import { picturePage } from './picture-page.ts';

export type AddressProblem = {
  readonly facts: PictureFault;
  /** The address as it should be, if there is such a picture. */
  readonly write?: string;
};

/** Why something cannot be the address of a picture, whatever exists. Undefined for `/...` and `https://...`. */
export function addressProblem(path: string): AddressProblem | undefined {
  const name = path.split(/[\\/]/).at(-1) ?? path;
  const inFolder = `/images/${name}`;
  if (/^[a-z]:[\\/]|^file:|^\/(?:Users|home)\/|^~/i.test(path))
    return { facts: { why: 'own-computer', name }, write: inFolder };
  if (/^data:/i.test(path)) return { facts: { why: 'data' } };
  if (path.startsWith('//') || path.includes('\\')) return { facts: { why: 'slashes', name }, write: inFolder };
  if (path.startsWith('http://')) {
    return { facts: { why: 'no-https', secure: `https://${path.slice('http://'.length)}` } };
  }
  if (path.startsWith('https://')) {
    const facts = httpsProblem(path);
    return facts && { facts };
  }
  const [, inPublic] = /^\/?public(\/.*)$/s.exec(path) ?? [];
  if (inPublic !== undefined) return { facts: { why: 'in-public', better: inPublic }, write: inPublic };
  if (path.startsWith('/')) return undefined;
  if (path === '') return { facts: { why: 'empty' } };
  const write = `/${path.replace(/^(?:[a-z]+:|[./]+)+/i, '').replace(/^public\//, '')}`;
  return { facts: { why: 'no-slash', path: write }, write };
}

function httpsProblem(path: string): PictureFault | undefined {
  try {
    const url = new URL(path);
    const isWhole = isHostName(url.hostname) && url.username === '' && url.password === '' && !/\s/.test(path);
    const page = isWhole ? picturePage(url) : undefined;
    if (page !== undefined) return { why: 'page', service: page.service, name: page.name };
    if (isWhole) return reachOf(url.hostname) === undefined ? undefined : { why: 'unreachable', host: url.hostname };
  } catch {
    // Reported like the others.
  }
  return { why: 'incomplete' };
}

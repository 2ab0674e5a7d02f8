import { decoded } from '../model/address.ts';
import type { Embed } from '../model/media.ts';

type Shown = Pick<Embed, 'href' | 'frame'>;

/** A site of which parts can be shown in pages. */
type Service = Pick<Embed, 'service' | 'shows'> & {
  readonly hosts: RegExp;
  /** What an address of it shows; undefined if that is nothing by itself. */
  readonly read: (url: URL) => Shown | undefined;
  readonly example: string;
};

const VIDEO = /^[\w-]{6,20}$/;

function youTube({ hostname, pathname, searchParams }: URL): Shown | undefined {
  const [first = '', second = ''] = pathname.slice(1).split('/');
  const isInPath = ['embed', 'shorts', 'live', 'v'].includes(first);
  const id = hostname === 'youtu.be' ? first : isInPath ? second : (searchParams.get('v') ?? '');
  if (!VIDEO.test(id)) return undefined;
  const start = /^(\d+)s?$/.exec(searchParams.get('t') ?? searchParams.get('start') ?? '')?.[1];
  return {
    href: `https://www.youtube.com/watch?v=${id}${start === undefined ? '' : `&t=${start}s`}`,
    // This host sets no cookies before the video plays.
    frame: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${start === undefined ? '' : `&start=${start}`}`,
  };
}

function vimeo({ pathname, searchParams }: URL): Shown | undefined {
  const [, id, inPath] = /^\/(?:video\/)?(\d+)(?:\/(\w+))?\/?$/.exec(pathname) ?? [];
  if (id === undefined) return undefined;
  // Of a video that not everybody finds.
  const key = inPath ?? /^\w+$/.exec(searchParams.get('h') ?? '')?.[0];
  return {
    href: `https://vimeo.com/${id}${key === undefined ? '' : `/${key}`}`,
    frame: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${key === undefined ? '' : `&h=${key}`}`,
  };
}

const isOnEarth = (lat: number, lon: number): boolean => Math.abs(lat) <= 85 && Math.abs(lon) <= 180;

/** Degrees with as many digits as a door needs. */
const degrees = (value: number): string => value.toFixed(5);

function openStreetMap({ pathname, search, searchParams, hash, href }: URL): Shown | undefined {
  if (pathname === '/export/embed.html') {
    const [west, south, east, north] = (searchParams.get('bbox') ?? '').split(',').map(Number);
    const isBox = [west, south, east, north].every((side) => side !== undefined && Number.isFinite(side));
    return isBox ? { href: `https://www.openstreetmap.org/${search}`, frame: href } : undefined;
  }
  const [, zoom, lat, lon] = /#map=(\d{1,2})(?:\.\d+)?\/(-?[\d.]+)\/(-?[\d.]+)/.exec(hash) ?? [];
  const place = { lat: Number(searchParams.get('mlat') ?? lat), lon: Number(searchParams.get('mlon') ?? lon) };
  if (!isOnEarth(place.lat, place.lon)) return undefined;
  const middle = lat === undefined ? place : { lat: Number(lat), lon: Number(lon) };
  if (!isOnEarth(middle.lat, middle.lon)) return undefined;
  // As much as a window of about 800 by 450 pixels shows at that zoom.
  const across = (360 / 2 ** Math.min(Number(zoom ?? 16), 19)) * (800 / 256);
  const down = across * (450 / 800) * Math.cos((middle.lat * Math.PI) / 180);
  const box = [middle.lon - across / 2, middle.lat - down / 2, middle.lon + across / 2, middle.lat + down / 2];
  const marker = searchParams.has('mlat') ? `&marker=${degrees(place.lat)}%2C${degrees(place.lon)}` : '';
  return {
    href,
    frame: `https://www.openstreetmap.org/export/embed.html?bbox=${box.map(degrees).join('%2C')}&layer=mapnik${marker}`,
  };
}

function googleMaps({ pathname, searchParams, href }: URL): Shown | undefined {
  const pb = searchParams.get('pb');
  if (pathname === '/maps/embed' && pb !== null) {
    const [, lon, lat] = /!2d(-?[\d.]+)!3d(-?[\d.]+)/.exec(pb) ?? [];
    const place = lat === undefined ? '' : `?q=${lat},${lon}`;
    return {
      href: `https://www.google.com/maps${place}`,
      frame: `https://www.google.com/maps/embed?pb=${encodeURIComponent(pb)}`,
    };
  }
  const [, named] = /^\/maps\/(?:place|search)\/([^/@]+)/.exec(pathname) ?? [];
  const [, at] = /\/@(-?[\d.]+,-?[\d.]+)/.exec(pathname) ?? [];
  const wanted =
    searchParams.get('q') ?? searchParams.get('query') ?? (named && decoded(named.replace(/\+/g, ' '))) ?? at;
  if (wanted === undefined || wanted === '') return undefined;
  return { href, frame: `https://www.google.com/maps?q=${encodeURIComponent(wanted)}&output=embed` };
}

/** The sites of which parts can be shown. A page's policy names those that it shows, and no others. */
export const services: readonly Service[] = [
  {
    service: 'YouTube',
    shows: 'video',
    hosts: /^(?:(?:www\.|m\.)?youtube\.com|youtu\.be|www\.youtube-nocookie\.com)$/,
    read: youTube,
    example: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  },
  {
    service: 'Vimeo',
    shows: 'video',
    hosts: /^(?:(?:www\.|player\.)?vimeo\.com)$/,
    read: vimeo,
    example: 'https://vimeo.com/76979871',
  },
  {
    service: 'OpenStreetMap',
    shows: 'map',
    hosts: /^(?:www\.)?openstreetmap\.org$/,
    read: openStreetMap,
    example: 'https://www.openstreetmap.org/#map=16/52.5163/13.3777',
  },
  {
    service: 'Google Maps',
    shows: 'map',
    hosts: /^(?:(?:www\.)?google\.[a-z.]{2,6}|maps\.google\.[a-z.]{2,6})$/,
    read: googleMaps,
    example: 'https://www.google.com/maps/place/Brandenburger+Tor',
  },
];

/** What an address shows of another site; undefined for one that the checks refuse. */
export function embedOf(written: string): Embed | undefined {
  if (!URL.canParse(written)) return undefined;
  const url = new URL(written);
  const found = url.protocol === 'https:' ? services.find(({ hosts }) => hosts.test(url.hostname)) : undefined;
  const shown = found?.read(url);
  return found === undefined || shown === undefined
    ? undefined
    : { ...shown, service: found.service, shows: found.shows };
}

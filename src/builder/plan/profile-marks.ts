import type { ProfileMark, SharedSite } from '../../model/frame.ts';
import type { Icon } from '../../model/media.ts';
import { plainText } from '../../model/plain-text.ts';
import { type ServiceName, serviceAt, serviceNamed } from '../../values/services.ts';

/** Parts of a drawing in one: every page carries it. */
const drawn = (...paths: readonly string[]): Icon => [['path', { d: paths.join('') }]];
const box = (y: string, height: string, rx: string): Icon[number] => ['rect', { x: '2', y, width: '20', height, rx }];

/** Whatever isn't one of them gets a globe. */
const globe: Icon = [
  ['circle', { cx: '12', cy: '12', r: '10' }],
  ...drawn('M2 12h20', 'M12 2a15 15 0 0 1 0 20 15 15 0 0 1 0-20'),
];

/** The marks of services, which we have drawn ourselves. */
const marks: Readonly<Record<ServiceName, Icon>> = {
  LinkedIn: [box('2', '20', '4'), ...drawn('M7 10.5V17', 'M11 17v-6.5', 'M11 13.5a3 3 0 0 1 6 0V17', 'M7 7.25v.01')],
  GitHub: drawn(
    'M6 8.5V4l3.6 2a9 9 0 0 1 4.8 0L18 4v4.5a6 6 0 0 1 1.5 4c0 3.6-3 5-7.5 5s-7.5-1.4-7.5-5a6 6 0 0 1 1.5-4Z',
    'M9 17.5V22',
    'M15 17.5V22',
    'M9 20.5c-3 .6-4-.7-5-2',
  ),
  GitLab: drawn('M12 21l9-8-2.5-9-3.5 6H9L5.5 4 3 13Z', 'M9 10l3 11 3-11'),
  Mastodon: drawn(
    'M15.5 18H9a5 5 0 0 1-5-5V7a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v5c0 2-1 4-3 4.5-2 .5-5 .5-7.5.5',
    'M8 21c3 .7 5.5.5 7.5-.5',
    'M8 13V9a2 2 0 0 1 4 0v2',
    'M12 9a2 2 0 0 1 4 0v4',
  ),
  Instagram: [
    box('2', '20', '5'),
    ...drawn('M16.25 12a4.25 4.25 0 1 1-8.5 0 4.25 4.25 0 1 1 8.5 0Z', 'M17.25 6.75v.01'),
  ],
  Facebook: drawn('M17 2.5h-2.5A4.5 4.5 0 0 0 10 7v14.5', 'M6.5 12H16'),
  YouTube: [box('5', '14', '4'), ...drawn('M10 9l5 3-5 3Z')],
  X: drawn('M4 4h4l12 16h-4Z', 'M4 20l6.6-6.8', 'M13.4 10.7 20 4'),
  Bluesky: drawn(
    'M12 11C10.5 8 7.5 5 4.5 4 3 3.7 3 6 3.5 9c.4 2.5 1.8 3.8 4.5 3.7-3 .6-4.2 2.2-2.7 4.1 2.5 2.9 5.7 1 6.7-2.3',
    'M12 11c1.5-3 4.5-6 7.5-7 1.5-.3 1.5 2 1 5-.4 2.5-1.8 3.8-4.5 3.7 3 .6 4.2 2.2 2.7 4.1-2.5 2.9-5.7 1-6.7-2.3',
  ),
  WhatsApp: drawn('M3 21l1.5-5A9 9 0 1 1 8 19.5Z', 'M9 8c0 4 3 7 7 7l.5-2-2-1-1 1a6 6 0 0 1-2.5-2.5l1-1-1-2Z'),
  TikTok: drawn('M10 11.5a4.25 4.25 0 1 0 4.25 4.25V3a5.5 5.5 0 0 0 5.25 5'),
  Xing: drawn('M5 7h3.5l2 3.5L7 16.5H3.5l3.5-6Z', 'M20 3h-3.5l-5.5 10 4.5 8H19l-4.5-8Z'),
};

/** The marks of the site's profiles, in their order. */
export function profileMarks({ contact }: SharedSite): ProfileMark[] {
  return (contact?.profiles ?? []).map(({ label, href }) => {
    const words = plainText(label);
    const name = serviceAt(href.href) ?? serviceNamed(words);
    if (name === undefined) return { icon: globe };
    const icon = marks[name];
    return words.toLowerCase().includes(name.toLowerCase()) ? { icon } : { icon, name };
  });
}

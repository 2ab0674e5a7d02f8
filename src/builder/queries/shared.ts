import { query } from '../../engine/questions.ts';
import type { DataFile } from '../../outputs/output.ts';
import { frameFile, themeFile } from '../../outputs/page-data.ts';
import type { Surroundings } from '../render/document.ts';
import { all, notFound, publicFile, siteFrame } from './given.ts';

/** What the app gets of what all pages share. */
export const frame = query<[], DataFile>({ name: 'frame', make: (ask) => frameFile(ask(siteFrame)) });

/** The style sheet that all pages share. */
export const theme = query<[], DataFile>({
  name: 'theme',
  keep: 'value',
  make: (ask) => themeFile(ask(all.drawing).theme(ask(notFound), ask(siteFrame))),
});

/** What stands in every document besides its page and the frame. */
export const around = query<[], Surroundings>({
  name: 'around',
  make: (ask) => {
    const { base } = ask(siteFrame);
    const script = {
      boot: ask(all.boot),
      app: ask(all.app),
      frame: base + ask(frame).path,
      theme: base + ask(theme).path,
    };
    const development = ask(all.development);
    // What Vite adds to a page comes and goes. `preview` shows pages with their policies.
    const sources = development ? undefined : ask(all.sources);
    return { script, sources, development };
  },
});

/** The same for all of them. What shows pictures is made anew when any is another one. */
export const publicFolder = query<[], string>({
  name: 'publicFolder',
  make: (ask) => [...ask(all.publicFiles).keys()].map((name) => ask(publicFile, name)).join('\n'),
});

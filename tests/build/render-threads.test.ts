import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { RenderThreads } from '../../src/builder/render/render-threads.ts';
import type { AnyPage } from '../../src/model/plan.ts';
import { planOf } from '../blocks/plan-blocks.ts';
import { compiled } from './support/command.ts';
import { folderWith } from './support/site.ts';

/** An app as a build finds it, compiled: it shows the title of a page, and can't render a broken one. */
const app = `
export const prepare = async () => undefined;
export const render = ({ route, head }) => {
  if (route === '/broken') throw new Error('The block cta fell over.');
  return { body: head.title, css: '', theme: '', headTags: '' };
};
`;

function threads(entry: string, count: number): RenderThreads {
  const folder = folderWith({});
  writeFileSync(join(folder, 'entry-server.mjs'), entry);
  writeFileSync(join(folder, 'entry-server.js'), "export * from './entry-server.mjs';");
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const program = join(dirname(compiled()[0] ?? ''), 'render.mjs');
  const made = new RenderThreads(program, { own: {}, folder }, count);
  onTestFinished(() => made.end());
  return made;
}

const around = { script: undefined, development: false, sources: undefined };
const { frame, screen } = planOf([{ type: 'hero', title: 'Hello' }]);
const shared = { frame, around };

const page = (route: string, file?: string): AnyPage => ({
  route,
  head: { title: `Page ${route}`, siteName: 'Site', description: '' },
  screen,
  ...(file === undefined ? {} : { file }),
});

test('threads render each page as it was asked for, say which could not be rendered, and go on', async () => {
  const made = threads(app, 2);
  const routes = Array.from({ length: 20 }, (_, at) => (at === 7 ? '/broken' : `/${at}`));
  const all = await Promise.allSettled(routes.map((route) => made.document(page(route, `pages${route}.yaml`), shared)));
  for (const [at, each] of all.entries()) {
    if (each.status === 'fulfilled')
      expect(new TextDecoder().decode(each.value)).toContain(`<div id="root">Page /${at}<`);
    else
      expect([at, each.reason.message]).toEqual([
        7,
        'pages/broken.yaml could not be rendered: The block cta fell over.',
      ]);
  }
});

test('a thread that can not load the app ends the build with what was wrong, and nobody waits for it', async () => {
  const made = threads("throw new Error('This app is damaged.');", 1);
  const all = await Promise.allSettled(['/a', '/b'].map((route) => made.document(page(route), shared)));
  expect(all.map((each) => each.status === 'rejected' && each.reason.message)).toEqual([
    'This app is damaged.',
    'This app is damaged.',
  ]);
  await expect(made.document(page('/c'), shared)).rejects.toThrow('This app is damaged.');
});

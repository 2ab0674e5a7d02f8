import { dataPathOf } from '../outputs.ts';
import { frameFile, pageData, pagesFile, themeAt } from '../page-data.ts';
import type { AppLoader } from './app.ts';
import type { LiveSite } from './live-site.ts';

const suffix = /\/page\.json$/;

/** What is sent. */
export type Data = { readonly type: 'application/json' | 'text/css'; readonly text: string };

/** What a path asks for, if it is data for the app in the browser: a page's, or what all pages share. */
type Asked = (client: string) => Data;

const json = (text: string): Data => ({ type: 'application/json', text });

function askedFor(site: LiveSite, path: string): Asked | undefined {
  const plan = site.pages.get(path.replace(suffix, '') || '/')?.plan;
  if (plan !== undefined && path === `/${dataPathOf(plan.route)}`) return (client) => json(pageData(plan, client));
  const pages = pagesFile([...site.pages.values()].map(({ plan }) => plan));
  if (path === `/${pages.path}`) return () => json(pages.text);
  const frame = site.pages.get('/404')?.plan.frame;
  const file = frame && frameFile(frame);
  if (file !== undefined && path === `/${file.path}`) return () => json(file.text);
  const theme = themeAt(path.slice(1));
  return theme && (() => ({ type: 'text/css', text: theme.text }));
}

/**
 * The data at a path (decoded, without the base); undefined where there is none.
 * @throws Error when the app cannot be loaded
 */
export async function dataAt(site: LiveSite, path: string, loader: AppLoader): Promise<Data | undefined> {
  const asked = askedFor(site, path);
  return asked?.((await loader.load()).client);
}

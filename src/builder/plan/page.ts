import { language } from '../../content/entries/entry-inputs.ts';
import { PageIds } from '../../content/texts/long/headings.ts';
import type { Ask } from '../../engine/questions.ts';
import type { SitePage } from '../../model/plan.ts';
import type { PageContent } from '../../model/site.ts';
import { withAnnouncements } from './announcements.ts';
import { hasTitle, placeBlocks } from './blocks.ts';
import { blocksWithBody } from './body.ts';
import { headOf } from './head.ts';
import { hiddenParts } from './hidden.ts';
import {
  blockWords,
  fileSize,
  iconNamed,
  isPage,
  ornament,
  pictureSize,
  placeholder,
  servedAt,
  siteAnnouncement,
  wordsForClosed,
  year,
} from './inputs.ts';
import { hrefOf } from './links.ts';
import { pagerOf } from './pager.ts';
import type { Context } from './resolve.ts';
import { plainWords, textOf } from './texts.ts';
import { trailTo } from './trail.ts';

/** What texts, links and pictures are resolved with. */
export function contextOf(ask: Ask): Context {
  const { base } = ask(servedAt);
  const isThere = (route: string): boolean => ask(isPage, route);
  return {
    base,
    isPage: isThere,
    value: (name) => ask(placeholder, name),
    year: () => ask(year),
    ornament: () => ask(ornament),
    language: () => ask(language),
    closed: () => ask(wordsForClosed),
    measured: (path) => ask(pictureSize, path),
    iconOf: (name) => ask(iconNamed, name),
    fileSize: (path) => ask(fileSize, path),
    ids: new PageIds([]),
    hrefOf: (written) => hrefOf(written, { base, isPage: isThere }),
  };
}

/** What kind of page it is, and the day that it bears as one of its kind: what lists of pages outside of pages go by. */
function kindOf(content: PageContent['content']): Pick<SitePage, 'kind' | 'date'> {
  const { kind } = content;
  if (kind === undefined) return {};
  return 'date' in content && typeof content.date === 'string' ? { kind, date: content.date } : { kind };
}

/** A page with nothing left to look up. */
export function planPage(page: PageContent, ask: Ask): SitePage {
  const { file, route, content, list, pdf } = page;
  const { aliases } = content;
  const context = contextOf(ask);
  const wordsOf = (block: string) => ask(blockWords, block);
  const blocks = withAnnouncements(blocksWithBody(content), () => ask(siteAnnouncement));
  const pager = list === undefined ? undefined : pagerOf(list, context);
  const hidden = hiddenParts(page, blocks);
  return {
    file,
    route,
    ...kindOf(content),
    ...(pdf === undefined ? {} : { pdf, pdfWords: wordsOf('pdf') }),
    // The other pages of a long list are alike, and an old address leads to the first.
    ...(aliases === undefined || (list?.number ?? 1) > 1 ? {} : { aliases }),
    ...(hidden === undefined ? {} : { hidden }),
    head: headOf(content, route, ask, context),
    screen: {
      kind: 'page',
      ...(blocks.some(hasTitle) ? {} : { hiddenTitle: plainWords(textOf(content.title, context)) }),
      blocks: placeBlocks(blocks, context, { trail: trailTo(route, ask, context), pager, wordsOf }),
    },
  };
}

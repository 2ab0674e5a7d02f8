// Generated from schemas/ by `npm run generate`. Do not edit.

import type { BlockType } from '../model/generated/resolved.ts';
import type { BlockModule } from './block-module.ts';

/** Every block, loaded when a page has it. */
export const registry = {
  announcement: () => import('./announcement/Announcement.tsx'),
  'article-grid': () => import('./article-grid/ArticleGrid.tsx'),
  bento: () => import('./bento/Bento.tsx'),
  'card-grid': () => import('./card-grid/CardGrid.tsx'),
  'case-story': () => import('./case-story/CaseStory.tsx'),
  'category-tiles': () => import('./category-tiles/CategoryTiles.tsx'),
  comparison: () => import('./comparison/Comparison.tsx'),
  'contact-form': () => import('./contact-form/ContactForm.tsx'),
  cta: () => import('./cta/Cta.tsx'),
  'download-list': () => import('./download-list/DownloadList.tsx'),
  embed: () => import('./embed/Embed.tsx'),
  faq: () => import('./faq/Faq.tsx'),
  figures: () => import('./figures/Figures.tsx'),
  gallery: () => import('./gallery/Gallery.tsx'),
  hero: () => import('./hero/Hero.tsx'),
  hours: () => import('./hours/Hours.tsx'),
  'link-list': () => import('./link-list/LinkList.tsx'),
  'logo-strip': () => import('./logo-strip/LogoStrip.tsx'),
  'long-text': () => import('./long-text/LongText.tsx'),
  'media-text': () => import('./media-text/MediaText.tsx'),
  newsletter: () => import('./newsletter/Newsletter.tsx'),
  'page-links': () => import('./page-links/PageLinks.tsx'),
  people: () => import('./people/People.tsx'),
  'price-list': () => import('./price-list/PriceList.tsx'),
  pricing: () => import('./pricing/Pricing.tsx'),
  quote: () => import('./quote/Quote.tsx'),
  'rich-text': () => import('./rich-text/RichText.tsx'),
  screen: () => import('./screen/Screen.tsx'),
  stats: () => import('./stats/Stats.tsx'),
  steps: () => import('./steps/Steps.tsx'),
  table: () => import('./table/Table.tsx'),
  tabs: () => import('./tabs/Tabs.tsx'),
  'tag-list': () => import('./tag-list/TagList.tsx'),
  timeline: () => import('./timeline/Timeline.tsx'),
  timetable: () => import('./timetable/Timetable.tsx'),
  'webinar-list': () => import('./webinar-list/WebinarList.tsx'),
} satisfies { [T in BlockType]: () => Promise<BlockModule<T>> };

import type { BlockType } from '../model/generated/resolved.ts';
import type { BlockModule } from './block-module.ts';

/** Every block, loaded when a page has it. The compiler keeps the list complete. */
export const registry = {
  'article-grid': () => import('./article-grid/ArticleGrid.tsx'),
  'card-grid': () => import('./card-grid/CardGrid.tsx'),
  'case-story': () => import('./case-story/CaseStory.tsx'),
  'category-tiles': () => import('./category-tiles/CategoryTiles.tsx'),
  'contact-form': () => import('./contact-form/ContactForm.tsx'),
  'download-list': () => import('./download-list/DownloadList.tsx'),
  cta: () => import('./cta/Cta.tsx'),
  faq: () => import('./faq/Faq.tsx'),
  hero: () => import('./hero/Hero.tsx'),
  'link-list': () => import('./link-list/LinkList.tsx'),
  'logo-strip': () => import('./logo-strip/LogoStrip.tsx'),
  'long-text': () => import('./long-text/LongText.tsx'),
  'media-text': () => import('./media-text/MediaText.tsx'),
  'page-links': () => import('./page-links/PageLinks.tsx'),
  'rich-text': () => import('./rich-text/RichText.tsx'),
  stats: () => import('./stats/Stats.tsx'),
  steps: () => import('./steps/Steps.tsx'),
  'tag-list': () => import('./tag-list/TagList.tsx'),
  'webinar-list': () => import('./webinar-list/WebinarList.tsx'),
  bento: () => import('./bento/Bento.tsx'),
  comparison: () => import('./comparison/Comparison.tsx'),
  figures: () => import('./figures/Figures.tsx'),
  gallery: () => import('./gallery/Gallery.tsx'),
  newsletter: () => import('./newsletter/Newsletter.tsx'),
  people: () => import('./people/People.tsx'),
  pricing: () => import('./pricing/Pricing.tsx'),
  quote: () => import('./quote/Quote.tsx'),
  screen: () => import('./screen/Screen.tsx'),
} satisfies { [T in BlockType]: () => Promise<BlockModule<T>> };

import type { BlockType } from '../model/generated/planned.ts';
import type { BlockModule } from './block-module.ts';

/** Every block, loaded when a page has it. The compiler keeps the list complete. */
export const registry = {
  'card-grid': () => import('./card-grid/CardGrid.tsx'),
  'contact-form': () => import('./contact-form/ContactForm.tsx'),
  cta: () => import('./cta/Cta.tsx'),
  faq: () => import('./faq/Faq.tsx'),
  hero: () => import('./hero/Hero.tsx'),
  'logo-strip': () => import('./logo-strip/LogoStrip.tsx'),
  'media-text': () => import('./media-text/MediaText.tsx'),
  stats: () => import('./stats/Stats.tsx'),
} satisfies { [T in BlockType]: () => Promise<BlockModule<T>> };

import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const link = z.object({ label: z.string(), href: z.string() });
const action = link.extend({ variant: z.enum(['primary', 'outline']) });
const image = z.object({ src: z.string(), alt: z.string(), width: z.number(), height: z.number() });
const card = z.object({
  icon: z.string().optional(),
  title: z.string(),
  text: z.string(),
  link: link.optional(),
});
const title = z.string();
const text = z.string();
const block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hero'), title, text, image: image.optional(), actions: z.array(action) }),
  z.object({ type: z.literal('card-grid'), title, cards: z.array(card) }),
  z.object({ type: z.literal('stats'), title, items: z.array(z.object({ value: z.string(), label: z.string() })) }),
  z.object({ type: z.literal('faq'), title, items: z.array(z.object({ question: z.string(), answer: z.string() })) }),
  z.object({ type: z.literal('cta'), title, text, actions: z.array(action) }),
]);
const pages = defineCollection({
  loader: glob({ pattern: '**/*.yaml', base: './src/content/pages' }),
  schema: z.object({ title, description: z.string(), blocks: z.array(block) }),
});

export const collections = { pages };

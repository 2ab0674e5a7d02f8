import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../src/blocks/', import.meta.url);

/** The examples of all blocks by their names, each as the lines of an entry of `blocks`. */
export const exampleBlocks: ReadonlyMap<string, string> = new Map(
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
    .map(({ name }) => [name, readFileSync(new URL(`${name}/example.yaml`, folder), 'utf8')]),
);

/** Blocks with the fields that no example shows, and other ways to write the same; each as the lines of an entry of `blocks`. */
const more = [
  `type: hero
align: split
background: dark
tagline: Since 1998
title: Boats that come back
description: |
  We build boats of **oak** and larch.

  Ask for [a visit](/) and bring boots.
image:
  src: /a.png
  alt: A boat on the slip
links:
  - label: Repairs
    href: /
  - label: New boats
    href: https://boats.example.com
actions:
  - label: Call us
    href: tel:+4712345678
    variant: secondary`,
  `type: card-grid
title: What we do
columns: 2
background: subtle
items:
  - title: Repairs
    icon: anchor
    badge: Open
    image:
      src: /a.png
      decorative: true
    points:
      - Hulls and decks
      - Masts and spars
    sections:
      - title: In winter
        description: Under a roof.
      - title: In summer
        description: On the slip.
    linkLabel: More
    href: /
  - title: Lessons
    meta: [Two days, For six]
    description: Knots first, then water.`,
  `type: contact-form
title: Write to us
submitLabel: Send
fields:
  - name: your_name
    label: Your name
    required: true
    autocomplete: name
  - name: email
    label: Email
    type: email
    placeholder: you@example.com
  - name: message
    label: Message
    type: textarea
    required: false`,
  `type: media-text
imageSide: start
title: The yard
image: { src: /a.png, alt: The yard from above }
items:
  - { title: Roof, icon: house }
  - { title: Crane, description: Lifts ten tons }
actions:
  - { label: See it, href: / }`,
  `type: stats
title: In numbers
items:
  - value: "12"
    label: Boats a year
    icon: ship
  - value: 4 000+
    label: Knots tied
    description: >-
      We stopped
      counting then.`,
];

const local = (block: string): string =>
  block
    .trimEnd()
    .replace(/href: \/\S*/g, 'href: /')
    .replace(/src: [^\s,}]+/g, 'src: /a.png')
    .replace(/\]\(\/[^)]*\)/g, '](/)');

/** A block, with the indentation of one on a page. Its links and pictures lead to what is there. */
export type PageBlock = { readonly name: string; readonly lines: readonly string[] };

const onPage = (name: string, block: string): PageBlock => ({
  name,
  lines: local(block)
    .split('\n')
    .map((line, index) => (line === '' ? '' : `${index === 0 ? '  - ' : '    '}${line}`)),
});

/** Blocks that are here whichever the house has. */
export const fixedBlocks: readonly PageBlock[] = more.map((block, index) => onPage(`more ${index}`, block));

/** Every block of the house, and more of some. */
export const pageBlocks: readonly PageBlock[] = [
  ...[...exampleBlocks].map(([name, block]) => onPage(name, block)),
  ...fixedBlocks,
];

/** What stands above the blocks of a page. */
export const pageTop: readonly string[] = [
  'title: The yard',
  'description: Boats of wood since 1998.',
  'draft: false',
  'image: /a.png',
  'blocks:',
];

/** A site.yaml that has nearly every key. */
export const fullSite: readonly string[] = `name: Sæther Boats
url: https://www.example.com
description: Wooden boats from the fjord.
language: en
logo: /a.png
theme:
  brand: teal
  mode: light
contact:
  phone: "+47 12 34 56 78"
  email: hello@example.com
  address: Bergen, Norway
  profiles:
    - label: On LinkedIn
      href: https://www.linkedin.com/company/boats
nav:
  items:
    - label: Home
      href: /
    - label: Boats
      href: /
      allLabel: All boats
      note: Not sure? [Ask us](/)
      items:
        - label: Rowing boats
          href: /
          description: For two to six
          icon: ship
        - label: Sailing boats
          href: /
          icon: anchor
  action:
    label: Contact us
    href: /
footer:
  description: Boats that come back.
  columns:
    - title: Company
      items:
        - label: About
          href: /
        - label: Jobs
          href: https://jobs.example.com
  copyright: "© {year} {name}"
  note: Made of oak.
email:
  serviceId: service_ab1
  templateId: template_ab1
  publicKey: abcDEF123
redirects:
  - from: /old-boats
    to: /
planned:
  - /prices
  - /team`.split('\n');

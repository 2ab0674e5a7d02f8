// Generated from schemas/ by `npm run generate`. Do not edit.

import type { WrittenBlock } from '../json.ts';

/**
 * A day: year, month and day, such as 2026-05-12.
 */
export type Date = string

/**
 * The name of another page's file, without its folder and ending: asha-patil for pages/people/asha-patil.yaml.
 */
export type EntryName = string

/**
 * Shows pages of a kind in place of items: each becomes one item, with its title, description, picture and link. The page itself is left out.
 */
export interface Query {
/**
 * Which pages: article, case-study or another kind.
 */
kind: string
/**
 * Only those of this category.
 */
category?: string
/**
 * Only those with this tag.
 */
tag?: string
/**
 * Only those whose address begins with this one: /docs/api.
 */
folder?: string
/**
 * true for those that say featured: true, false for the others.
 */
featured?: boolean
/**
 * By which field: date, title, order. With a minus in front, the largest or latest first: -date. Default: the latest first, or by order, or by title.
 */
sort?: string
/**
 * How many at most.
 */
limit?: number
}

/**
 * The block's name on the page, for links such as /about#team. Small letters, digits and hyphens; starts with a letter.
 */
export type Id = string

/**
 * The colour behind the block: default (the page), subtle (slightly different), brand (the brand colour) or dark.
 */
export type Background = ("default" | "subtle" | "brand" | "dark")

/**
 * A picture and its alt text.
 */
export interface Image {
/**
 * The path of a file in public/, without "public" (/images/team.jpg), or an address that starts with https://.
 */
src: string
/**
 * What the picture shows, for people who can't see it.
 */
alt?: string
/**
 * Write true instead of alt for a picture that adds nothing to the text.
 */
decorative?: boolean
/**
 * The picture's own width in pixels. Needed only for pictures from other sites.
 */
width?: number
/**
 * The picture's own height in pixels. Needed only for pictures from other sites.
 */
height?: number
}

/**
 * A link: the words on it and where it leads.
 */
export interface Link {
/**
 * The words on the link.
 */
label: string
/**
 * Where the link leads.
 */
href: string
}

/**
 * A button that leads somewhere.
 */
export interface Action {
/**
 * The words on the button.
 */
label: string
/**
 * Where the button leads.
 */
href: string
/**
 * How much the button stands out: primary (filled), secondary (outlined) or link. Default: the first button is primary, the others are secondary.
 */
variant?: ("primary" | "secondary" | "link")
/**
 * An icon after the words, such as arrow-right.
 */
icon?: string
}

/**
 * One or more buttons.
 */
export type Actions = Action[]

/**
 * One point: a title with an icon and a line of text.
 */
export interface Feature {
/**
 * The point in a few words.
 */
title: string
/**
 * One or two sentences about it.
 */
description?: string
/**
 * An icon for the point.
 */
icon?: string
}

/**
 * What all pages share: name, address, menu, footer, contact details.
 */
export interface WrittenSite {
/**
 * The name of the company or the site. It replaces {name} in any text.
 */
name: string
/**
 * The address the site is published at, such as https://www.example.com or https://name.github.io/site.
 */
url: string
/**
 * What the site is about, for search results and social cards.
 */
description?: string
/**
 * The language of the texts, such as en, en-IN or de. Default: en.
 */
language?: string
/**
 * The picture before the name in the header and footer.
 */
logo?: string
/**
 * The small picture in the browser tab, ideally an SVG file. Default: the logo.
 */
icon?: string
/**
 * The picture that social networks show: PNG or JPEG, 1200 by 630 pixels.
 */
image?: string
/**
 * Colour and mode.
 */
theme?: {
/**
 * The brand colour: teal, cyan, blue, indigo, violet, pink, red, orange, green, gray, or a colour such as "#0d828c" (in quotes). Default: teal.
 */
brand?: string
/**
 * What a visitor sees first: light, dark, or system (the setting of their device). Default: system.
 */
mode?: ("system" | "light" | "dark")
}
/**
 * How to reach you.
 */
contact?: {
/**
 * The phone number as it should appear, with country code: "+91 257 555 0100".
 */
phone?: string
/**
 * The e-mail address for visitors.
 */
email?: string
/**
 * Where you are, in one line.
 */
address?: string
/**
 * Your pages on professional networks.
 * 
 * Items: One profile.
 */
profiles?: Link[]
}
/**
 * The menu at the top of every page.
 */
nav?: {
/**
 * The menu's entries.
 * 
 * Items: One entry of the menu.
 */
items?: {
/**
 * The words in the menu.
 */
label: string
/**
 * The page it leads to.
 */
href: string
/**
 * The sub-menu.
 * 
 * Items: One link of the sub-menu.
 */
items?: {
/**
 * The words on the link.
 */
label: string
/**
 * Where it leads.
 */
href: string
/**
 * One line that says what visitors find there.
 */
description?: string
/**
 * An icon before the words.
 */
icon?: string
}[]
/**
 * The link to the entry's own page at the bottom of the sub-menu. Default: All, followed by the entry's label.
 */
allLabel?: string
/**
 * A sentence at the bottom of the sub-menu, ideally with a link.
 */
note?: string
}[]
/**
 * The button at the end of the menu.
 */
action?: Link
}
/**
 * The bottom of every page.
 */
footer?: {
/**
 * A few words about the company.
 */
description?: string
/**
 * Lists of links.
 * 
 * Items: One list of links.
 */
columns?: {
/**
 * The heading above the links.
 */
title: string
/**
 * The links.
 * 
 * @minItems 1
 * 
 * Items: One link.
 */
items: Link[]
}[]
/**
 * The copyright line. {year} is always the current year.
 */
copyright?: string
/**
 * A short text on the right.
 */
note?: string
}
/**
 * What visitors read when there is no page at an address.
 */
notFound?: {
/**
 * One or two sentences.
 */
description?: string
/**
 * Buttons that lead back.
 */
actions?: Actions
}
/**
 * The EmailJS account that contact-form and newsletter send through.
 */
email?: {
/**
 * The service ID from dashboard.emailjs.com.
 */
serviceId: string
/**
 * The template ID from dashboard.emailjs.com.
 */
templateId: string
/**
 * The public key from dashboard.emailjs.com. Never the private key.
 */
publicKey: string
/**
 * Another server that speaks the same protocol. Default: https://api.emailjs.com.
 */
origin?: string
}
/**
 * Old addresses that lead to new ones.
 * 
 * Items: One redirect.
 */
redirects?: {
/**
 * The old address, such as /old-page.
 */
from: string
/**
 * Where it leads now.
 */
to: string
}[]
/**
 * Addresses that will get a page later. Links to them are allowed; until then visitors see the not-found page.
 * 
 * Items: One address, such as /pricing.
 */
planned?: string[]
/**
 * Files in public/ that are published although they look private (keys, backups, names that start with a dot) or can run programs (HTML). Each by its address.
 * 
 * Items: One file, such as /downloads/example.pem.
 */
allowedFiles?: string[]
}

/**
 * One page of the site: a file in pages/. Its path there is its address.
 */
export interface WrittenPage {
/**
 * The page's name in the browser tab and in search results. About 60 characters.
 */
title: string
/**
 * What the page offers, for search results and social cards. About 150 characters.
 */
description: string
/**
 * The picture that social networks show for this page. Default: the site's image.
 */
image?: string
/**
 * What kind of page this is, such as article. It then has the fields of that kind, and is shown by its layout; blocks are added below.
 */
kind?: string
/**
 * true while the page isn't ready: npm start shows it, npm run build leaves it out.
 */
draft?: boolean
/**
 * A long text in Markdown, for a page that is one, such as an article. It can also be in a .md file of the same name beside this one. Without blocks, the page shows its title, its description and this text. With blocks, the text comes in the long-text block that has none of its own, or below all blocks.
 */
body?: string
/**
 * What the page shows, from top to bottom.
 * 
 * @minItems 1
 */
blocks?: WrittenBlock[]
}

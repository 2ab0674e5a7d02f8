// Generated from schemas/ by `npm run generate`. Do not edit.

import type { Dates, Days, DaysOfWeek, TimeSpan, Weekdays } from '../hours.ts';
import type { Place } from '../map.ts';
import type { Embed, Icon, Image } from '../media.ts';
import type { Passage, Prose } from '../prose.ts';
import type { FileLink, Href, RichText, Text } from '../text.ts';

/** A day: year, month and day, such as 2026-05-12. */
export type Date = string

/** Some days on end: { from: 2026-07-03, until: 2026-07-05 }. Of a single day, from alone. */
export interface DateRange {
/** The first day: 2026-07-03. */
from: Date
/** The last day: 2026-07-05. */
until?: Date
}

/** A time of day, by the 24-hour clock, such as 18:00. */
export type Time = string

/** From when until when, by the 24-hour clock, such as 18:00-19:30. */
export type TimeRange = string

/** A day of the week, in English, such as monday. */
export type Weekday = string

/** How long something takes, such as 90 min, 1 h 30 min, 3 days, 6 weeks or 1 year. */
export type Duration = string

/** Degrees north and east, as maps show them, such as 53.9590 -1.0815. */
export type Coordinates = string

/** A folder with pictures in public/, written from there: /images/trip. */
export type PictureFolder = string

/**
 * Which of the places under contact in site.yaml: the name of one, several ([Lisbon, Porto]), or all.
 * 
 * @minItems 1
 */
export type PlaceNames = (string[] | string)

/** Days with the same hours. */
export interface HoursOfDays {
/** Which days: monday, several (saturday, sunday) or from one to another (tuesday to friday). In English; visitors read them in the language of the site. */
days: Weekdays
/** From when until when: 9:00-17:00. With a break: 9:00-12:30, 14:00-18:00. Or: closed. */
hours: string
/** A few small words beside the hours, such as By appointment. */
note?: Text
}

/** A day, such as 2026-12-01, or a day and a time, such as 2026-12-01 09:30. */
export type Moment = string

/** When visitors see the block: from a day, until a day, or both. npm start always shows it. */
export interface Visible {
/** The first day: 2026-12-01. With a time (2026-12-01 09:30), from then on. */
from?: Moment
/** The last day: 2026-12-24. With a time (2026-12-24 18:00), until then. */
until?: Moment
}

/** The name of another page's file, without its folder and ending: hanna-berg for pages/people/hanna-berg.yaml. */
export type EntryName = string

/** How each page that from finds is shown: keys of an item, with fields of the page in braces. */
export interface Shown {

}

/** The field for it, in braces and with nothing around it: {image}. */
export type FieldInBraces = string

/**
 * A list of texts with fields in braces, or in place of the list one field that has several texts: {points}.
 * 
 * @minItems 1
 */
export type TextsInBraces = (Text[] | string)

/** The field that is such a list, in braces and with nothing around it: {chapters}. Its fields have the names of the keys here. */
export type ListInBraces = string

/** The field with the address and the coordinates, in braces and with nothing around it: {where}. */
export type PlaceInBraces = string

/** Counts pages of a kind. What they come to stands in the texts beside it: {count} for how many, {sum:price}, {min:price} or {max:price} for a field of theirs. */
export type CountedQuery = Query

/** Shows pages of a kind in place of items: each becomes one item, with its title, description, picture and link. The page itself is left out. */
export interface Query {
/** Which pages: article, case-study or another kind. */
kind: string
/** Only those of this category. */
category?: string
/** Only those with this tag. */
tag?: string
/** Only those of this section. */
section?: string
/** By their date: upcoming (today or later, the next one first) or past (the latest first). The site must be built again for the lists to change; npx sitewright build says when. */
when?: ("upcoming" | "past")
/** Only those that name this page, as their author for example: the name of its file, such as hanna-berg. */
naming?: string
/** Only those whose address begins with this one: /docs/api. */
folder?: string
/** true for those that say featured: true, false for the others. */
featured?: boolean
/** Only those whose fields say this: { level: beginner, day: [monday, friday], price: { max: 20 } }. A value, or a list of which one must be there. Numbers, dates, times and durations also take min and max. */
where?: {
[k: string]: unknown | undefined
}
/**
 * By which field: date, title, order, or by several: [day, time]. A choice comes in the order of its choices. With a minus in front, the largest or latest first: -date. Default: the latest first, or by order, or by title.
 * 
 * @minItems 1
 */
sort?: (string | string[])
/** Puts them under headings, one for each value of a field: day or category. Dates come by month, titles by their first letter. For another way, write the keys field and by: { field: date, by: year }. With a minus in front, the last heading comes first: -day. */
group?: (string | {
/** The field that says which heading a page is under. */
field: string
/** What has a heading: each day, month or year of dates, each first letter of texts, or each value. */
by?: ("day" | "month" | "year" | "letter" | "value")
})
/** How many at most. */
limit?: number
/** How many on one page. Of a longer list, the others are on pages of their own: /blog/archive/2, /blog/archive/3. One list of a page can have this. */
perPage?: number
}

/**
 * Fields of the kind by which visitors choose what they see of the list: [level, day]. Their values are above the list.
 * 
 * @minItems 1
 * @maxItems 6
 * 
 * Items: The name of a field, such as level.
 */
export type Filters = string[]

/** true for a search field above the list: visitors see the entries that have the words they type. */
export type Find = boolean

/** The block's name on the page, for links such as /about#team. Small letters, digits and hyphens; starts with a letter. */
export type Id = string

/** The colour behind the block: default (the page), subtle (slightly different), brand (the brand colour) or dark. */
export type Background = ("default" | "subtle" | "brand" | "dark")

/** A place in the grid of a scene: how far along to the right, how far along to the left, and how high, such as 2 1 0.5. Numbers go to 20, in quarters. On the ground the height can be left out. */
export type Point = string

/** Two or three lengths in a scene, such as 2 1 or 2 1 3. Numbers go to 20, in quarters. */
export type Lengths = string

/** What the part is in the drawing: plain, strong (the brand colour), accent (a paler one), light (the one warm light, once or twice in a scene), muted (as the ground) or ghost (outlines only). */
export type Tone = ("plain" | "strong" | "accent" | "light" | "muted" | "ghost")

/**
 * A drawing made of parts that stand in a grid, in place of a file. Parts in front cover those behind them, in whatever order they are written.
 * 
 * @minItems 1
 * @maxItems 60
 * 
 * Items: A part of the drawing.
 */
export type Scene = {
/** Ground with steps. */
terrace?: {
/** Where it is: its corner at the back. */
at: Point
/** How long it is to the right and to the left, at the foot: 8 6. */
size: Lengths
/** How many steps go up. A number below zero makes a well, whose steps go down. Default: 0, flat ground. */
steps?: number
/** How many fine lines run around it on the ground. */
ripples?: number
/** true for a well in ground that is a part of its own: its outer sides are left out. */
sunk?: boolean
/** What it is in the drawing. Default: muted. */
tone?: Tone
}
/** A box, or a thin slab. */
box?: {
/** Where it is: its corner at the back. */
at: Point
/** How long it is to the right and to the left, and how high: 2 1 3. Without a height it is flat. */
size: Lengths
/** How many lines divide its sides, as floors or drawers do. */
lines?: number
/** What it is in the drawing. Default: plain. */
tone?: Tone
}
/** An upright cylinder, such as a database. */
store?: {
/** Where it is: its corner at the back. */
at: Point
/** How wide it is, and how high: 2 1.5. */
size: Lengths
/** How many lines divide its side. */
lines?: number
/** What it is in the drawing. Default: plain. */
tone?: Tone
}
/** An upright panel with bars or lines of text on it. */
screen?: {
/** Where it is: its corner at the back. */
at: Point
/** How wide it is, and how high: 4 3. */
size: Lengths
/** Which way it looks: left or right. Default: left. */
faces?: ("left" | "right")
/** Bars of a chart, each as a number from 1 to 9, two at least: 3 5 4 8. */
bars?: string
/** How many lines of text it has. */
rows?: number
/** What it is in the drawing. Default: plain. */
tone?: Tone
}
/** A line from place to place. */
path?: {
/**
 * The places it goes through, at least two.
 * 
 * @minItems 2
 * @maxItems 12
 */
points: Point[]
/** What it is in the drawing. Default: strong. */
tone?: Tone
/** true for a dashed line. */
dashed?: boolean
/** true if something moves along the line. It stands still for visitors who want less motion. */
moves?: boolean
/** true for an arrow at its end. */
arrow?: boolean
}
/** A circle on the ground, or at a height. */
ring?: {
/** Where it is: its corner at the back. */
at: Point
/** How wide it is. */
width: number
/** What it is in the drawing. Default: strong. */
tone?: Tone
/** true for a dashed line. */
dashed?: boolean
/** true if something moves along the line. It stands still for visitors who want less motion. */
moves?: boolean
}
/** A small light. One of the tone light glows. */
dot?: {
/** Where it is. */
at: Point
/** What it is in the drawing. Default: accent. */
tone?: Tone
}
/** A few words beside a place. */
label?: {
/** The place. */
at: Point
/** The words, with 32 letters at most. */
text: Text
/** Where the words are, as seen from the place: right, left or center. Default: right. */
side?: ("right" | "left" | "center")
/** How far the words are above the place. A fine line leads up to them. */
rise?: number
/** true for words that can be left out where the picture is small. */
detail?: boolean
}
}[]

/** A link: the words on it and where it leads. */
export interface Link {
/** The words on the link. */
label: Text
/** Where the link leads. */
href: Href
}

/** A button that leads somewhere. */
export interface Action {
/** The words on the button. */
label: Text
/** Where the button leads. */
href: Href
/** How much the button stands out: primary (filled), secondary (outlined) or link. Default: the first button is primary, the others are secondary. */
variant?: ("primary" | "secondary" | "link")
/** An icon after the words, such as arrow-right. */
icon?: Icon
}

/** One or more buttons. */
export type Actions = Action[]

/** One point: a title with an icon and a line of text. */
export interface Feature {
/** The point in a few words. */
title: Text
/** One or two sentences about it. */
description?: RichText
/** An icon for the point. */
icon?: Icon
}

/** A bar at the lower or upper edge of the window, such as for holidays, a last day to order or a number for emergencies. Visitors can put it away, unless you say otherwise, and it stays away until its words change. */
export interface AnnouncementBlock {
/** Which block this is: announcement. */
type: "announcement"
/** What is announced, in a sentence or two. */
description: RichText
/** A link after the words. */
action?: Link
/** The edge of the window that it stays at: top (below the menu) or bottom. Default: bottom. */
place?: ("top" | "bottom")
/** false if visitors can't put it away, such as the number to call in an emergency. */
closable?: boolean
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** Articles, guides or papers to read, with author, date and reading time. */
export interface ArticleGridBlock {
/** Which block this is: article-grid. */
type: "article-grid"
/** A short line above the title. */
tagline?: Text
/** The heading above the block. */
title?: Text
/** One or two sentences beside the heading. */
description?: RichText
/** How many cards are next to each other on a wide screen: 2 or 3. Default: 3. */
columns?: number
/** true shows the cards as short rows on a phone. */
compact?: boolean
find?: Find
/**
 * The articles. To list pages of your site, write "from" in place of this.
 * 
 * @minItems 1
 * 
 * Items: One article.
 */
items: {
/** A picture at the top. */
image?: Image
/** What it is about, in a word or two. */
category?: Text
/** The article's title. */
title: Text
/** What it covers, in one or two sentences. */
description?: RichText
/** Who wrote it. */
author?: Text
/** When it was published, as it should appear: 12 May 2025. */
date?: Text
/** How long it takes to read: 8 min read. */
readTime?: Text
/**
 * More small facts, such as the size of a download.
 * 
 * Items: One small fact.
 */
meta?: Text[]
/** The address of the article. The whole card becomes the link. */
href?: Href
/** The words on the link. Default: Read more. */
linkLabel?: Text
/** A second link, to a file. */
download?: Link
}[]
/** Buttons under the articles. */
actions?: Actions
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** The colour behind the block. */
background?: Background
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** Cards of different sizes that fill whole rows, whatever their number. */
export interface BentoBlock {
/** Which block this is: bento. */
type: "bento"
/** A short line above the title. */
tagline?: Text
/** What the cards have in common. */
title?: Text
/** One or two sentences beside the title. */
description?: RichText
find?: Find
/**
 * The cards: 2 to 12 look best. The most important one comes first, because it is large.
 * 
 * @minItems 1
 * 
 * Items: One card.
 */
items: {
/** What the card is about. */
title: Text
/** One to three sentences. */
description?: RichText
/** An icon above the title. */
icon?: Icon
/** A number in large letters. */
figure?: {
/** The number, as it should appear: 12, 99.9 %, 4 000+. In quotes. */
value: Text
/** What the number counts. */
label?: Text
}
/**
 * Lines with a check mark in front.
 * 
 * Items: One line.
 */
points?: Text[]
/** Where the card leads. The whole card becomes the link. */
href?: Href
/** The words at the bottom of a card with a link. Default: Learn more. */
linkLabel?: Text
}[]
/** Buttons under the cards. */
actions?: Actions
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** The colour behind the block. */
background?: Background
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** Dates by month: concerts, markets, matches. What is over is folded away. For what takes place every week there is timetable. */
export interface CalendarBlock {
/** Which block this is: calendar. */
type: "calendar"
/** A short line above the title. */
tagline?: Text
/** The heading above the dates. */
title?: Text
/** One or two sentences beside the heading. */
description?: RichText
find?: Find
/**
 * The dates, in any order: visitors see them by month. Those that are over are folded away when the site is built, and npx sitewright build says when to build it again.
 * 
 * @minItems 1
 * @maxItems 500
 * 
 * Items: One date.
 */
items: {
/** The day: 2026-12-24. Several on end: 2026-12-24 to 2026-12-26. Visitors read it in the language of the site. */
date: Dates
/** From when until when: 18:00-19:30, and past midnight 22:00-1:00. Only when it begins: 18:00. */
time?: TimeSpan
/** What takes place. */
title: Text
/** Where it is. */
place?: Text
/** One or two sentences about it. */
description?: RichText
/** A short label, such as Sold out. */
badge?: Text
/** Where it leads: more about it, or tickets. */
href?: Href
}[]
/** true if visitors can add these dates to their own calendar: a link below leads to a file with all of them. */
calendarFile?: boolean
/** A small text under the dates. */
note?: RichText
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** The colour behind the block. */
background?: Background
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** Cards next to each other: services, features, products, articles. */
export interface CardGridBlock {
/** Which block this is: card-grid. */
type: "card-grid"
/** A short line above the title. */
tagline?: Text
/** What the cards have in common. */
title?: Text
/** One or two sentences beside the title. */
description?: RichText
/** How many cards are next to each other on a wide screen: 1 to 4. Default: 3. */
columns?: number
/** true shows the cards as short rows on a phone. */
compact?: boolean
find?: Find
/**
 * The cards.
 * 
 * @minItems 1
 * 
 * Items: One card.
 */
items: {
/** What the card is about. */
title: Text
/** One to three sentences. */
description?: RichText
/** An icon above the title. */
icon?: Icon
/** A picture at the top of the card. */
image?: Image
/** A small label, such as a category or an industry. */
badge?: Text
/**
 * Small facts at the bottom of the card, such as author, date and reading time.
 * 
 * Items: One small fact.
 */
meta?: Text[]
/**
 * Lines with a check mark in front.
 * 
 * Items: One line.
 */
points?: Text[]
/**
 * Smaller parts inside the card, each with its own title.
 * 
 * Items: One part of the card.
 */
sections?: {
/** The part's title. */
title: Text
/** The part's text. */
description: RichText
}[]
/** Where the card leads. The whole card becomes the link. */
href?: Href
/** The words at the bottom of a card with a link. Default: Learn more. */
linkLabel?: Text
}[]
/** Buttons under the cards. */
actions?: Actions
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** The colour behind the block. */
background?: Background
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** Customer stories: the problem, what was done, and the results. */
export interface CaseStoryBlock {
/** Which block this is: case-story. */
type: "case-story"
/** A short line above the title. */
tagline?: Text
/** The heading above the block. */
title?: Text
/** One or two sentences beside the heading. */
description?: RichText
/**
 * The stories.
 * 
 * @minItems 1
 * 
 * Items: One story.
 */
items: {
/** A picture beside the story. */
image?: Image
/** The customer's industry. */
badge?: Text
/** The story in one line. */
title: Text
/** The number that says most about the story, in large letters: 50%. */
figure?: Text
/** What that number counts. */
figureLabel?: Text
/** The customer's name. */
company?: Text
/** The problem the customer had. */
challenge: RichText
/** What was done. */
solution: RichText
/**
 * The results, one per line, with check marks.
 * 
 * @minItems 1
 * 
 * Items: One result.
 */
results: Text[]
/** The address of the whole story. */
href?: Href
/** The words on the link. Default: Read full case study. */
linkLabel?: Text
}[]
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** The colour behind the block. */
background?: Background
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** Categories next to each other, such as topics or industries. Each can have a number. */
export interface CategoryTilesBlock {
/** Which block this is: category-tiles. */
type: "category-tiles"
/** A short line above the title. */
tagline?: Text
/** The heading above the block. */
title?: Text
/** One or two sentences beside the heading. */
description?: RichText
/** How many tiles are next to each other on a wide screen: 2 to 4. Default: 3. */
columns?: number
find?: Find
/**
 * The categories.
 * 
 * @minItems 1
 * 
 * Items: One category.
 */
items: {
/** The category's name. */
label: Text
/** How many things are in it, as it should appear: "25" or 25 articles. */
value?: Text
/** An icon before the name. */
icon?: Icon
/** Where the category leads. */
href?: Href
}[]
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** The colour behind the block. */
background?: Background
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** A table that compares plans or products line by line. On a phone each line stands by itself. */
export interface ComparisonBlock {
/** Which block this is: comparison. */
type: "comparison"
/** A short line above the title. */
tagline?: Text
/** The heading above the table. */
title?: Text
/** One or two sentences beside the heading. */
description?: RichText
/**
 * What is compared: the heads of the columns, after the one with the labels.
 * 
 * @minItems 1
 * 
 * Items: One column.
 */
columns: {
/** What stands at the top of the column, such as the name of a plan. */
title: Text
/** A few small words under it, such as a price. */
description?: Text
/** true for the column that should stand out. */
highlighted?: boolean
}[]
/**
 * The rows, in groups.
 * 
 * @minItems 1
 * 
 * Items: Rows that belong together.
 */
groups: {
/** The heading of the group. Leave it out if there is only one. */
title?: Text
/**
 * The rows.
 * 
 * @minItems 1
 * 
 * Items: One row.
 */
rows: {
/** What is compared in this row. */
label: Text
/** A few small words that explain it. */
description?: Text
/**
 * One cell for each column, in the same order: a few words, or yes or no, which are shown as a mark.
 * 
 * @minItems 1
 * 
 * Items: A few words, or yes or no.
 */
cells: Text[]
}[]
}[]
/** What screen readers say where a cell is yes. Default: Yes. */
yesLabel?: Text
/** What screen readers say where a cell is no. Default: No. */
noLabel?: Text
/** A small text under the table. */
note?: RichText
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** The colour behind the block. */
background?: Background
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** A form that sends you what visitors fill in, with the contact details from site.yaml next to it. */
export interface ContactFormBlock {
/** Which block this is: contact-form. */
type: "contact-form"
/** The heading above the form. */
title?: Text
/** A sentence under the heading. */
description?: RichText
/** The words on the button. Default: Send message. */
submitLabel?: Text
/** A small text beside the button, such as what happens with the data. */
note?: RichText
/** Where this form alone is sent: the address that a form service such as Formspree or Basin gave you, or one of your own server. Default: forms.action or email in site.yaml. */
action?: string
/** Another service ID of the EmailJS account in site.yaml, for this form alone. */
serviceId?: string
/** Another template ID of the EmailJS account in site.yaml, for this form alone. */
templateId?: string
/** Of which places in site.yaml the details are next to the form: one (Lisbon), several ([Lisbon, Porto]), or all. Default: all. */
places?: PlaceNames
/**
 * The fields to fill in. Default: first name, last name, email, phone, company, subject and message.
 * 
 * Items: One field.
 */
fields?: {
/** The field's name in the message that reaches you: small letters, digits and _, such as first_name. */
name: string
/** The words above the field, or beside the box of a checkbox. They can have links: I have read the [privacy policy](/privacy). */
label: RichText
/** What visitors fill in: text, email, tel (a phone number), textarea (several lines), select (a list to open, with one answer), radio (a few answers below each other, to choose one), checkbox (a box to tick, such as a consent), date, number (a whole number), or file (one of the visitor's). Default: text. */
type?: ("text" | "email" | "tel" | "textarea" | "select" | "radio" | "checkbox" | "date" | "number" | "file")
/** true if visitors must fill it in, choose an answer or tick the box. */
required?: boolean
/** A small text under the field. It can have links, such as one to your privacy policy. */
note?: RichText
/**
 * The answers to choose from, of a select or radio field.
 * 
 * @minItems 2
 * 
 * Items: One answer.
 */
options?: Text[]
/** The answer that is already chosen, written as in options. Default: none. */
default?: Text
/** The smallest number that is allowed, of a number field. */
min?: number
/** The largest number that is allowed, of a number field. */
max?: number
/** The first day that is allowed, of a date field: 2026-12-01. */
earliest?: Date
/** The last day that is allowed, of a date field: 2026-12-24. */
latest?: Date
/**
 * Which files are allowed, of a file field, by the ends of their names: [pdf, docx, jpg]. Default: all.
 * 
 * @minItems 1
 * 
 * Items: The end of a file's name, without the point.
 */
accept?: string[]
/** How large a file is allowed to be, of a file field, in MB. */
maxSize?: number
/** What the browser may fill in automatically, such as given-name, family-name, email, tel or organization. */
autocomplete?: ("name" | "given-name" | "family-name" | "honorific-prefix" | "organization" | "organization-title" | "email" | "tel" | "street-address" | "address-line1" | "address-line2" | "postal-code" | "address-level1" | "address-level2" | "country-name" | "bday" | "url" | "username" | "off" | "on")
/** An example shown in the empty field. Of a select field, the first line of its list. */
placeholder?: Text
}[]
/** The heading above phone, e-mail and address. Default: Contact information. */
detailsTitle?: Text
/** A picture under the contact details, such as a map. */
image?: Image
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** The colour behind the block. */
background?: Background
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** A panel, a card or a line that asks the visitor to do one thing. */
export interface CtaBlock {
/** Which block this is: cta. */
type: "cta"
/** What visitors should do, or what they get by doing it. */
title?: Text
/** One or two sentences under the title. */
description?: RichText
/** The buttons under the text. */
actions?: Actions
/** How it looks: band (a large panel in the brand colour), card (a quiet box with the buttons at its end) or line (one line of text with its buttons). Default: band. */
variant?: ("band" | "card" | "line")
/** Where the text is in the band: start (left) or center. Default: start. */
align?: ("start" | "center")
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** The colour behind the block. */
background?: Background
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** Files to download, such as a menu, a form or a catalogue. The kind and the size of each are found by themselves. */
export interface DownloadListBlock {
/** Which block this is: download-list. */
type: "download-list"
/** A short line above the title. */
tagline?: Text
/** What the files are for. */
title?: Text
/** One or two sentences beside the title. */
description?: RichText
find?: Find
/**
 * The files.
 * 
 * @minItems 1
 * 
 * Items: One file.
 */
items: {
/** What the file is called on the page. */
label: Text
/** The file: its path in public/, without "public" (/files/price-list.pdf), the PDF document of a page, or an address that starts with https://. The size is shown of files in public/. */
href: FileLink
/** What is in the file, in a sentence. */
description?: RichText
/** An icon beside the words. Default: a sheet of paper. */
icon?: Icon
}[]
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** The colour behind the block. */
background?: Background
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** A video or a map of another site. Visitors see a picture first; nothing is loaded from that site before they press it. */
export interface EmbedBlock {
/** Which block this is: embed. */
type: "embed"
/** A short line above the title. */
tagline?: Text
/** What the video or the map shows. */
title: Text
/** One or two sentences beside the title. */
description?: RichText
/** Its address, as your browser shows it: of YouTube, Vimeo, OpenStreetMap or Google Maps. */
href: Embed
/** The picture that visitors see first. Without one they see a plain ground with a sign on it. */
image?: Image
/** Its form: wide (16 to 9), classic (4 to 3), square, or tall (9 to 16). Default: wide. */
ratio?: ("wide" | "classic" | "square" | "tall")
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** The colour behind the block. */
background?: Background
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** Questions people ask, each with an answer that opens with a click. */
export interface FaqBlock {
/** Which block this is: faq. */
type: "faq"
/** The heading above the questions. */
title?: Text
/** One or two sentences under the heading. */
description?: RichText
find?: Find
/**
 * The questions.
 * 
 * @minItems 1
 * 
 * Items: One question with its answer.
 */
items: {
/** The question, as a visitor would ask it. */
question: Text
/** The answer. */
answer: Passage
}[]
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** The colour behind the block. */
background?: Background
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** Two to four numbers, as large as the page allows, with what they were before. */
export interface FiguresBlock {
/** Which block this is: figures. */
type: "figures"
/** A short line above the title. */
tagline?: Text
/** What the numbers show. */
title?: Text
/** One or two sentences beside the title. */
description?: RichText
find?: Find
/**
 * The numbers: two to four. For more, use stats.
 * 
 * @minItems 1
 * 
 * Items: One number.
 */
items: {
/** The number, as it should appear: 50%, 99.99%, $1M+. Shorter numbers are larger. */
value: Text
/** What the number counts. */
label: Text
/** What it was before, such as 44 hours. */
before?: Text
/** What it is now, such as 22 hours. */
after?: Text
/** A sentence about it. */
description?: RichText
/** Who measured it, and when. */
source?: {
/** The source in a few words: Satpura Bank, April to September 2024. */
label: Text
/** Where it can be read. */
href?: Href
}
}[]
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** The colour behind the block. */
background?: Background
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** Pictures side by side, each with a caption if you like. A click on a picture shows it large. */
export interface GalleryBlock {
/** Which block this is: gallery. */
type: "gallery"
/** A short line above the title. */
tagline?: Text
/** What the pictures have in common. */
title?: Text
/** One or two sentences beside the title. */
description?: RichText
/** How many pictures are next to each other on a wide screen: 2 to 4. Default: as many as fill their rows best. A phone shows two. */
columns?: number
/** In place of items: shows all pictures of a folder in public/, in the order of their names. Their alt texts are in the file alt.yaml in that folder. */
folder?: PictureFolder
find?: Find
/**
 * The pictures.
 * 
 * @minItems 1
 * 
 * Items: One picture.
 */
items: {
/** The picture. In the rows it is cut to one form, 4 wide and 3 high; shown large, it is whole. */
image: Image
/** A line under the picture, such as what it shows or who took it. */
caption?: RichText
}[]
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** The colour behind the block. */
background?: Background
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** The opening of a page: what it is about, in large letters, with one or two buttons. */
export interface HeroBlock {
/** Which block this is: hero. */
type: "hero"
/** A short line above the title. */
tagline?: Text
/** The page's main message, in a few words. */
title: Text
/** One or two sentences under the title. */
description?: RichText
/**
 * Small facts under the text, such as who wrote it and when.
 * 
 * Items: One small fact.
 */
meta?: Text[]
/** The buttons under the text. One or two are enough. */
actions?: Actions
/** Small links under the buttons, such as categories. */
links?: Link[]
/** A picture beside the text. It is shown only with align: split. */
image?: Image
/** Where the text is: start (left), center, or split (left, with the picture on the right). Default: split with a picture, otherwise start. */
align?: ("start" | "center" | "split")
/** false leaves out the lines behind the text. */
decoration?: boolean
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** The colour behind the block. */
background?: Background
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** When you are open, day by day. Visitors see which of the days is today. */
export interface HoursBlock {
/** Which block this is: hours. */
type: "hours"
/** A short line above the title. */
tagline?: Text
/** The heading above the hours. */
title?: Text
/** One or two sentences beside the heading. */
description?: RichText
/** In place of items: shows the hours of places in site.yaml, of one (Lisbon), of several ([Lisbon, Porto]), or of all. */
places?: PlaceNames
/**
 * The days, in the order visitors should read them, each in one entry only: days such as tuesday to friday, in English, and hours such as 9:00-17:00, 9:00-12:30, 14:00-18:00 or closed.
 * 
 * @minItems 1
 * 
 * Items: Days with the same hours.
 */
items: HoursOfDays[]
/**
 * Days with other hours, such as holidays.
 * 
 * @minItems 1
 * 
 * Items: A day, or some days on end, with other hours.
 */
exceptions?: {
/** Which day: 2026-12-24. Several on end: 2026-12-24 to 2026-12-26. */
days: Days
/** From when until when: 9:00-17:00. With a break: 9:00-12:30, 14:00-18:00. Or: closed. */
hours: string
/** A few small words beside the hours, such as By appointment. */
note?: Text
}[]
/** A small text under the hours, such as when the telephone is answered. */
note?: RichText
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** The colour behind the block. */
background?: Background
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** Lists of links with a line about each one: documentation, guides, tools. */
export interface LinkListBlock {
/** Which block this is: link-list. */
type: "link-list"
/** A short line above the title. */
tagline?: Text
/** The heading above the block. */
title?: Text
/** One or two sentences beside the heading. */
description?: RichText
/** How many lists are next to each other on a wide screen: 1 to 3. Default: 2. */
columns?: number
/** true leaves out the lines about the links on a phone. */
compact?: boolean
/**
 * The lists.
 * 
 * @minItems 1
 * 
 * Items: One list of links.
 */
items: {
/** What the links are about. */
title: Text
/** An icon before the title. */
icon?: Icon
/** A sentence under the title. */
description?: RichText
/** A last link: to where all of them are, for example. */
more?: Link
/**
 * The links.
 * 
 * @minItems 1
 * 
 * Items: One link.
 */
links: {
/** The words on the link. */
label: Text
/** Where it leads. */
href: Href
/** One line that says what visitors find there. */
description?: Text
/** A small label after the words, such as PDF or New. */
badge?: Text
}[]
}[]
/** Buttons under the lists. */
actions?: Actions
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** The colour behind the block. */
background?: Background
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** A row of names and logos: customers, partners, certificates. */
export interface LogoStripBlock {
/** Which block this is: logo-strip. */
type: "logo-strip"
/** The line above the logos. */
title?: Text
/**
 * The logos.
 * 
 * @minItems 1
 * 
 * Items: One logo.
 */
items: {
/** The name of the company. */
label: Text
/** The logo's mark, shown before the name. */
image?: Image
/** Where the logo leads. */
href?: Href
}[]
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** The colour behind the block. */
background?: Background
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** An article, a guide or terms of use: something to be read at length, in Markdown. */
export interface LongTextBlock {
/** Which block this is: long-text. */
type: "long-text"
/** A short line above the title. */
tagline?: Text
/** The heading above the text. */
title?: Text
/** One or two sentences under the heading. */
description?: RichText
/** The text, in Markdown. Its headings begin with ##. Left out: the body of the page, which is the text under its key body or in a .md file of the same name. */
body: Prose
/** true to list the headings of the text, with links to them: beside it on wide screens, above it on narrow ones. */
contents?: boolean
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** The colour behind the block. */
background?: Background
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** Places on a map that the page draws itself, and a list of them. Nothing is loaded from a map service. For a map of such a service there is embed. */
export interface MapBlock {
/** Which block this is: map. */
type: "map"
/** A short line above the title. */
tagline?: Text
/** The heading above the map. */
title?: Text
/** One or two sentences beside the heading. */
description?: RichText
/** In place of items: shows places in site.yaml, one (Lisbon), several ([Lisbon, Porto]), or all. */
places?: PlaceNames
find?: Find
/**
 * The places. They have numbers, on the map and in the list. Of what is close together, the map shows how many there are.
 * 
 * @minItems 1
 * @maxItems 1000
 * 
 * Items: One place.
 */
items: {
/** What is there. Default: the address. */
title?: Text
/** Where it is: the keys address and coordinates, in degrees north and east, as map services show them. */
place: Place
/** One or two sentences about it. */
description?: RichText
/** A short label, such as New. */
badge?: Text
/**
 * Small facts, such as a price or opening hours.
 * 
 * Items: One small fact.
 */
meta?: Text[]
/** Where it leads: a page about the place. */
href?: Href
}[]
/** Your own picture of the ground, and how far it reaches. The map shows the part of it with the places. Without one, the map has a grid. */
ground?: {
/** The path of a file in public/, without "public" (/maps/town.svg): a plan that you have drawn, or a picture of a map that you may use. */
src: string
/** Its upper edge, in degrees north. South of the equator with a minus in front. */
north: number
/** Its lower edge. */
south: number
/** Its right edge, in degrees east. West of Greenwich with a minus in front. */
east: number
/** Its left edge. */
west: number
/** Who made the picture, where they want to be named: © OpenStreetMap contributors. */
credit?: RichText
}
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** The colour behind the block. */
background?: Background
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** A text with a picture next to it and, if you like, a few points. */
export interface MediaTextBlock {
/** Which block this is: media-text. */
type: "media-text"
/** A short line above the title. */
tagline?: Text
/** The section's message. */
title?: Text
/** One or two paragraphs. */
description?: Passage
/** The picture beside the text. */
image?: Image
/** Where the picture is on a wide screen: start (left) or end (right). Default: end. */
imageSide?: ("start" | "end")
/** Points under the text. */
items?: Feature[]
/** Buttons under the text. */
actions?: Actions
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** The colour behind the block. */
background?: Background
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** A form in which visitors leave their e-mail address, to get your newsletter. */
export interface NewsletterBlock {
/** Which block this is: newsletter. */
type: "newsletter"
/** A short line above the title. */
tagline?: Text
/** The heading: what visitors get. */
title: Text
/** One or two sentences under the heading, such as how often it comes. */
description?: RichText
/** The words above a field for the visitor's name, such as First name. Left out: only the e-mail address is asked for. */
nameLabel?: Text
/** The words above the field for the e-mail address. Default: Email. */
emailLabel?: Text
/** An example shown in the empty field for the e-mail address. */
placeholder?: Text
/** The words on the button. Default: Subscribe. */
submitLabel?: Text
/** What happens with the address and how to unsubscribe, in a small text under the field. Visitors must know this before they subscribe. */
note: RichText
/** What visitors read after they have subscribed. Default: Thank you for subscribing. */
thanks?: Text
/** The subject of the e-mail that you receive, so that you can tell it from other messages. Default: Newsletter. */
subject?: Text
/** Where this form alone is sent: the address that a form service such as Formspree or Basin gave you, or one of your own server. Default: forms.action or email in site.yaml. */
action?: string
/** Another service ID of the EmailJS account in site.yaml, for this form alone. */
serviceId?: string
/** Another template ID of the EmailJS account in site.yaml, for this form alone. */
templateId?: string
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** The colour behind the block. */
background?: Background
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** A menu of pages that belong together, or the pages before and after this one: for chapters and documentation. */
export interface PageLinksBlock {
/** Which block this is: page-links. */
type: "page-links"
/** How the pages are shown: side-menu (a menu beside all blocks that follow; on a phone it opens above them), neighbours (only the pages before and after) or all (the pages before and after, and a list of all that opens). Default: all. */
variant?: ("side-menu" | "neighbours" | "all")
/** The words above the list of all pages. It opens when they are pressed; a side menu is open already where there is room. Default: All pages. */
label?: Text
/** The page before this one. Found by itself where the pages are. */
previous?: Link
/** The page after this one. Found by itself where the pages are. */
next?: Link
/**
 * All pages that belong together, in their order.
 * 
 * @minItems 1
 * 
 * Items: One page.
 */
items: {
/** The words on the link. */
label: Text
/** Where the link leads. */
href: Href
/** The heading that it stands under, with the others of the same group. */
group?: Text
}[]
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** The colour behind the block. */
background?: Background
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** The people behind the work, each with a portrait or drawn initials. */
export interface PeopleBlock {
/** Which block this is: people. */
type: "people"
/** A short line above the title. */
tagline?: Text
/** Who these people are. */
title?: Text
/** One or two sentences beside the title. */
description?: RichText
find?: Find
/**
 * The people.
 * 
 * @minItems 1
 * 
 * Items: One person.
 */
items: {
/** The person's name. Without a picture, its initials are drawn. */
name: Text
/** What the person does. */
role?: Text
/** A few words about the person. */
about?: RichText
/**
 * Where else to find the person, such as a profile on LinkedIn or an e-mail address.
 * 
 * Items: One link.
 */
profiles?: Link[]
/** A portrait. */
image?: Image
/** Where the name leads. */
href?: Href
}[]
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** The colour behind the block. */
background?: Background
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** Things and what they cost, line by line, in groups: a menu card, a rate card, a list of services. */
export interface PriceListBlock {
/** Which block this is: price-list. */
type: "price-list"
/** A short line above the title. */
tagline?: Text
/** The heading above the list. */
title?: Text
/** One or two sentences beside the heading. */
description?: RichText
/**
 * The groups, such as breads and cakes. One group is enough.
 * 
 * @minItems 1
 * 
 * Items: Things that belong together.
 */
groups: {
/** The heading of the group. Leave it out if there is only one. */
title?: Text
/** A sentence under that heading. */
description?: RichText
/**
 * What there is in this group.
 * 
 * @minItems 1
 * 
 * Items: One line of the list.
 */
items: {
/** What is sold: a dish, a service, an hour of work. */
title: Text
/** What it costs, as it should appear: €4.80, from £35 or on request. A number alone needs quotes: "4.80". */
price: Text
/** A small label beside the name, such as Vegan or New. */
badge?: Text
/** What is in it, in a few words. */
description?: RichText
}[]
}[]
/** A small text under the list, such as where to find what is in the food. */
note?: RichText
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** The colour behind the block. */
background?: Background
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** Plans next to each other, each with its price, what is in it and a button. */
export interface PricingBlock {
/** Which block this is: pricing. */
type: "pricing"
/** A short line above the title. */
tagline?: Text
/** The heading above the plans. */
title?: Text
/** One or two sentences beside the heading. */
description?: RichText
/** The words on the switch between two ways to pay. Default: Monthly and Yearly. */
periods?: {
/** The words for the first choice, whose prices are under price. */
monthly: Text
/** The words for the second choice, whose prices are under yearlyPrice, such as: Yearly, two months free. */
yearly: Text
}
find?: Find
/**
 * The plans, from the smallest to the largest.
 * 
 * @minItems 1
 * 
 * Items: One plan.
 */
plans: {
/** The plan's name. */
title: Text
/** A small label beside the name, such as Most chosen. */
badge?: Text
/** Who the plan is for, in a sentence. */
description?: RichText
/** What it costs, as it should appear: ₹15,000, Free or On request. */
price: Text
/** What the price is for, in small words after it: a month, per person. */
period?: Text
/** What it costs when visitors choose to pay by the year. As soon as one plan has it, a switch appears above the plans. */
yearlyPrice?: Text
/** What that price is for: a year, per person and year. */
yearlyPeriod?: Text
/**
 * What is in the plan, line by line, each with a check mark.
 * 
 * Items: One line.
 */
points?: Text[]
/** true for the plan that should stand out. */
highlighted?: boolean
/** The button under the plan. */
action?: Action
}[]
/** A small text under the plans, such as whether taxes are included. */
note?: RichText
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** The colour behind the block. */
background?: Background
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** One statement in large letters, several beside each other, or both; and who said them. */
export interface QuoteBlock {
/** Which block this is: quote. */
type: "quote"
/** A short line above the statement. */
tagline?: Text
/** A small heading above the statement, or the heading above several. A single one rarely needs it. */
title?: Text
/** A single statement, without quotation marks. One or two sentences work best. */
quote?: RichText
/** Who said the single statement. */
person?: {
/** The person's name. Without a picture, its initials are drawn. */
name: Text
/** What the person does, and where. */
role?: Text
/** A portrait. */
image?: Image
/** The logo of the person's company. */
logo?: Image
}
find?: Find
/**
 * Several statements, in place of a single one or below it.
 * 
 * @minItems 1
 * 
 * Items: One statement.
 */
items?: {
/** What was said, without quotation marks. */
quote: RichText
/** Who said it. Without a picture, the initials are drawn. */
name?: Text
/** What the person does, and where. */
role?: Text
/** A portrait. */
image?: Image
/** The logo of the person's company. */
logo?: Image
/** Where the name leads, such as the whole story. */
href?: Href
}[]
/** A link to the whole story, or to more statements. */
link?: Link
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** The colour behind the block. */
background?: Background
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** A text of several paragraphs: a story, a policy, an explanation. */
export interface RichTextBlock {
/** Which block this is: rich-text. */
type: "rich-text"
/** A short line above the title. */
tagline?: Text
/** The heading above the text. */
title?: Text
/** The text. An empty line starts a new paragraph. */
description: Passage
/**
 * Parts of the text, each under its own heading.
 * 
 * Items: One part.
 */
items?: {
/** The part's heading. */
title: Text
/** The part's text. */
description: Passage
}[]
/** Buttons under the text. */
actions?: Actions
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** The colour behind the block. */
background?: Background
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** A screen of your product, drawn from data: numbers, charts, tables, maps and messages. */
export interface ScreenBlock {
/** Which block this is: screen. */
type: "screen"
/** A short line above the title. */
tagline?: Text
/** What visitors see here. */
title?: Text
/** One or two sentences beside the title. */
description?: RichText
/** What stands in the address bar, such as smp.example/networks. */
address?: Text
/**
 * The names of the product's pages. The first one is open.
 * 
 * @minItems 1
 * 
 * Items: One name.
 */
tabs?: Text[]
/**
 * The parts of the screen.
 * 
 * @minItems 1
 * 
 * Items: One part of the screen: a heading and what is under it.
 */
items: {
/** What this part shows. */
title: Text
/** true for a part that takes the whole width. */
wide?: boolean
/**
 * Numbers in small boxes.
 * 
 * @minItems 1
 * 
 * Items: One number.
 */
tiles?: {
/** The number, as it should appear. In quotes. */
value: Text
/** What the number counts. */
label: Text
/** How it changed: +4% since Monday. */
trend?: Text
/** How it is: ok, warning, error or busy. */
state?: ("ok" | "warning" | "error" | "busy")
}[]
/** Numbers drawn as a line or as bars. */
chart?: {
/** line or bars. Default: line. */
shape?: ("line" | "bars")
/** What comes after each number, such as ms or %. */
unit?: Text
/**
 * The numbers, from left to right.
 * 
 * @minItems 1
 * 
 * Items: One number.
 */
values: {
/** What stands below it, such as Mon or 09:00. */
label: Text
/** The number: 41.5. */
value: number
}[]
}
/**
 * The headings of a table, the first one above the names of its rows.
 * 
 * @minItems 1
 * 
 * Items: One heading.
 */
columns?: Text[]
/**
 * The rows of a table.
 * 
 * @minItems 1
 * 
 * Items: One row.
 */
rows?: {
/** What the row is about. */
name: Text
/**
 * What the row says, one entry for each column after the first.
 * 
 * Items: One cell.
 */
cells?: Text[]
/** How it is: ok, warning, error or busy. */
state?: ("ok" | "warning" | "error" | "busy")
/** The state in the words of the product, such as Catching up. */
status?: Text
}[]
/** A map of things and the lines between them. */
graph?: {
/**
 * The things.
 * 
 * @minItems 1
 * 
 * Items: One thing.
 */
nodes: {
/** What it is called. Links refer to it by this name. */
name: Text
/** A few words below the name. */
note?: Text
/** In which row of the map it is, counted from the top: 1 to 6. Default: 1. */
row?: number
/** How it is: ok, warning, error or busy. */
state?: ("ok" | "warning" | "error" | "busy")
}[]
/**
 * The lines.
 * 
 * Items: One line.
 */
links?: {
/** The name of the thing where the line begins. */
from: Text
/** The name of the thing where it ends. */
to: Text
/** How it is: ok, warning, error or busy. */
state?: ("ok" | "warning" | "error" | "busy")
}[]
}
/**
 * Messages, the latest first.
 * 
 * @minItems 1
 * 
 * Items: One message.
 */
alerts?: {
/** When it came, such as 09:41. */
time?: Text
/** What happened. */
title: Text
/** Why, and what to do. */
description?: RichText
/** How bad it is: ok, warning, error or busy. */
state?: ("ok" | "warning" | "error" | "busy")
}[]
}[]
/** A line below the screen, such as: Example data. */
caption?: Text
/** Buttons under the screen. */
actions?: Actions
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** The colour behind the block. */
background?: Background
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** A few numbers worth remembering. */
export interface StatsBlock {
/** Which block this is: stats. */
type: "stats"
/** What the numbers say. */
title?: Text
/** One or two sentences beside the title. */
description?: RichText
find?: Find
/**
 * The numbers.
 * 
 * @minItems 1
 * 
 * Items: One number.
 */
items: {
/** The number people should remember, as it should appear: 12, 99.9 %, 4 000+. In quotes. */
value: Text
/** What the number counts. */
label: Text
/** A sentence about it. */
description?: RichText
/** An icon above the number. */
icon?: Icon
}[]
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** The colour behind the block. */
background?: Background
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** How something is done, step by step. */
export interface StepsBlock {
/** Which block this is: steps. */
type: "steps"
/** A short line above the title. */
tagline?: Text
/** The heading above the block. */
title?: Text
/** One or two sentences beside the heading. */
description?: RichText
/** How the steps look on a wide screen: staircase (each higher than the one before, for two to five), list (one below the other) or row (side by side). Default: row; staircase for up to five on a site whose ornament is stepwell. */
variant?: ("staircase" | "list" | "row")
find?: Find
/**
 * The steps, in order.
 * 
 * @minItems 1
 * 
 * Items: One step.
 */
items: {
/** What happens in this step. */
title: Text
/** One or two sentences about it. */
description?: RichText
/** A small word above the title, such as Week 1. Default: the step's number. */
label?: Text
}[]
/** Buttons under the steps. */
actions?: Actions
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** The colour behind the block. */
background?: Background
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** Rows and columns of short texts or numbers, written down or found: courses, products, results. On a phone each row stands by itself. */
export interface TableBlock {
/** Which block this is: table. */
type: "table"
/** A short line above the title. */
tagline?: Text
/** The heading above the table. */
title?: Text
/** One or two sentences beside the heading. */
description?: RichText
/**
 * The columns, from the first on. With from they can be left out: then the title and the facts of each page are shown.
 * 
 * @minItems 1
 * 
 * Items: One column.
 */
columns: {
/** What stands at the top of the column. */
title: Text
/** With from: true if the cells of the column lead to the pages of their rows. */
link?: boolean
/** Where the words of the column stand: start, center, or end, which is best for numbers. Default: start, and end for a column that shows numbers of pages. */
align?: ("start" | "center" | "end")
/** What stands below the column, such as a total. With from, all that is found can be counted ({count}), added ({sum:points}) or compared ({min:price}, {max:price}). */
foot?: Text
}[]
/** false if the first cell of a row doesn't say what the row is about. Default: true. */
rowHeads?: boolean
/** How it looks on a phone: labels puts the names of the columns by the cells of each row, heads puts them above all rows, once. Default: labels, and heads with from. */
onPhones?: ("labels" | "heads")
find?: Find
/**
 * The rows, each as a list with one cell for each column: [Rye, 1 kg, "4.80"]. Numbers need quotes, so that they appear as you write them.
 * 
 * @minItems 1
 */
rows: Text[][]
/** A line under the table that says what it shows, or where it is from. */
caption?: Text
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** The colour behind the block. */
background?: Background
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** Texts of which one is shown at a time, such as the same course for beginners and for others. On paper and without script they are all below each other. */
export interface TabsBlock {
/** Which block this is: tabs. */
type: "tabs"
/** A short line above the title. */
tagline?: Text
/** What the tabs have in common. */
title?: Text
/** One or two sentences beside the title. */
description?: RichText
/**
 * The tabs, from first to last. The first one is open.
 * 
 * @minItems 2
 * 
 * Items: One tab, and what it shows.
 */
items: {
/** The words on the tab, one to three. */
title: Text
/** The text that the tab shows. */
description: RichText
/**
 * Lines below the text, each with a check mark.
 * 
 * Items: One line.
 */
points?: Text[]
/** A picture beside the text. */
image?: Image
/** The tab's name on the page, so that links can lead to it and open it. */
id?: Id
}[]
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** The colour behind the block. */
background?: Background
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** Groups of short names next to each other: technologies, standards, tools. */
export interface TagListBlock {
/** Which block this is: tag-list. */
type: "tag-list"
/** A short line above the title. */
tagline?: Text
/** The heading above the block. */
title?: Text
/** One or two sentences beside the heading. */
description?: RichText
find?: Find
/**
 * The groups.
 * 
 * @minItems 1
 * 
 * Items: One group.
 */
items: {
/** What the group's names have in common. */
title: Text
/** An icon before the title. */
icon?: Icon
/**
 * The names.
 * 
 * @minItems 1
 * 
 * Items: One name.
 */
tags: Text[]
}[]
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** The colour behind the block. */
background?: Background
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** What happened when, along a line: a history, a project, the course of a day. */
export interface TimelineBlock {
/** Which block this is: timeline. */
type: "timeline"
/** A short line above the title. */
tagline?: Text
/** The heading above the line. */
title?: Text
/** One or two sentences beside the heading. */
description?: RichText
find?: Find
/**
 * What happened, in the order visitors should read it.
 * 
 * @minItems 1
 * 
 * Items: One point in time.
 */
items: {
/** When it was: Spring 1998 or 9:30. A year alone needs quotes: "1998". A day (2026-05-12) or a month (2026-05) appears in the language of the site. */
date: Text
/** What happened. */
title: Text
/** A few sentences about it. */
description?: RichText
/** An icon on the line. */
icon?: Icon
}[]
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** The colour behind the block. */
background?: Background
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** A week by day and time: courses, lessons, groups. On a phone it is a list of days. Visitors see which of the days is today. */
export interface TimetableBlock {
/** Which block this is: timetable. */
type: "timetable"
/** A short line above the title. */
tagline?: Text
/** The heading above the week. */
title?: Text
/** One or two sentences beside the heading. */
description?: RichText
find?: Find
/**
 * What takes place, in any order: visitors see it by day and time. What overlaps stands side by side.
 * 
 * @minItems 1
 * @maxItems 200
 * 
 * Items: Something that takes place each week, or on a date.
 */
items: {
/** On which day: monday. On several at the same time: monday, wednesday. In English; visitors read it in the language of the site. On a date, as at a festival: 2026-07-03. */
day: DaysOfWeek
/** From when until when: 18:00-19:30, and past midnight 22:00-1:00. Only when it begins: 18:00. */
time: TimeSpan
/** What takes place. */
title: Text
/** One or two short sentences about it. */
description?: RichText
/**
 * Small facts under the title, such as who teaches and where.
 * 
 * @minItems 1
 * 
 * Items: One fact, such as Studio 2.
 */
meta?: Text[]
/** A short label, such as Full or New. */
badge?: Text
/** Where it leads: more about it, or a place to book. */
href?: Href
}[]
/** true if visitors can add these dates to their own calendar: a link below leads to a file with all of them. For what takes place every week, from when until when: { from: 2027-01-11, until: 2027-07-02 }. */
calendarFile?: (boolean | {
/** The first day on which anything takes place: 2027-01-11. */
from: string
/** The last day: 2027-07-02. Left out, it goes on. */
until?: string
})
/** A small text under the week, such as when there are holidays. */
note?: RichText
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** The colour behind the block. */
background?: Background
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** Events with date, time and speaker. */
export interface WebinarListBlock {
/** Which block this is: webinar-list. */
type: "webinar-list"
/** A short line above the title. */
tagline?: Text
/** The heading above the block. */
title?: Text
/** One or two sentences beside the heading. */
description?: RichText
/** true leaves out the pictures on a phone. */
compact?: boolean
/** The words on the buttons of all events that have none of their own. Default: Register Now. */
linkLabel?: Text
find?: Find
/**
 * The events.
 * 
 * @minItems 1
 * 
 * Items: One event.
 */
items: {
/** A picture beside the event. */
image?: Image
/** What it is about. */
title: Text
/** One or two sentences about it. */
description?: RichText
/** The day, as it should appear: 19 June 2025. */
date: Text
/** The hours, with the time zone: 15:00-16:00 IST. */
time?: Text
/** Who speaks. */
presenter?: Text
/** Where to register. */
href?: Href
/** The words on the button. Default: those of the block, or Register Now. */
linkLabel?: Text
}[]
/** The block's name on the page, so that links can lead to it. */
id?: Id
/** The colour behind the block. */
background?: Background
/** false leaves the block out of the page's PDF document. */
pdf?: boolean
}

/** Any block, told apart by its type. */
export type Block = AnnouncementBlock | ArticleGridBlock | BentoBlock | CalendarBlock | CardGridBlock | CaseStoryBlock | CategoryTilesBlock | ComparisonBlock | ContactFormBlock | CtaBlock | DownloadListBlock | EmbedBlock | FaqBlock | FiguresBlock | GalleryBlock | HeroBlock | HoursBlock | LinkListBlock | LogoStripBlock | LongTextBlock | MapBlock | MediaTextBlock | NewsletterBlock | PageLinksBlock | PeopleBlock | PriceListBlock | PricingBlock | QuoteBlock | RichTextBlock | ScreenBlock | StatsBlock | StepsBlock | TableBlock | TabsBlock | TagListBlock | TimelineBlock | TimetableBlock | WebinarListBlock;

/** The names of all blocks. */
export type BlockType = Block['type'];

/** What the component of a block receives: its fields. */
export type BlockProps<T extends BlockType> = Omit<Extract<Block, { type: T }>, 'type' | 'id' | 'visible'>;

/** One of the `items` of a block. */
export type ItemOf<T extends BlockType> = BlockProps<T> extends { items: (infer Item)[] } ? Item : never;

/** The words that every site has besides its texts, in the site's language. Those that are left out are in English. */
export interface Words {
/** The link for the keyboard at the very top that leads past the menu. */
skipLink: string
/** What screen readers call the menu of wide screens. */
mainMenu: string
/** What screen readers call the menu of small screens, and its button. */
menu: string
/** The link to an entry's own page in its sub-menu, where it has no allLabel. {label} is the entry. */
all: string
/** The switch between light and dark. */
darkMode: string
/** What screen readers call the way to a page below another. */
breadcrumb: string
/** The name of the not-found page in the browser tab, and its heading where site.yaml has no notFound.title. */
notFoundTitle: string
/** After the number 404 on the not-found page. */
notFoundStatus: string
/** What the not-found page says where site.yaml has no notFound.description. */
notFoundDescription: string
/** The button of pages that cannot be shown. */
backHome: string
/** What screen readers call the list of pages whose addresses look like one that is missing. */
nearestPages: string
/** The line above that list. */
nearestQuestion: string
/** The heading where a page cannot be shown. */
errorTitle: string
/** What is said where a page cannot be shown. */
errorDescription: string
/** What is said in the place of a block that cannot be shown. */
failedBlock: string
/** At the foot of a card that leads to a page. */
learnMore: string
/** At the foot of an article's card. */
readMore: string
/** Below a case study. */
readStory: string
/** The button of a webinar. */
register: string
/** Above what was difficult, in a case study. */
challenge: string
/** Above what was done, in a case study. */
solution: string
/** Above what came of it, in a case study. */
results: string
/** Before what a number was, in a block of figures. */
before: string
/** Before what the number is now. */
after: string
/** What screen readers call the mark of something that is fine, on a screen of a product. */
stateOk: string
/** The same for something to look at. */
stateWarning: string
/** The same for something that does not work. */
stateError: string
/** The same for something that is being done. */
stateBusy: string
/** Above the title of a webinar's page. */
webinar: string
/** Above more articles, on an article's page. */
readOn: string
/** Above more webinars, on a webinar's page. */
moreWebinars: string
/** Above webinars that are over. */
recordings: string
/** The button of a webinar that is over. */
watchRecording: string
/** Above more tools, on a tool's page. */
moreTools: string
/** Above more case studies, on a case study's page. */
moreStories: string
/** What screen readers call what visitors choose from a list by. */
filterList: string
/** In the menu of a field by which visitors choose from a list: any of its values. */
filterAny: string
/** In such a menu of numbers: those up to a bound. {value} is the bound, such as a price. */
filterUpTo: string
/** The search field above a list. */
findInList: string
/** Above a list from which visitors choose: {number} of its entries are shown, of {all}. */
foundInList: string
/** There, where no entry fits. */
nothingLeft: string
/** There, on the button that ends the choice. */
showAll: string
/** What screen readers call the numbers below a long list. */
listPages: string
/** What screen readers call the arrow to the page before, below a long list. */
previousPage: string
/** What screen readers call the arrow to the page after, below a long list. */
nextPage: string
/** Above the list of what is in a PDF document. */
contents: string
/** On the button that loads a whitepaper's PDF document. */
downloadPdf: string
/** The heading above those that are under no other one, in a list with headings. */
ungrouped: string
/** Above more whitepapers, on a whitepaper's page. */
morePapers: string
/** Above the articles of a person, on that person's page. */
articles: string
/** Above the webinars of a person, on that person's page. */
webinars: string
/** Above the link to the page before. */
previous: string
/** Above the link to the page after. */
next: string
/** What opens the list of all pages that belong together. */
allPages: string
/** What screen readers call these links. */
pagesTogether: string
/** Above the headings of a long text. */
onThisPage: string
/** What screen readers call the headings of a second long text. */
onThisPagePart: string
/** What screen readers call the link beside a heading. */
linkToHeading: string
/** What screen readers call the footnotes. */
footnotes: string
/** What screen readers call the number of a footnote in the text. */
footnote: string
/** What screen readers call the way back from a footnote. */
backToText: string
/** The same where a text has the footnote several times. */
backToPlace: string
/** What screen readers say before a task that is done. */
done: string
/** What screen readers say before a task that isn't done. */
toDo: string
/** The heading of a NOTE in a long text. */
note: string
/** The heading of a TIP. */
tip: string
/** The heading of something IMPORTANT. */
important: string
/** The heading of a WARNING. */
warning: string
/** The heading of a CAUTION. */
caution: string
/** What screen readers call code. */
code: string
/** The same where its language is known. */
codeIn: string
/** What screen readers call a table. {columns} are the heads of its columns. */
table: string
/** Above phone, e-mail and address beside a form. */
contactInformation: string
/** Beside the phone number, and the field for it. */
phone: string
/** Beside the e-mail address, and the field for it. */
email: string
/** Beside the address. */
address: string
/** Beside the links to your pages on other services. */
professionalNetwork: string
/** A field of a form. */
firstName: string
/** A field of a form. */
lastName: string
/** A field of a form. */
company: string
/** A field of a form. */
subject: string
/** A field of a form. */
message: string
/** What stands in the field for an e-mail address while it is empty. */
emailExample: string
/** What stands in the field for the subject while it is empty. */
subjectExample: string
/** What stands in the field for the message while it is empty. */
messageExample: string
/** Beside a field that may stay empty. */
optional: string
/** Below a field that must not stay empty. */
fillIn: string
/** Below a field with something that is no e-mail address. */
enterEmail: string
/** The first line of a list to choose from, while nothing is chosen. */
choose: string
/** Below a field with answers to choose from, if one must be chosen. */
chooseOne: string
/** Below a box that must be ticked. */
tickBox: string
/** Below a field for a file, if there is none in it or one that is not allowed. */
chooseFile: string
/** After that, if only some files are allowed. */
fileEnds: string
/** After that, if a larger file is not allowed. */
fileSize: string
/** Below a field for a number, if there is something else in it. */
enterNumber: string
/** After that, if a smaller number is not allowed. */
notBelow: string
/** After that, if a larger number is not allowed. */
notAbove: string
/** Below a field for a date, if there is none in it. */
enterDate: string
/** After that, if an earlier date is not allowed. */
notBefore: string
/** After that, if a later date is not allowed. */
notAfter: string
/** Beside a field that nobody sees, which only machines fill in. */
leaveEmpty: string
/** The button of a form. */
sendMessage: string
/** The button while the message is on its way. */
sending: string
/** What is said when a message has arrived. */
sent: string
/** What is said when a message could not be sent. */
notSent: string
/** What is said when a field that nobody sees was filled in, as browsers and password managers may do. Sending again works. */
filledByItself: string
/** What is said when there is no answer about a message: it may have arrived or not. */
noAnswer: string
/** What is said when a message went out, but the form service keeps to itself whether it arrived. */
answerUnread: string
/** What is said when the form service does not accept a message. */
refused: string
/** What is said when the form service takes no more messages for now. */
tooMany: string
/** What is said when there is no network. */
offline: string
/** Below a form, only for visitors without JavaScript: the mail server shows them a page of its own. */
plainAnswer: string
/** Below a form, only for visitors without JavaScript: the form service shows them a page of its own. */
plainPage: string
/** Before the e-mail address when a message could not be sent. */
orWrite: string
/** Before the phone number when a message could not be sent. */
orCall: string
/** In the place of a form on a site without an e-mail account. */
reachUs: string
/** The same where the site names no way to reach you. */
noForm: string
/** The button of a newsletter form. */
subscribe: string
/** What is said when somebody has subscribed. */
subscribed: string
/** The subject of the e-mail that you receive when somebody has subscribed. */
newsletter: string
/** The button that copies code. */
copy: string
/** What screen readers call that button. It begins with the words on it. */
copyCode: string
/** What is said when code was copied. */
copied: string
/** What is said when the browser does not let code be copied, and selects it instead. */
selected: string
/** What screen readers call the switch between two ways to pay. */
prices: string
/** The first choice of that switch. */
monthly: string
/** The second choice of that switch. */
yearly: string
/** What screen readers say of the mark of a cell that is yes, and texts of a field that is. Also what reaches you of a box that was ticked in a form. */
yes: string
/** In opening hours, for a day without any. */
closed: string
/** In opening hours and in a timetable, beside the day that it is. */
today: string
/** Above the days with other opening hours. */
specialHours: string
/** What screen readers call a map. */
map: string
/** What screen readers call a mark on a map that stands for several places. {number} is how many, {places} their numbers in the list. */
severalPlaces: string
/** Below a map on which places are close together: they have one ring with their number. */
ringIsSeveral: string
/** What follows an address for screen readers: it is a link to openstreetmap.org. */
onWebMap: string
/** The link to a file with all dates, for the visitor's own calendar. */
addToCalendar: string
/** What opens the dates of a calendar that are over. */
pastDates: string
/** What screen readers say of the mark of a cell that is no, and texts of a field that is. */
no: string
/** What screen readers call a picture of a gallery that has no alt text. {number} counts the pictures. */
showLarge: string
/** Below a picture that is shown large: which one it is. */
pictureOf: string
/** What screen readers call the window with the large picture. */
largePicture: string
/** The button that leads to the picture before. */
previousPicture: string
/** The button that leads to the picture after. */
nextPicture: string
/** The button that leads back to the page. */
closePicture: string
/** On the picture of a video or a map, which is loaded from another site only when visitors press it. {service} is that site. */
loadFrom: string
/** What screen readers call the bar of an announcement. */
announcement: string
/** What screen readers call the box that puts the bar away. */
putAway: string
}

/** What all pages share: name, address, menu, footer, contact details. */
export interface SiteFrame {
/** The name of the company or the site. It replaces {name} in any text. */
name: string
/** The address the site is published at, such as https://www.example.com or https://name.github.io/site. */
url: string
/** What the site is about, for search results and social cards. */
description?: Text
/** The language of the texts, such as en, en-IN or de. Default: en. */
language?: string
/** The format that the files of the site are written in: a number, which the command upgrade changes. Default: 1. */
format?: number
/** The place whose clock says when a day begins, for publishAt, expireAt and visible: Europe/Berlin, Asia/Kolkata. Default: UTC. */
timeZone?: string
/** The picture before the name in the header and footer. */
logo?: string
/** The same picture for dark mode, if the logo can't be seen well on a dark page. */
logoDark?: string
/** Write false if the logo already contains the name. Default: true. */
showName?: boolean
/** The small picture in the browser tab, ideally an SVG file. Default: the logo. */
icon?: string
/** The picture that social networks show: PNG or JPEG, 1200 by 630 pixels. */
image?: string
/** What the site looks like: its look, colours, fonts and mode. See docs/themes.md. */
theme?: {
/** A complete design: type, corners, spacing, decoration and header. The keys below change parts of it. Default: stepwell. */
look?: ("stepwell" | "plain" | "editorial" | "bold" | "soft" | "technical")
/** The brand colour: teal, cyan, blue, indigo, violet, pink, red, orange, green, gray, or any CSS colour, such as "#b4532a" (in quotes), tomato or oklch(55% 0.13 40). Default: teal. */
brand?: string
/** The second colour, for small marks and highlights: amber, one of the names for brand, or any CSS colour. Default: amber beside a cool brand colour, otherwise the brand colour itself. */
accent?: string
/** The tint of greys, texts and dark mode: warm, cool, pure (no tint), or any CSS colour. Default: a trace of the brand colour. */
neutral?: string
/** What a visitor sees first: light, dark, or system (the setting of their device). Default: system. */
mode?: ("system" | "light" | "dark")
/** The fonts. Each is a family that is included (Instrument Sans, Inter, DM Sans, Nunito, Archivo, Space Grotesk, IBM Plex Sans, Source Serif 4, Fraunces, Lora), system, or a font file of yours in public/, such as /fonts/own.woff2. */
fonts?: {
/** The font of titles. Default: that of the look. */
heading?: string
/** The font of all other texts. Default: that of the look. */
body?: string
}
/** How round corners are. Default: that of the look. */
radius?: ("none" | "small" | "medium" | "large")
/** How much space there is between and inside sections. Default: that of the look. */
density?: ("compact" | "normal" | "spacious")
/** What is drawn behind heroes without a picture, and before taglines: stepwell (stairs), dots, grid, rings, glow, rule (only a line before taglines), or none. Default: that of the look. */
ornament?: ("none" | "stepwell" | "dots" | "grid" | "rings" | "glow" | "rule")
/** CSS custom properties: sizes of the look (--look-card-radius: 6px), and properties for your own blocks (--site-tide-height: 12rem). docs/themes.md lists them. */
properties?: {
[k: string]: unknown | undefined
}
}
/** How to reach you. */
contact?: {
/** The phone number as it should appear, with country code: "+1 555 010 0117". */
phone?: string
/** The e-mail address for visitors. */
email?: string
/** Where you are, in one line. */
address?: string
/**
 * Where you are, if that is several places. The footer and contact forms show them, and blocks for hours and maps can.
 * 
 * @minItems 1
 * @maxItems 200
 * 
 * Items: One place.
 */
places?: {
/** What it is called. Pages name it by this. */
name: string
/** Its address, in one line. */
address: string
/** The phone number there, with country code: "+1 555 010 0117". */
phone?: string
/** The e-mail address there. */
email?: string
/**
 * When it is open, as in an hours block.
 * 
 * @minItems 1
 * 
 * Items: Days with the same hours.
 */
hours?: HoursOfDays[]
/** Where it is on a map: degrees north and east, as maps show them, such as 53.9590 -1.0815. */
coordinates?: Coordinates
}[]
/**
 * Your pages on other services, such as LinkedIn, GitHub or Instagram. The footer shows them with their marks.
 * 
 * Items: One profile.
 */
profiles?: Link[]
}
/** The menu at the top of every page. */
nav?: {
/**
 * The menu's entries.
 * 
 * Items: One entry of the menu.
 */
items?: {
/** The words in the menu. */
label: Text
/** The page it leads to. An entry with items can do without one. */
href?: Href
/**
 * The sub-menu.
 * 
 * Items: One link of the sub-menu.
 */
items?: {
/** The words on the link. */
label: Text
/** Where it leads. */
href: Href
/** One line that says what visitors find there. */
description?: Text
/** An icon before the words. */
icon?: Icon
}[]
/** The link to the entry's own page at the bottom of the sub-menu. Default: All, followed by the entry's label. */
allLabel?: Text
/** A sentence at the bottom of the sub-menu, ideally with a link. */
note?: RichText
}[]
/** The button at the end of the menu. */
action?: Link
}
/** The bottom of every page. */
footer?: {
/** A few words about the company. */
description?: RichText
/**
 * Lists of links.
 * 
 * Items: One list of links.
 */
columns?: {
/** The heading above the links. */
title: Text
/**
 * The links.
 * 
 * @minItems 1
 * 
 * Items: One link.
 */
items: Link[]
}[]
/** Which of your places the footer shows: one (Lisbon), several ([Lisbon, Porto]), or all. Default: all. */
places?: PlaceNames
/** The copyright line. {year} is always the current year. */
copyright?: Text
/** A short text on the right. */
note?: RichText
}
/** A bar at the lower or upper edge of the window, on every page that has no announcement of its own. Visitors can put it away, unless you say otherwise. */
announcement?: {
/** What is announced, in a sentence or two. */
description: RichText
/** A link after the words. */
action?: Link
/** The edge of the window that it stays at: top (below the menu) or bottom. Default: bottom. */
place?: ("top" | "bottom")
/** false if visitors can't put it away, such as the number to call in an emergency. */
closable?: boolean
}
/** What visitors read when there is no page at an address. */
notFound?: {
/** The heading. Default: Page not found. */
title?: Text
/** One or two sentences. */
description?: RichText
/** Buttons that lead back. */
actions?: Actions
}
/** The EmailJS account that contact-form and newsletter send through. For another service, write forms instead. */
email?: {
/** The service ID from dashboard.emailjs.com. */
serviceId: string
/** The template ID from dashboard.emailjs.com. */
templateId: string
/** The public key from dashboard.emailjs.com. Never the private key. */
publicKey: string
/** Another server that speaks the same protocol. Default: https://api.emailjs.com. */
origin?: string
}
/** Where contact-form and newsletter send what visitors write, if not through EmailJS. */
forms?: {
/** The address that a form service such as Formspree or Basin gave you, or one of your own server: https://formspree.io/f/mayzgrqb. */
action: string
}
/**
 * Tags for the <head> of every page, such as the one by which a search engine knows that the site is yours.
 * 
 * Items: One tag: meta with content, or rel with href.
 */
head?: {
/** The name of a <meta>, such as google-site-verification. */
meta?: string
/** What it says. */
content?: string
/** What a <link> leads to: a profile of yours (me), a feed or the same in another form (alternate), or one of the others. */
rel?: ("me" | "alternate" | "author" | "license")
/** Where the <link> leads. */
href?: Href
/** What is there, as the web names it: application/rss+xml. */
type?: string
/** What it is called, for those who choose between several. */
title?: Text
}[]
/**
 * Programs of yours that run on every page, such as one that counts visits. They cannot load other programs, nor make HTML from text (innerHTML).
 * 
 * Items: One program.
 */
scripts?: {
/** The file in public/, without "public": /js/visits.js. */
src: FileLink
/** Where it sends something or asks for it, if that is another site: https://stats.example.com. */
sends?: string
}[]
/**
 * Old addresses that lead to new ones.
 * 
 * Items: One redirect.
 */
redirects?: {
/** The old address, such as /old-page. */
from: string
/** Where it leads now. */
to: Href
}[]
/**
 * What the pages in folders have in common, so that none of them says it: their kind, and keys of other programs that stay in their files.
 * 
 * Items: A folder.
 */
folders?: {
/** The folder in pages/, such as blog. It goes for all pages in it and below it that no other entry names more closely. The kind doesn't go for its own page, pages/blog/index.yaml. */
folder: string
/** The kind of the pages that don't say another one. */
kind?: string
/**
 * Keys that mean something to another program. Nothing is said of them, and nothing is made of them.
 * 
 * @minItems 1
 * 
 * Items: A key.
 */
ignore?: string[]
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

// Generated from schemas/ by `npm run generate`. Do not edit.

import type { WrittenBlock } from '../json.ts';

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
days: string
/** From when until when: 9:00-17:00. With a break: 9:00-12:30, 14:00-18:00. Or: closed. */
hours: string
/** A few small words beside the hours, such as By appointment. */
note?: string
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
export type TextsInBraces = (string[] | string)

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
text: string
/** Where the words are, as seen from the place: right, left or center. Default: right. */
side?: ("right" | "left" | "center")
/** How far the words are above the place. A fine line leads up to them. */
rise?: number
/** true for words that can be left out where the picture is small. */
detail?: boolean
}
}[]

/** A picture and its alt text: a file or an address (src), or a drawing made of parts (scene). */
export interface Image {
/** The path of a file in public/, without "public" (/images/team.jpg), or an address that starts with https://. */
src?: string
/** The same picture for dark mode and dark bands, if it can't be seen well there. */
dark?: string
/** A drawing in place of a file: a list of parts, such as terraces, boxes and lines between them. */
scene?: Scene
/** What the picture shows, for people who can't see it. */
alt?: string
/** Write true instead of alt for a picture that adds nothing to the text. */
decorative?: boolean
/** The picture's own width in pixels. Needed only for pictures from other sites. */
width?: number
/** The picture's own height in pixels. Needed only for pictures from other sites. */
height?: number
}

/** A link: the words on it and where it leads. */
export interface Link {
/** The words on the link. */
label: string
/** Where the link leads. */
href: string
}

/** A button that leads somewhere. */
export interface Action {
/** The words on the button. */
label: string
/** Where the button leads. */
href: string
/** How much the button stands out: primary (filled), secondary (outlined) or link. Default: the first button is primary, the others are secondary. */
variant?: ("primary" | "secondary" | "link")
/** An icon after the words, such as arrow-right. */
icon?: string
}

/** One or more buttons. */
export type Actions = Action[]

/** One point: a title with an icon and a line of text. */
export interface Feature {
/** The point in a few words. */
title: string
/** One or two sentences about it. */
description?: string
/** An icon for the point. */
icon?: string
}

/** The words that every site has besides its texts, in the site's language. Those that are left out are in English. */
export interface Words {
/** The link for the keyboard at the very top that leads past the menu. */
skipLink?: string
/** What screen readers call the menu of wide screens. */
mainMenu?: string
/** What screen readers call the menu of small screens, and its button. */
menu?: string
/** The link to an entry's own page in its sub-menu, where it has no allLabel. {label} is the entry. */
all?: string
/** The switch between light and dark. */
darkMode?: string
/** What screen readers call the way to a page below another. */
breadcrumb?: string
/** The name of the not-found page in the browser tab, and its heading where site.yaml has no notFound.title. */
notFoundTitle?: string
/** After the number 404 on the not-found page. */
notFoundStatus?: string
/** What the not-found page says where site.yaml has no notFound.description. */
notFoundDescription?: string
/** The button of pages that cannot be shown. */
backHome?: string
/** What screen readers call the list of pages whose addresses look like one that is missing. */
nearestPages?: string
/** The line above that list. */
nearestQuestion?: string
/** The heading where a page cannot be shown. */
errorTitle?: string
/** What is said where a page cannot be shown. */
errorDescription?: string
/** What is said in the place of a block that cannot be shown. */
failedBlock?: string
/** At the foot of a card that leads to a page. */
learnMore?: string
/** At the foot of an article's card. */
readMore?: string
/** Below a case study. */
readStory?: string
/** The button of a webinar. */
register?: string
/** Above what was difficult, in a case study. */
challenge?: string
/** Above what was done, in a case study. */
solution?: string
/** Above what came of it, in a case study. */
results?: string
/** Before what a number was, in a block of figures. */
before?: string
/** Before what the number is now. */
after?: string
/** What screen readers call the mark of something that is fine, on a screen of a product. */
stateOk?: string
/** The same for something to look at. */
stateWarning?: string
/** The same for something that does not work. */
stateError?: string
/** The same for something that is being done. */
stateBusy?: string
/** Above the title of a webinar's page. */
webinar?: string
/** Above more articles, on an article's page. */
readOn?: string
/** Above more webinars, on a webinar's page. */
moreWebinars?: string
/** Above webinars that are over. */
recordings?: string
/** The button of a webinar that is over. */
watchRecording?: string
/** Above more tools, on a tool's page. */
moreTools?: string
/** Above more case studies, on a case study's page. */
moreStories?: string
/** What screen readers call what visitors choose from a list by. */
filterList?: string
/** In the menu of a field by which visitors choose from a list: any of its values. */
filterAny?: string
/** In such a menu of numbers: those up to a bound. {value} is the bound, such as a price. */
filterUpTo?: string
/** The search field above a list. */
findInList?: string
/** Above a list from which visitors choose: {number} of its entries are shown, of {all}. */
foundInList?: string
/** There, where no entry fits. */
nothingLeft?: string
/** There, on the button that ends the choice. */
showAll?: string
/** What screen readers call the numbers below a long list. */
listPages?: string
/** What screen readers call the arrow to the page before, below a long list. */
previousPage?: string
/** What screen readers call the arrow to the page after, below a long list. */
nextPage?: string
/** Above the list of what is in a PDF document. */
contents?: string
/** On the button that loads a whitepaper's PDF document. */
downloadPdf?: string
/** The heading above those that are under no other one, in a list with headings. */
ungrouped?: string
/** Above more whitepapers, on a whitepaper's page. */
morePapers?: string
/** Above the articles of a person, on that person's page. */
articles?: string
/** Above the webinars of a person, on that person's page. */
webinars?: string
/** Above the link to the page before. */
previous?: string
/** Above the link to the page after. */
next?: string
/** What opens the list of all pages that belong together. */
allPages?: string
/** What screen readers call these links. */
pagesTogether?: string
/** Above the headings of a long text. */
onThisPage?: string
/** What screen readers call the headings of a second long text. */
onThisPagePart?: string
/** What screen readers call the link beside a heading. */
linkToHeading?: string
/** What screen readers call the footnotes. */
footnotes?: string
/** What screen readers call the number of a footnote in the text. */
footnote?: string
/** What screen readers call the way back from a footnote. */
backToText?: string
/** The same where a text has the footnote several times. */
backToPlace?: string
/** What screen readers say before a task that is done. */
done?: string
/** What screen readers say before a task that isn't done. */
toDo?: string
/** The heading of a NOTE in a long text. */
note?: string
/** The heading of a TIP. */
tip?: string
/** The heading of something IMPORTANT. */
important?: string
/** The heading of a WARNING. */
warning?: string
/** The heading of a CAUTION. */
caution?: string
/** What screen readers call code. */
code?: string
/** The same where its language is known. */
codeIn?: string
/** What screen readers call a table. {columns} are the heads of its columns. */
table?: string
/** Above phone, e-mail and address beside a form. */
contactInformation?: string
/** Beside the phone number, and the field for it. */
phone?: string
/** Beside the e-mail address, and the field for it. */
email?: string
/** Beside the address. */
address?: string
/** Beside the links to your pages on other services. */
professionalNetwork?: string
/** A field of a form. */
firstName?: string
/** A field of a form. */
lastName?: string
/** A field of a form. */
company?: string
/** A field of a form. */
subject?: string
/** A field of a form. */
message?: string
/** What stands in the field for an e-mail address while it is empty. */
emailExample?: string
/** What stands in the field for the subject while it is empty. */
subjectExample?: string
/** What stands in the field for the message while it is empty. */
messageExample?: string
/** Beside a field that may stay empty. */
optional?: string
/** Below a field that must not stay empty. */
fillIn?: string
/** Below a field with something that is no e-mail address. */
enterEmail?: string
/** The first line of a list to choose from, while nothing is chosen. */
choose?: string
/** Below a field with answers to choose from, if one must be chosen. */
chooseOne?: string
/** Below a box that must be ticked. */
tickBox?: string
/** Below a field for a file, if there is none in it or one that is not allowed. */
chooseFile?: string
/** After that, if only some files are allowed. */
fileEnds?: string
/** After that, if a larger file is not allowed. */
fileSize?: string
/** Below a field for a number, if there is something else in it. */
enterNumber?: string
/** After that, if a smaller number is not allowed. */
notBelow?: string
/** After that, if a larger number is not allowed. */
notAbove?: string
/** Below a field for a date, if there is none in it. */
enterDate?: string
/** After that, if an earlier date is not allowed. */
notBefore?: string
/** After that, if a later date is not allowed. */
notAfter?: string
/** Beside a field that nobody sees, which only machines fill in. */
leaveEmpty?: string
/** The button of a form. */
sendMessage?: string
/** The button while the message is on its way. */
sending?: string
/** What is said when a message has arrived. */
sent?: string
/** What is said when a message could not be sent. */
notSent?: string
/** What is said when a field that nobody sees was filled in, as browsers and password managers may do. Sending again works. */
filledByItself?: string
/** What is said when there is no answer about a message: it may have arrived or not. */
noAnswer?: string
/** What is said when a message went out, but the form service keeps to itself whether it arrived. */
answerUnread?: string
/** What is said when the form service does not accept a message. */
refused?: string
/** What is said when the form service takes no more messages for now. */
tooMany?: string
/** What is said when there is no network. */
offline?: string
/** Below a form, only for visitors without JavaScript: the mail server shows them a page of its own. */
plainAnswer?: string
/** Below a form, only for visitors without JavaScript: the form service shows them a page of its own. */
plainPage?: string
/** Before the e-mail address when a message could not be sent. */
orWrite?: string
/** Before the phone number when a message could not be sent. */
orCall?: string
/** In the place of a form on a site without an e-mail account. */
reachUs?: string
/** The same where the site names no way to reach you. */
noForm?: string
/** The button of a newsletter form. */
subscribe?: string
/** What is said when somebody has subscribed. */
subscribed?: string
/** The subject of the e-mail that you receive when somebody has subscribed. */
newsletter?: string
/** The button that copies code. */
copy?: string
/** What screen readers call that button. It begins with the words on it. */
copyCode?: string
/** What is said when code was copied. */
copied?: string
/** What is said when the browser does not let code be copied, and selects it instead. */
selected?: string
/** What screen readers call the switch between two ways to pay. */
prices?: string
/** The first choice of that switch. */
monthly?: string
/** The second choice of that switch. */
yearly?: string
/** What screen readers say of the mark of a cell that is yes, and texts of a field that is. Also what reaches you of a box that was ticked in a form. */
yes?: string
/** In opening hours, for a day without any. */
closed?: string
/** In opening hours and in a timetable, beside the day that it is. */
today?: string
/** Above the days with other opening hours. */
specialHours?: string
/** What screen readers call a map. */
map?: string
/** What screen readers call a mark on a map that stands for several places. {number} is how many, {places} their numbers in the list. */
severalPlaces?: string
/** Below a map on which places are close together: they have one ring with their number. */
ringIsSeveral?: string
/** What follows an address for screen readers: it is a link to openstreetmap.org. */
onWebMap?: string
/** The link to a file with all dates, for the visitor's own calendar. */
addToCalendar?: string
/** What opens the dates of a calendar that are over. */
pastDates?: string
/** What screen readers say of the mark of a cell that is no, and texts of a field that is. */
no?: string
/** What screen readers call a picture of a gallery that has no alt text. {number} counts the pictures. */
showLarge?: string
/** Below a picture that is shown large: which one it is. */
pictureOf?: string
/** What screen readers call the window with the large picture. */
largePicture?: string
/** The button that leads to the picture before. */
previousPicture?: string
/** The button that leads to the picture after. */
nextPicture?: string
/** The button that leads back to the page. */
closePicture?: string
/** On the picture of a video or a map, which is loaded from another site only when visitors press it. {service} is that site. */
loadFrom?: string
/** What screen readers call the bar of an announcement. */
announcement?: string
/** What screen readers call the box that puts the bar away. */
putAway?: string
}

/** What all pages share: name, address, menu, footer, contact details. */
export interface WrittenSite {
/** The name of the company or the site. It replaces {name} in any text. */
name: string
/** The address the site is published at, such as https://www.example.com or https://name.github.io/site. */
url: string
/** What the site is about, for search results and social cards. */
description?: string
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
/** The words that every site has besides its texts, such as those of the menu's button and of a form's fields. Write them in the language of your site; those you leave out are in English. */
words?: Words
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
label: string
/** The page it leads to. An entry with items can do without one. */
href?: string
/**
 * The sub-menu.
 * 
 * Items: One link of the sub-menu.
 */
items?: {
/** The words on the link. */
label: string
/** Where it leads. */
href: string
/** One line that says what visitors find there. */
description?: string
/** An icon before the words. */
icon?: string
}[]
/** The link to the entry's own page at the bottom of the sub-menu. Default: All, followed by the entry's label. */
allLabel?: string
/** A sentence at the bottom of the sub-menu, ideally with a link. */
note?: string
}[]
/** The button at the end of the menu. */
action?: Link
}
/** The bottom of every page. */
footer?: {
/** A few words about the company. */
description?: string
/**
 * Lists of links.
 * 
 * Items: One list of links.
 */
columns?: {
/** The heading above the links. */
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
/** Which of your places the footer shows: one (Lisbon), several ([Lisbon, Porto]), or all. Default: all. */
places?: PlaceNames
/** The copyright line. {year} is always the current year. */
copyright?: string
/** A short text on the right. */
note?: string
}
/** A bar at the lower or upper edge of the window, on every page that has no announcement of its own. Visitors can put it away, unless you say otherwise. */
announcement?: {
/** What is announced, in a sentence or two. */
description: string
/** A link after the words. */
action?: Link
/** The edge of the window that it stays at: top (below the menu) or bottom. Default: bottom. */
place?: ("top" | "bottom")
/** false if visitors can't put it away, such as the number to call in an emergency. */
closable?: boolean
/** When visitors see it: from a day, until a day, or both. Without it, always. npm start always shows it. */
visible?: Visible
}
/** What visitors read when there is no page at an address. */
notFound?: {
/** The heading. Default: Page not found. */
title?: string
/** One or two sentences. */
description?: string
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
href?: string
/** What is there, as the web names it: application/rss+xml. */
type?: string
/** What it is called, for those who choose between several. */
title?: string
}[]
/**
 * Programs of yours that run on every page, such as one that counts visits. They cannot load other programs, nor make HTML from text (innerHTML).
 * 
 * Items: One program.
 */
scripts?: {
/** The file in public/, without "public": /js/visits.js. */
src: string
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
to: string
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

/** One page of the site: a file in pages/. Its path there is its address. */
export interface WrittenPage {
/** The page's name in the browser tab and in search results. About 60 characters. */
title: string
/** What the page offers, for search results and social cards. About 150 characters. */
description: string
/** The picture that social networks show for this page. Default: the site's image. */
image?: string
/** What kind of page this is, such as article. It then has the fields of that kind, and is shown by its layout; blocks are added below. */
kind?: string
/** The address at which visitors can download the page as a PDF document, such as /docs/brochure.pdf: small letters, digits, hyphens, and .pdf at the end. Or the keys "address" and "cover". */
pdf?: (string | {
/** The address of the document: small letters, digits, hyphens, and .pdf at the end. Default: that of the page, with .pdf at the end. */
address?: string
/** false for a document without a cover, true for one with it. Default: a document of three pages or more has one. */
cover?: boolean
})
/** true while the page isn't ready: npm start shows it, npx sitewright build leaves it out. */
draft?: boolean
/**
 * Old addresses of this page. Visitors who ask for one of them are led here; those who ask for one that ends with .pdf, to its PDF document.
 * 
 * Items: One old address, such as /old-page.
 */
aliases?: string[]
/** The first day of the page: 2026-12-01. With a time (2026-12-01 09:30), from then on. Until then it is like a draft. Build the site on that day. */
publishAt?: Moment
/** The last day of the page: 2026-12-24. With a time (2026-12-24 18:00), until then. After that it is like a draft. Build the site after that day. */
expireAt?: Moment
/** A long text in Markdown, for a page that is one, such as an article. It can also be in a .md file of the same name beside this one. Without blocks, the page shows its title, its description and this text. With blocks, the text comes in the long-text block that has none of its own, or below all blocks. */
body?: string
/**
 * What the page shows, from top to bottom.
 * 
 * @minItems 1
 */
blocks?: WrittenBlock[]
}

/** A kind of page of your own: a file in kinds/. Pages that say kind: with the file's name have its fields, and are shown by its layout. */
export interface WrittenKind {
/** What a page of this kind is: A recipe with its ingredients. */
description: string
/**
 * What such a page has besides title, description, image and body.
 * 
 * Items: One field.
 */
fields?: {
/** The key that is written in the page, such as prepTime: letters and digits alone, and a small letter first. */
name: string
/** What is written there: text, richText (with bold and links), texts (a list), date (2026-05-12), datetime (2026-07-03 19:30), date-range (from and until), time (18:00), time-range (18:00-19:30), day-of-week (monday), duration (1 h 30 min), number, yes-no (true or false), link, file (in public/), video (its address), image, icon, place (an address), choice (one of the choices), entry (the name of another page, such as an author's) or list (each entry with fields of its own). */
type: ("text" | "richText" | "texts" | "date" | "datetime" | "date-range" | "time" | "time-range" | "day-of-week" | "duration" | "number" | "yes-no" | "link" | "file" | "video" | "image" | "icon" | "place" | "choice" | "entry" | "list")
/** What to write there, for the people who make such pages. */
description?: string
/** What visitors call it, such as above its values where they filter a list. Left out: its name. */
label?: string
/** What a page could say there. npx sitewright new page ... --kind writes it into a new page. */
example?: {
[k: string]: unknown | undefined
}
/** true if no page of this kind can do without. */
required?: boolean
/**
 * For type choice: what can be written.
 * 
 * @minItems 1
 * 
 * Items: One choice.
 */
choices?: string[]
/** For types choice, day-of-week and entry: true if a page can say several, as a list: [monday, friday]. */
many?: boolean
/** For types number, date, datetime, time and duration: the first or smallest that a page can say, as it is written there. For date-range and time-range: the first day or the earliest time. That of a datetime is a day. */
min?: {
[k: string]: unknown | undefined
}
/** For types number, date, datetime, time and duration: the last or largest that a page can say, as it is written there. For date-range and time-range: the last day or the latest time. That of a datetime is a day. */
max?: {
[k: string]: unknown | undefined
}
/** For type text: what the whole text must look like, as a regular expression, such as [A-Z]{2}-\d{4}. */
pattern?: string
/** With pattern: what is said where a text doesn't look like that, such as: Write two letters, a hyphen and four digits. */
message?: string
/** For type date: true if a time may stand behind the day, as other programs write when a text was published: 2026-05-12T10:00:00Z. Visitors see the day. For a time that counts there is the type datetime. */
withTime?: boolean
/** true if no two pages of this kind may say the same there, such as an order number. */
unique?: boolean
/** For type entry: true if a name in words may stand there, too, of somebody without a page: Hanna Berg. Visitors see it as it is. */
orName?: boolean
/**
 * For type list: the fields of each entry of the list.
 * 
 * @minItems 1
 * 
 * Items: One field.
 */
fields?: {
/** The key that is written in the page, such as prepTime: letters and digits alone, and a small letter first. */
name: string
/** What is written there: text, richText (with bold and links), texts (a list), date (2026-05-12), datetime (2026-07-03 19:30), date-range (from and until), time (18:00), time-range (18:00-19:30), day-of-week (monday), duration (1 h 30 min), number, yes-no (true or false), link, file (in public/), video (its address), image, icon, place (an address), choice (one of the choices), entry (the name of another page, such as an author's) or list (each entry with fields of its own). */
type: ("text" | "richText" | "texts" | "date" | "datetime" | "date-range" | "time" | "time-range" | "day-of-week" | "duration" | "number" | "yes-no" | "link" | "file" | "video" | "image" | "icon" | "place" | "choice" | "entry")
/** What to write there, for the people who make such pages. */
description?: string
/** What visitors call it, such as above its values where they filter a list. Left out: its name. */
label?: string
/** What a page could say there. npx sitewright new page ... --kind writes it into a new page. */
example?: {
[k: string]: unknown | undefined
}
/** true if no page of this kind can do without. */
required?: boolean
/**
 * For type choice: what can be written.
 * 
 * @minItems 1
 * 
 * Items: One choice.
 */
choices?: string[]
/** For types choice, day-of-week and entry: true if a page can say several, as a list: [monday, friday]. */
many?: boolean
/** For types number, date, datetime, time and duration: the first or smallest that a page can say, as it is written there. For date-range and time-range: the first day or the earliest time. That of a datetime is a day. */
min?: {
[k: string]: unknown | undefined
}
/** For types number, date, datetime, time and duration: the last or largest that a page can say, as it is written there. For date-range and time-range: the last day or the latest time. That of a datetime is a day. */
max?: {
[k: string]: unknown | undefined
}
/** For type text: what the whole text must look like, as a regular expression, such as [A-Z]{2}-\d{4}. */
pattern?: string
/** With pattern: what is said where a text doesn't look like that, such as: Write two letters, a hyphen and four digits. */
message?: string
/** For type date: true if a time may stand behind the day, as other programs write when a text was published: 2026-05-12T10:00:00Z. Visitors see the day. For a time that counts there is the type datetime. */
withTime?: boolean
/** For type entry: true if a name in words may stand there, too, of somebody without a page: Hanna Berg. Visitors see it as it is. */
orName?: boolean
/** For type number: the currency of a price, such as EUR or INR. It is shown as the language of the site writes it: 12,50 €. */
currency?: string
/** For type number: what is counted, such as kg, min or %. It is shown after the number. */
unit?: string
/** For type number: how many decimals are shown, if no more are written. Left out: two for most currencies, otherwise as many as are written. */
decimals?: number
/** For type number: the words for 0, such as Full. They stand in the place of the whole text that says the number, such as {places} places left. */
empty?: string
/** For type entry: of which kind the other page is, such as person. */
kind?: string
}[]
/** For type image: true if a page without a picture gets a drawing, made from its address and title. */
cover?: boolean
/** For type number: the currency of a price, such as EUR or INR. It is shown as the language of the site writes it: 12,50 €. */
currency?: string
/** For type number: what is counted, such as kg, min or %. It is shown after the number. */
unit?: string
/** For type number: how many decimals are shown, if no more are written. Left out: two for most currencies, otherwise as many as are written. */
decimals?: number
/** For type number: the words for 0, such as Full. They stand in the place of the whole text that says the number, such as {places} places left. */
empty?: string
/** For type entry: of which kind the other page is, such as person. */
kind?: string
}[]
/** true if visitors can download every page of this kind as a PDF document, too: at its own address with .pdf at the end, unless the page says another. In the layout, {pdf} is that address. Or the key "cover". */
pdf?: (boolean | {
/** false for documents without a cover, true for some with it. Default: a document of three pages or more has one. A page can say otherwise. */
cover?: boolean
})
/** false if what is of this kind has no page of its own, such as a price or a course: lists find it, nothing leads to it, and it needs no layout. */
page?: boolean
/** A file in data/ or content/ that has all that is of this kind, one below the other: a table (.csv or .tsv), or a list in YAML or JSON. It has no pages of its own then, and needs no layout. */
data?: string
/** For data in JSON or YAML that is a list below keys: their names, with dots between them, such as results or data.items. Of a list whose entries have lists of their own, such as sections.items, all of these are read. */
path?: string
/** Where that file comes from: an address that begins with https://, of a published sheet or of data in JSON or YAML. npx sitewright data fetches it into the file when you say so; a build never does. */
source?: string
/** For data whose columns or keys have other names than the fields: which one is which field, such as price: Price (EUR). Several columns that are one value: when: { start: Start Date, end: End Date }. In JSON and YAML, address.city is a key below another, and ../title one of the entry that the list is in. */
columns?: {
/** What stands at the head of the column, or the key. Of a field in several columns, each by what it says of it: start and end of a range, latitude and longitude of a place, alt of a picture. */
[k: string]: string | {
/** What stands at the head of the column that has the value itself. */
from?: string
/** Of a range of days or times: the head of the column that has the first. */
start?: string
/** Of a range of days or times: the head of the column that has the last. */
end?: string
/** Of a place: the head of the column that says how far north it is. */
latitude?: string
/** Of a place: the head of the column that says how far east it is. */
longitude?: string
/** Of a place: the head of the column that has both, such as 53.9590, -1.0815. */
coordinates?: string
/** Of a picture: the head of the column that says what it shows. */
alt?: string
/** Of days: which comes first in 5/6/2027, the day or the month. Left out, other cells of the column or the language of the site say it. */
order?: ("day-month" | "month-day")
} | undefined
}
/** How a page of this kind looks in every list, with fields in braces: title, description, meta and others. Left out: each list takes what it has room for. */
card?: {
/** The title in lists. Default: {title}. */
title?: string
/** The text under it. Default: {description}. */
description?: string
/** A small label, such as a category: {level}. */
badge?: string
/** Small facts, such as a day and a price. */
meta?: TextsInBraces
/** Lines with a check mark in front, or the field that has them: {points}. */
points?: TextsInBraces
/** The field with the picture, in braces: {image}. */
image?: FieldInBraces
/** The field with the icon, in braces: {icon}. */
icon?: FieldInBraces
/** The field with the address it leads to, in braces: {link}. Default: the page itself. */
href?: FieldInBraces
/** The words on that link: Book now. */
linkLabel?: string
}
/**
 * The blocks that such a page shows. {title} or another field in braces stands for what the page says. A key whose field the page leaves out is left out, and so is a block that cannot do without it.
 * 
 * @minItems 1
 */
layout?: WrittenBlock[]
}

import { SaxesParser } from 'saxes';
import { stringify } from 'yaml';
import { inMarkdown } from './body.ts';
import { folderOf, type MenuItem, type OldFolder } from './systems.ts';

/** An item of an export: what stands in its elements, by name; of those that come again, a list. */
type Item = Readonly<Record<string, readonly string[]>>;

const first = (item: Item, name: string): string => item[name]?.[0]?.trim() ?? '';

/** Things of an export that are no content of their own. */
const OF_SYSTEM =
  /^(?:attachment|nav_menu_item|revision|custom_css|customize_changeset|oembed_cache|user_request|wp_.*|acf-.*)$/;

/**
 * The export of a WordPress site as a folder of pages: `wordpress/posts/NAME.md` and so on, with `wordpress.json` as its settings. Files beside it, such as
 * those of `wp-content/uploads`, stay.
 * @returns undefined if there is no such export at the top of a folder; else also what it has that is no page, by the file of the export
 */
export function wordpressIn(
  folder: OldFolder,
): { readonly site: OldFolder; readonly others: readonly (readonly [file: string, what: string])[] } | undefined {
  const isExport = (file: string): boolean =>
    /^[^/]+\.xml$/.test(file) && folder.text(file).slice(0, 20_000).includes('<wp:wxr_version>');
  const exports = folder.files.filter(isExport);
  if (exports.length === 0) return undefined;
  const made = new Map<string, string>();
  const others = exports.flatMap((file) => addPages(folder.text(file), made).map((what) => [file, what] as const));
  const site = folderOf([...made.keys(), ...folder.files], (path) => {
    const text = made.get(path);
    return text === undefined ? folder.bytes(path) : new TextEncoder().encode(text);
  });
  return { site, others };
}

/** Adds the pages of an export, by their paths. @returns what else it has */
function addPages(xml: string, made: Map<string, string>): string[] {
  const { channel, authors: named, items } = read(xml);
  const others: string[] = [];
  const authors = new Map(named.map((each) => [first(each, 'wp:author_login'), first(each, 'wp:author_display_name')]));
  const byId = new Map(items.map((each) => [first(each, 'wp:post_id'), each]));
  for (const item of items) {
    const type = first(item, 'wp:post_type');
    const status = first(item, 'wp:status');
    if (OF_SYSTEM.test(type) || /^(?:trash|auto-draft|inherit)$/.test(status)) continue;
    if (type !== 'post' && type !== 'page') {
      others.push(`${type} "${first(item, 'title')}"`);
      continue;
    }
    const comments = item['wp:comment_id']?.length ?? 0;
    if (comments > 0) others.push(`${comments} x comments on "${first(item, 'title')}"`);
    // What only some people could read isn't published to all.
    const isPublic = status === 'publish' && first(item, 'wp:post_password') === '';
    const keys = {
      title: first(item, 'title') || first(item, 'wp:post_name').replace(/-/g, ' ') || 'Untitled',
      ...(first(item, 'excerpt:encoded') !== '' && {
        description: inMarkdown(first(item, 'excerpt:encoded')).replace(/\s+/g, ' '),
      }),
      ...(type === 'post' && {
        date: first(item, 'wp:post_date'),
        author: authors.get(first(item, 'dc:creator')) ?? first(item, 'dc:creator'),
      }),
      ...(item['category:category'] !== undefined && { category: item['category:category'] }),
      ...(item['category:post_tag'] !== undefined && { tags: item['category:post_tag'] }),
      ...(first(item, '_thumbnail_id') !== '' && {
        image: first(byId.get(first(item, '_thumbnail_id')) ?? {}, 'wp:attachment_url'),
      }),
      ...(isPublic ? { permalink: pathOf(first(item, 'link')), ...shortOf(item) } : { draft: true }),
    };
    const name = first(item, 'wp:post_name');
    const file = `wordpress/${type}s/${name}.md`;
    made.set(
      name === '' || made.has(file) ? `wordpress/${type}s/post-${first(item, 'wp:post_id')}.md` : file,
      `---\n${stringify(keys)}---\n\n${textOf(first(item, 'content:encoded'))}\n`,
    );
  }
  const settings = {
    title: first(channel, 'title'),
    url: first(channel, 'wp:base_blog_url'),
    description: first(channel, 'description'),
    language: first(channel, 'language'),
    menu: mainMenu(items, byId),
  };
  // Of several exports, one may say nothing of the site.
  if (!made.has('wordpress.json') || settings.url !== '') made.set('wordpress.json', JSON.stringify(settings));
  return others;
}

/** The menu that leads to most pages of the site itself: others lead to those elsewhere. */
function mainMenu(items: readonly Item[], byId: ReadonlyMap<string, Item>): MenuEntry[] {
  const entries = items
    .filter((item) => first(item, 'wp:post_type') === 'nav_menu_item')
    .sort((a, b) => Number(first(a, 'wp:menu_order')) - Number(first(b, 'wp:menu_order')));
  const menuBelow = (parent: string): MenuEntry[] =>
    entries
      .filter((item) => first(item, '_menu_item_menu_item_parent') === parent)
      .map((item) => {
        const shown = byId.get(first(item, '_menu_item_object_id')) ?? {};
        const href = first(item, '_menu_item_url') || pathOf(first(shown, 'link'));
        const below = menuBelow(first(item, 'wp:post_id'));
        const label = first(item, 'title') || first(shown, 'title');
        return {
          ...{ menu: first(item, 'category:nav_menu'), label },
          ...(href !== undefined && { href }),
          ...(below.length > 0 && { items: below }),
        };
      });
  const menu = menuBelow('0');
  const own = (name: string): number =>
    menu.filter((each) => each.menu === name && each.href?.startsWith('/') === true).length;
  const main = menu.map((each) => each.menu).sort((first, second) => own(second) - own(first))[0];
  return menu.filter((each) => each.menu === main);
}

type MenuEntry = MenuItem & { readonly menu: string };

/** The path of an address. One with a query only was never published under a name. */
const pathOf = (link: string): string | undefined => /^https?:\/\/[^/]+(\/[^?#]+)/.exec(link)?.[1];

/** The address by which WordPress knows each post whatever its name is, as links elsewhere have it: `/?p=12`. */
const shortOf = (item: Item): { readonly aliases?: readonly string[] } => {
  const [, short] = /^https?:\/\/[^/]+(\/\?(?:p|page_id)=\d+)$/.exec(first(item, 'guid')) ?? [];
  return short === undefined ? {} : { aliases: [short] };
};

/** The text of a post: with paragraphs where only empty lines part them. */
function textOf(written: string): string {
  const isBlock = /^\s{0,9}<(?:h\d|ul|ol|pre|table|div|blockquote|figure|dl|address|hr)\b/;
  const paragraph = (part: string): string => (isBlock.test(part) ? part : `<p>${part.replaceAll('\n', '<br>')}</p>`);
  const html = /<p[\s>]/.test(written)
    ? written
    : written
        .split(/\n[ \t]{0,9}\n/)
        .map(paragraph)
        .join('\n\n');
  // The checks know other shortcodes, which are words to whoever makes Markdown of them.
  return inMarkdown(html.replace(/\[\/?(?:caption|embed)[^\]\n]{0,500}\]/g, '')).replace(
    /\\\[(\/?[a-z][\w-]{0,40}(?:\s[^\]\\\n]{0,500})?)\\\]/g,
    '[$1]',
  );
}

/** The elements of an export: those of the site, its authors and its items. Names of `category` have their domain, those of `postmeta` are its key. */
function read(xml: string): Readonly<Record<'authors' | 'items', readonly Item[]>> & { readonly channel: Item } {
  const parser = new SaxesParser();
  const channel: Record<string, string[]> = {};
  const lists = { authors: [] as Record<string, string[]>[], items: [] as Record<string, string[]>[] };
  let into = channel;
  let text = '';
  let name = '';
  let metaKey = '';
  parser.on('opentag', (tag) => {
    if (tag.name === 'item' || tag.name === 'wp:author') {
      into = {};
      lists[tag.name === 'item' ? 'items' : 'authors'].push(into);
    }
    text = '';
    name = tag.name === 'category' ? `category:${String(tag.attributes.domain ?? '')}` : tag.name;
  });
  const add = (words: string): void => {
    text += words;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', (tag) => {
    if (tag.name === 'item' || tag.name === 'wp:author') into = channel;
    else if (tag.name === 'wp:meta_key') metaKey = text;
    else {
      const key = tag.name === 'wp:meta_value' ? metaKey : tag.name === 'category' ? name : tag.name;
      into[key] = [...(into[key] ?? []), text];
    }
    text = '';
  });
  // Exports with signs that XML doesn't allow are read as far as they go.
  parser.on('error', () => undefined);
  parser.write(xml).close();
  return { channel, ...lists };
}

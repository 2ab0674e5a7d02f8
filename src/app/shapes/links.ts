/** React puts so many preloads of pictures in front in their order; those after them have an order of their own. */
const most = 10;

/** A picture that is asked for twice is preloaded once, however urgent it is the second time. */
const pictureOf = (link: string): string => link.replace(/ fetchPriority="[^"]*"/, '');

const isPreload = (link: string): boolean => link.includes(' rel="preload"');

/** The links of parts of a page, as React would put them in front of the page: preloads first. Undefined when there are too many to tell. */
export function joinedLinks(parts: readonly string[]): string | undefined {
  const links = parts.flatMap((part) => (part === '' ? [] : (part.match(/<link[^<>]*>/g) ?? [])));
  if (links.length === 0) return '';
  const preloads = links.filter(isPreload);
  const pictures = preloads.map(pictureOf);
  const once = preloads.filter((_, index) => pictures.indexOf(pictures[index] ?? '') === index);
  if (once.length > most) return undefined;
  return [...once, ...links.filter((link) => !isPreload(link))].join('');
}

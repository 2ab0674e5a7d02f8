/** React puts so many preloads of pictures in front in their order; those after them have an order of their own. */
const most = 10;

/** A picture that is asked for twice is preloaded once, however urgent it is the second time. */
const pictureOf = (link: string): string => link.replace(/ fetchPriority="[^"]*"/, '');

/** The preloads of parts of a page, as React would put them in front of the page. Undefined when there are too many to tell. */
export function joinedLinks(parts: readonly string[]): string | undefined {
  const links = parts.flatMap((part) => (part === '' ? [] : (part.match(/<link[^>]*>/g) ?? [])));
  if (links.length > most) return undefined;
  const pictures = links.map(pictureOf);
  return links.filter((_, index) => pictures.indexOf(pictures[index] ?? '') === index).join('');
}

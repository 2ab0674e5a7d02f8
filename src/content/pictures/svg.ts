/** What must not be in an SVG: it could run or load something. Names what was found. */
export function dangerIn(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder('utf-8').decode(bytes).replace(/<!--[\s\S]*?-->/g, '');
  return dangers.find(({ pattern }) => pattern.test(text))?.name;
}

const dangers = [
  { name: 'a script', pattern: /<(?:\w+:)?script\b/i },
  { name: 'an instruction that starts with "on"', pattern: /<[^>]*\son[a-z]+\s*=/i },
  { name: 'foreign content (foreignObject)', pattern: /<(?:\w+:)?foreignObject\b/i },
  { name: 'a document type with instructions', pattern: /<!DOCTYPE|<!ENTITY/i },
  {
    name: 'a link to something outside of it',
    pattern:
      /\s(?:xlink:)?href\s*=\s*(?:"\s*(?!#|data:image\/(?:png|jpeg|webp|gif))[^"]|'\s*(?!#|data:image\/(?:png|jpeg|webp|gif))[^'])/i,
  },
  { name: 'a style that loads something', pattern: /@import|url\(\s*['"]?\s*(?!#|data:)[a-z/]/i },
];

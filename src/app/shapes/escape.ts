const special = /["'&<>]/g;
const entities: Readonly<Record<string, string>> = {
  '"': '&quot;',
  "'": '&#x27;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
};

/** A text as React writes it between tags and into attributes. */
export function escaped(text: string): string {
  return text.replace(special, (character) => entities[character] ?? character);
}

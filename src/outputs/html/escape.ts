/** A tag of `<head>` without content. Attributes that are undefined are left out; `true` stands without a value. */
export function tag(name: 'meta' | 'link', attributes: Readonly<Record<string, string | true | undefined>>): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return value === true ? [` ${key}`] : [` ${key}="${escapeText(value)}"`];
  });
  return `<${name}${written.join('')}>`;
}

// Three one-liners rather than a package: a document has five kinds of places, and each needs exactly this.

/** For text between tags and for values in double quotes. */
export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** For the inside of `<style>`, where nothing is decoded: `\/` is CSS for `/`, so the rules stay the same. */
export function escapeStyle(css: string): string {
  return css.replace(/<\//g, '<\\/');
}

/** For the inside of `<script>`: in JavaScript and JSON strings, the only places for these, it changes nothing. */
export function escapeScript(script: string): string {
  return script.replace(/<(?=\/script|script|!--)/gi, '\\x3c');
}

export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

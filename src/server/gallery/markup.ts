import { escapeText } from '../../outputs/html/escape.ts';

/** HTML that is ready to be sent. */
export class Markup {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

type Part = Markup | string | number | false | undefined | readonly Part[];

function written(part: Part): string {
  if (part instanceof Markup) return part.html;
  if (typeof part === 'string' || typeof part === 'number') return escapeText(String(part));
  return part === false || part === undefined ? '' : part.map(written).join('');
}

/** A piece of HTML: what is put into it is text, and escaped, unless it is a piece of HTML itself. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(strings.map((text, index) => text + written(parts[index])).join(''));
}

/** Words of a schema: what stands between backticks is code. */
export function described(text: string): Markup {
  const pieces = text.split('`');
  return html`${pieces.map((piece, index) => (index % 2 === 1 ? html`<code>${piece}</code>` : piece))}`;
}

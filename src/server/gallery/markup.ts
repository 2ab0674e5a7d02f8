import { escapeText } from '../../outputs/html/escape.ts';

/** HTML that is ready to be sent. */
export class Markup {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

type Child = Markup | string | number | false | undefined | readonly Child[];

function written(child: Child): string {
  if (child instanceof Markup) return child.html;
  if (typeof child === 'string' || typeof child === 'number') return escapeText(String(child));
  return child === false || child === undefined ? '' : child.map(written).join('');
}

/** A piece of HTML: what is put into it is text, and escaped, unless it is a piece of HTML itself. */
export function html(strings: TemplateStringsArray, ...children: readonly Child[]): Markup {
  return new Markup(strings.map((text, index) => text + written(children[index])).join(''));
}

/** Words of a schema: what stands between backticks is code. */
export function described(text: string): Markup {
  const pieces = text.split('`');
  return html`${pieces.map((piece, index) => (index % 2 === 1 ? html`<code>${piece}</code>` : piece))}`;
}

import { asListItem } from '../../schema/examples.ts';
import { html, type Markup } from './markup.ts';

/** A line of YAML with its key set off from the rest. */
function line(text: string): Markup {
  const [, start, key, rest] = /^(\s*(?:- )?)([a-zA-Z]\w*:)(?= |$)(.*)$/.exec(text) ?? [];
  return key === undefined ? html`${text}` : html`${start}<span class="key">${key}</span>${rest}`;
}

/** The YAML of an example as it is pasted under `blocks:`, with a button that copies it. */
export function yamlView(text: string): Markup {
  const lines = asListItem(text).split('\n');
  return html`<div class="yaml">
<div class="copy">
<p>Paste it under <code>blocks:</code> in a page. It works in any site. Then write your own words and links over it.</p>
<span role="status"></span><button type="button" data-copy="yaml-text">Copy</button>
</div>
<pre tabindex="0" role="region" aria-label="YAML"><code id="yaml-text">${lines.map((each) => html`${line(each)}\n`)}</code></pre>
</div>`;
}

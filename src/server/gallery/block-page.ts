import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { asListItem } from '../../schema/examples.ts';
import { type Field, fieldsOf, wordsFor } from '../../schema/schemas/fields.ts';
import { type Schema, schemaOf } from '../../schema/schemas/schemas.ts';
import type { Choice } from './choices.ts';
import { controls } from './controls.ts';
import type { Example } from './example.ts';
import { exampleFrame, screens, thumbnail } from './frame.ts';
import { blockAddress } from './gallery-paths.ts';
import { type Look, withValue } from './look.ts';
import { described, html, type Markup } from './markup.ts';
import { galleryPage, type Surroundings } from './shell.ts';

/** What the page of a block is made of. */
export type BlockView = {
  readonly name: string;
  readonly names: readonly string[];
  readonly example: Example;
  readonly look: Look;
  readonly choices: readonly Choice[];
};

/** A mistake in an example: where, what, and the way out. */
export function mistake({ file, line, column, message, hint }: Diagnostic): Markup {
  return html`<div class="mistake">
<p><code>${file}:${line}:${column}</code></p>
<p>${message}</p>
<p>${hint}</p>
</div>`;
}

function neighbours({ name, names }: BlockView): Markup {
  const at = names.indexOf(name);
  const link = (other: string | undefined, rel: string): Markup | false =>
    other !== undefined &&
    html`<a class="tap" rel="${rel}" href="${blockAddress(other)}">${schemaOf(`blocks/${other}`).title ?? other}</a>`;
  return html`<nav class="neighbours" aria-label="Other blocks">
${link(names[at - 1], 'prev')}
${link(names[at + 1], 'next')}
</nav>`;
}

/** The example with every value there is to choose, side by side. */
function variants({ name, look }: BlockView, { field, values }: Choice): Markup {
  const card = (value: string): Markup => {
    const chosen = withValue(look, field, value);
    return html`<li class="card">
${thumbnail(name, chosen)}
<div class="words"><a href="${blockAddress(name, chosen)}#look"><code>${field}: ${value}</code></a></div>
</li>`;
  };
  return html`<h3>${field}</h3>
<ul class="cards small">
${values.map(card)}
</ul>`;
}

function stage(view: BlockView): Markup {
  const { name, look, example } = view;
  const { block } = example;
  if (block === undefined) {
    return html`<section id="look" aria-label="Example" class="problem">
<p>The example has mistakes:</p>
${example.diagnostics.map(mistake)}
</section>`;
  }
  return html`<section id="look" aria-label="Example">
${controls({ ...view, block })}
<div class="screens">
${screens.map((screen) => exampleFrame(name, look, screen))}
</div>
</section>`;
}

/** The page of one block: its example at three widths, its YAML, its fields and its variants. */
export function blockPage(view: BlockView, around: Surroundings): string {
  const { name, example, look, choices } = view;
  const schema = schemaOf(`blocks/${name}`);
  const title = schema.title ?? name;
  const content = html`<div class="intro">
<h1>${title} <code>${name}</code></h1>
<p class="lead">${described(schema.description ?? '')}</p>
${schema.goodFor !== undefined && html`<p class="lead">Good for ${schema.goodFor.join(', ')}.</p>`}
<ul class="jumps">
<li><a class="tap" href="#yaml">YAML to copy</a></li>
<li><a class="tap" href="#fields">Fields</a></li>
${choices.length > 0 && html`<li><a class="tap" href="#variants">Variants</a></li>`}
</ul>
</div>
${stage(view)}
<section class="column">
<h2 id="yaml">YAML</h2>
${yamlView(example.text)}
</section>
<section class="column">
<h2 id="fields">Fields</h2>
${fieldsTable(schema)}
</section>
${
  choices.length > 0 &&
  html`<section>
<h2 id="variants">Variants</h2>
${choices.map((choice) => variants(view, choice))}
</section>`
}
${neighbours(view)}`;
  return galleryPage(`${title}, ${look.mode} | Blocks`, content, around);
}

function row({ path, schema, required }: Field): Markup {
  return html`<tr>
<th scope="row"><code>${path}</code></th>
<td class="needed">${required ? 'yes' : html`<span>no</span>`}</td>
<td>${described(wordsFor(schema))}</td>
<td>${described(schema.description ?? '')}</td>
</tr>
`;
}

const listNote = html`<p><code>items[].title</code> is the <code>title</code> of each entry of the list <code>items</code>.</p>
`;

/** Every field of a block: its name, whether it must be there, what to write and what it is for. */
function fieldsTable(schema: Schema): Markup {
  const head = ['Field', 'Required', 'What to write', 'What it is for'];
  const fields = fieldsOf(schema);
  const hasLists = fields.some(({ path }) => path.includes('[]'));
  return html`${hasLists && listNote}<table class="fields" aria-labelledby="fields">
<thead><tr>${head.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>
${fields.map(row)}</tbody>
</table>`;
}

/** A line of YAML with its key set off from the rest. */
function line(text: string): Markup {
  const [, start, key, rest] = /^(\s*(?:- )?)([a-zA-Z]\w*:)(?= |$)(.*)$/.exec(text) ?? [];
  return key === undefined ? html`${text}` : html`${start}<span class="key">${key}</span>${rest}`;
}

/** The YAML of an example as it is pasted under `blocks:`, with a button that copies it. */
function yamlView(text: string): Markup {
  const lines = asListItem(text).split('\n');
  return html`<div class="yaml">
<div class="copy">
<p>Paste it under <code>blocks:</code> in a page. It works in any site. Then write your own words and links over it.</p>
<span role="status"></span><button type="button" data-copy="yaml-text">Copy</button>
</div>
<pre tabindex="0" role="region" aria-label="YAML"><code id="yaml-text">${lines.map((each) => html`${line(each)}\n`)}</code></pre>
</div>`;
}

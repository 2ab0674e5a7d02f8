import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { schemaOf } from '../../schema/schemas/schemas.ts';
import type { Choice } from './choices.ts';
import { controls } from './controls.ts';
import type { Example } from './example.ts';
import { fieldsTable } from './fields-table.ts';
import { exampleFrame, screens, thumbnail } from './frame.ts';
import { blockAddress } from './gallery-paths.ts';
import { type Look, withValue } from './look.ts';
import { described, html, type Markup } from './markup.ts';
import { galleryPage, type Surroundings } from './shell.ts';
import { yamlView } from './yaml-view.ts';

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
  const { name, look, choices, example } = view;
  if (example.block === undefined) {
    return html`<section id="look" aria-label="Example" class="problem">
<p>The example has mistakes:</p>
${example.diagnostics.map(mistake)}
</section>`;
  }
  return html`<section id="look" aria-label="Example">
${controls(name, look, example.block, choices)}
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
<p class="lead">Good for ${(schema.goodFor ?? []).join(', ')}.</p>
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

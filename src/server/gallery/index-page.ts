import { schemaOf } from '../../schema/schemas/schemas.ts';
import { thumbnail } from './frame.ts';
import { blockAddress } from './gallery-paths.ts';
import { plainLook } from './look.ts';
import { described, html, type Markup } from './markup.ts';
import { galleryPage, type Surroundings } from './shell.ts';

/** What a block is called, what it is for, and what else people call it: the words it is found by. */
function wordsOf(name: string): string {
  const { title = '', description = '', goodFor = [], $comment = '' } = schemaOf(`blocks/${name}`);
  const others = $comment.replace(/^Also called: /, '');
  return [name, title, description, ...goodFor, others].join(' ').toLowerCase();
}

function card(name: string): Markup {
  const { title, description = '', goodFor = [] } = schemaOf(`blocks/${name}`);
  return html`<li class="card" data-words="${wordsOf(name)}">
${thumbnail(name, plainLook)}
<div class="words">
<h2><a href="${blockAddress(name)}">${title ?? name}</a></h2>
<code>${name}</code>
<p>${described(description)}</p>
${goodFor.length > 0 && html`<p class="good-for">Good for ${goodFor.join(', ')}.</p>`}
</div>
</li>`;
}

/** The page that shows all blocks, to choose from. */
export function indexPage(names: readonly string[], around: Surroundings): string {
  const owner = around.siteName === undefined ? '' : ` with the colours and the data of ${around.siteName}`;
  const content = html`<div class="intro">
<h1>Blocks</h1>
<p class="lead">${names.length} blocks to build pages from${owner}. Choose one, copy its YAML into a page and change the words.</p>
</div>
<search class="finder">
<label for="finder">Find a block</label>
<input id="finder" type="search" autocomplete="off" spellcheck="false" placeholder="price list, team, opening hours">
<p role="status" id="found"></p>
</search>
<ul class="cards">
${names.map(card)}
</ul>`;
  return galleryPage('Blocks', content, around);
}

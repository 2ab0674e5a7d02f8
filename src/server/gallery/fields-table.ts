import { type Field, fieldsOf, wordsFor } from '../../schema/schemas/fields.ts';
import type { Schema } from '../../schema/schemas/schemas.ts';
import { described, html, type Markup } from './markup.ts';

// The roles say what the elements say: on a narrow screen the cells stand below each other, and browsers then forget.
function row({ path, schema, required }: Field): Markup {
  return html`<tr role="row">
<th role="rowheader" scope="row"><code>${path}</code></th>
<td role="cell" class="needed">${required ? 'yes' : html`<span>no</span>`}</td>
<td role="cell">${described(wordsFor(schema))}</td>
<td role="cell">${described(schema.description ?? '')}</td>
</tr>
`;
}

const listNote = html`<p><code>items[].title</code> is the <code>title</code> of each entry of the list <code>items</code>.</p>
`;

/** Every field of a block: its name, whether it must be there, what to write and what it is for. */
export function fieldsTable(schema: Schema): Markup {
  const head = ['Field', 'Required', 'What to write', 'What it is for'];
  const fields = fieldsOf(schema);
  const hasLists = fields.some(({ path }) => path.includes('[]'));
  return html`${hasLists && listNote}<table role="table" class="fields" aria-labelledby="fields">
<thead role="rowgroup"><tr role="row">${head.map((name) => html`<th role="columnheader" scope="col">${name}</th>`)}</tr></thead>
<tbody role="rowgroup">
${fields.map(row)}</tbody>
</table>`;
}

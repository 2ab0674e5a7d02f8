import type { JsonObject } from '../../model/json.ts';
import type { Choice } from './choices.ts';
import { blockAddress } from './gallery-paths.ts';
import { type Look, withValue } from './look.ts';
import { html, type Markup } from './markup.ts';

type Option = { readonly label: string; readonly look: Look; readonly chosen: boolean };

/** The page loads anew with every choice, and stays where it was. */
const place = '#look';

function group(name: string, label: string, options: readonly Option[]): Markup {
  return html`<div class="choice" role="group" aria-label="${label}">
<span aria-hidden="true">${label}</span>
<ul>
${options.map(
  (option) =>
    html`<li><a href="${blockAddress(name, option.look)}${place}"${option.chosen && html` aria-current="true"`}>${option.label}</a></li>\n`,
)}</ul>
</div>`;
}

/** An example as it is shown, and what there is to choose. */
type Shown = {
  readonly name: string;
  readonly look: Look;
  readonly choices: readonly Choice[];
  readonly block: JsonObject;
};

/** The ways to look at an example: the mode, and every field that takes one of a few values. */
export function controls({ name, look, choices, block }: Shown): Markup {
  const modes = (['light', 'dark'] as const).map((mode) => ({
    label: mode,
    look: { ...look, mode },
    chosen: look.mode === mode,
  }));
  const others = choices.map(({ field, values }) =>
    group(
      name,
      field,
      values.map((value) => ({
        label: value,
        look: withValue(look, field, value),
        chosen: String(block[field]) === value,
      })),
    ),
  );
  const isChanged = Object.keys(look.values).length > 0;
  return html`<nav class="controls" aria-label="Look">
${group(name, 'mode', modes)}
${others}
${isChanged && html`<a class="tap" href="${blockAddress(name, { ...look, values: {} })}${place}">As in the example</a>`}
</nav>`;
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = 'src/content/icons';

/**
 * The icons as data, one a line, with their licence: path -> text. The package they come from has each of them in five
 * forms, 67 MB, and a site needs one: so the package is for development only, and what is read is checked in.
 */
export function iconData(): [path: string, text: string][] {
  const nodes = createRequire(import.meta.url).resolve('lucide-static/icon-nodes.json');
  const icons = Object.entries(JSON.parse(readFileSync(nodes, 'utf8')));
  const lines = icons.map(([name, icon]) => `${JSON.stringify(name)}:${JSON.stringify(icon)}`);
  return [
    [`${folder}/lucide.json`, `{\n${lines.join(',\n')}\n}\n`],
    [`${folder}/lucide.LICENSE.txt`, readFileSync(join(dirname(nodes), 'LICENSE'), 'utf8')],
  ];
}

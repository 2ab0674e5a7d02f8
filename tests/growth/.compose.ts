import { LineCounter } from 'yaml';
import { documentOf } from '/work/wt/growth/src/content/yaml/document.ts';
import { kinds } from './kinds.ts';

const [kind, size] = process.argv.slice(2);
const files = kinds[kind](Number(size));
const text = String(files['pages/bad.yaml'] ?? files['site.yaml']);
const t = performance.now();
const d = documentOf(text, { uniqueKeys: false, merge: false, version: '1.2', strict: true });
console.log(
  `${kind}\t${size}\t${Math.round(performance.now() - t)} ms\t${Math.round(process.resourceUsage().maxRSS / 1024)} MB\t${d.errors.length} errors ${d.warnings.length}`,
);

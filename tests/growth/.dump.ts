import { appendFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';

const [root, out, small, large] = process.argv.slice(2);
const { mutated, largePage } = await import('/work/wt/growth/tests/content/mutations.ts');
const { goodSite, goodPage, memoryDisk } = await import('/work/wt/growth/tests/content/memory-disk.ts');
const { loadSite } = await import(`${root}/src/content/load.ts`);
const { mendSite } = await import(`${root}/src/content/fix/mend.ts`);
const texts: string[] = [
  ...fc.sample(mutated(), { numRuns: Number(small), seed: 5 }),
  ...fc.sample(mutated([largePage]), { numRuns: Number(large), seed: 6 }),
];
writeFileSync(out, '');
let n = 0;
const t = performance.now();
for (const page of texts) {
  const files = { 'site.yaml': goodSite, 'pages/index.yaml': goodPage, 'pages/page.yaml': page };
  const { diagnostics } = await loadSite(memoryDisk(files));
  let mended = '';
  if (n % 20 === 0) {
    const m = await mendSite(memoryDisk(files));
    mended = JSON.stringify([m.files.map((f) => Buffer.from(f.after).toString()), m.diagnostics.length]);
  }
  appendFileSync(out, JSON.stringify({ n, page, diagnostics, mended }) + '\n');
  n++;
}
console.log(n, Math.round(performance.now() - t), 'ms');

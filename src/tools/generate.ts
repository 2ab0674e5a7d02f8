import { writeFile } from 'node:fs/promises';
import { generatedFiles } from './generated-files.ts';
import { iconData } from './icon-data.ts';

async function write(path: string, text: string): Promise<void> {
  await writeFile(new URL(`../../${path}`, import.meta.url), text);
}

// First, because the schemas for editors name every icon.
for (const [path, text] of iconData()) await write(path, text);
for (const [path, text] of await generatedFiles()) {
  await write(path, text);
  process.stdout.write(`${path}\n`);
}

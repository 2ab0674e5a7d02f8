import { generatedFiles, written } from './generated-files.ts';
import { iconData } from './icon-data.ts';

// First, because the schemas for editors name every icon.
const icons = await written(iconData());
const others = await written(await generatedFiles());
for (const path of [...icons, ...others]) process.stdout.write(`${path}\n`);

import { runHere } from '../cli/run-here.ts';

/*
 * Makes the blocks of these names in the checkout that this file is in, one after the other, and prints what came of each. Loading the
 * commands takes longer than making a block.
 */
const outcomes = [];
for (const name of process.argv.slice(2)) outcomes.push(await runHere(['new', 'block', name], {}, process.cwd()));
process.stdout.write(JSON.stringify(outcomes));

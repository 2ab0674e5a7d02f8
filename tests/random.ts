import fc from 'fast-check';

/**
 * Values by chance, the same ones each time: a change is judged by what it does, and not by the luck of a run. `SEED=7 npx vitest run
 * tests/yaml` tries others, as the `fuzz` commands do.
 */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });

export default fc;

import { join } from 'node:path';
import { exitCodes, outFrom, placeFrom, previewPort, type Run, rootFrom } from '../command.ts';

export const run: Run = async ({ options: typed }, io) => {
  const out = outFrom(typed, io, join(rootFrom(typed, io), 'dist'));
  const { startPreview } = await import('../../server/start-preview.ts');
  const server = await startPreview({ out, ...placeFrom(typed, previewPort), print: io.out.write });
  await io.stopped();
  await server.close();
  return exitCodes.fine;
};

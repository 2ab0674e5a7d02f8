import { resolve } from 'node:path';
import { Failure } from '../../builder/failure.ts';
import { inJson, inMarkdown, inText } from '../../review/formats.ts';
import { GitTrouble } from '../../review/git/git.ts';
import { type Review, reviewOf } from '../../review/review.ts';
import { toldOf } from '../../review/told.ts';
import { exitCodes, formatFrom, misused, type Run, rootFrom } from '../command.ts';

const formats = {
  text: (review: Review) => inText(toldOf(review)),
  markdown: (review: Review) => inMarkdown(toldOf(review)),
  json: inJson,
};

export const run: Run = async ({ options, words: [typed, ...others] }, io) => {
  if (others.length > 0) throw misused({ why: 'one-state' });
  const format = formatFrom(options, ['text', 'markdown', 'json']);
  const folder = options.get('pictures');
  if (folder === '') throw misused({ why: 'no-folder', option: '--pictures' });
  const root = rootFrom(options, io);
  try {
    const review = await reviewOf(root, typed);
    io.out.write(formats[format](review));
    if (folder !== undefined) {
      const { takePictures } = await import('../pictures/pictures.ts');
      await takePictures({ root, review, folder: resolve(io.cwd, folder) }, io);
    }
  } catch (error) {
    if (error instanceof GitTrouble) throw new Failure(error.message, { cause: error });
    throw error;
  }
  return exitCodes.fine;
};

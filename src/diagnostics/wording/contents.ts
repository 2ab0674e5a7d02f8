import { error, type Wording } from './entry.ts';
import { plain } from './traits.ts';

/** What programs save that is no text. */
const otherFiles = {
  office: 'a workbook or a document of an office program, such as Excel or Word',
  pdf: 'a PDF document',
  picture: 'a picture',
};

function invisible({ code, written }: { code: string; written: string | undefined }): Wording {
  const what = written === undefined ? "There's" : `"${written}" stands for`;
  if (/^U\+D/.test(code))
    return { message: `${what} one half of a character (${code}).`, hint: 'Write the character itself, or delete it.' };
  if (/^U\+206[6-8]$/.test(code))
    return {
      message: `${what} an invisible character that turns the text after it around (${code}), and its end is missing.`,
      hint: 'Delete it, or put its end (U+2069) behind the words that it is for.',
    };
  const isEnd = code === 'U+2069';
  return {
    message: `${what} an invisible control character${written === undefined ? ' here' : ''} (${code})${isEnd ? ', which ends nothing' : ''}.`,
    hint:
      code === 'U+000D' && written === undefined
        ? 'Delete it, or put a space in its place if it stands between two words.'
        : `Delete it.${written === undefined && !isEnd ? ' If the whole file looks odd, it may not be a text file at all.' : ''}`,
  };
}

/** Words about what is in a file as a whole. */
export const contents = {
  'too-large': error(
    plain,
    'A page of that size would take visitors minutes to load.',
    (facts: { megabytes: string }) => ({
      message: `This file is too large: ${facts.megabytes} MB. The limit is 1 MB.`,
      hint: 'Split the page into several pages. Put pictures in public/.',
    }),
  ),
  'not-utf8': error(
    { ...plain, hides: 'file' },
    'Accents and special characters would show as question marks or boxes.',
    (facts: { encoding: string | undefined }) => ({
      message:
        facts.encoding === undefined
          ? "This character isn't saved as UTF-8, so it can't be read."
          : `This file is saved as ${facts.encoding}, so it can't be read.`,
      hint: 'Save the file again as UTF-8 (in Notepad: Save as, then Encoding).',
    }),
  ),
  'binary-file': error(
    { ...plain, hides: 'file' },
    'Only a text file can be read, whatever its name is.',
    (facts: { holds: keyof typeof otherFiles; isTable: boolean }) => ({
      message: `This file has the name of a text file, but it is ${otherFiles[facts.holds]}.`,
      hint: facts.isTable
        ? 'Open it in the program that made it, and save the sheet as CSV there. A new name alone changes nothing.'
        : 'Save it as plain text in the program that made it, or move it out of this folder. A new name alone changes nothing.',
    }),
  ),
  'control-character': error(
    { ...plain, hides: 'file' },
    'Browsers show such characters as boxes or not at all, and some turn the text after them around.',
    (facts: { code: string; written: string | undefined }) => invisible(facts),
  ),
  'old-line-ends': error({ ...plain, hides: 'file' }, 'The whole file reads as one long line.', () => ({
    message: 'The lines of this file end the way very old Macs ended them, so it reads as one long line.',
    hint: 'Save the file again with LF or CRLF line endings.',
  })),
  'merge-conflict': error(
    plain,
    'Both versions are in the file, and only you know which one is right.',
    (facts: { marker: string }) => ({
      message: `Git left the line "${facts.marker}" here because it couldn't join two versions of this file.`,
      hint: 'Keep the lines of the version you want. Delete the lines that start with <<<<<<<, ======= and >>>>>>>.',
    }),
  ),
  'too-deep': error(
    plain,
    "No page needs this many levels, so a bracket or some indentation isn't where you meant it to be.",
    (facts: { levels: number }) => ({
      message: `This is nested too deeply: more than ${facts.levels} levels.`,
      hint: 'Check the brackets and the indentation here. A page needs far fewer levels.',
    }),
  ),
  'too-many-keys': error(
    plain,
    'No page needs this many, and such a file is slow and confusing to edit.',
    (facts: { keys: number }) => ({
      message: `There are more than ${facts.keys} entries in one list here.`,
      hint: 'Split the page into several pages.',
    }),
  ),
  'too-long': error(plain, 'A file with so much in it is slow to read, and nobody finds anything in it.', () => ({
    message: "This file wasn't checked from here on, because there is too much above it.",
    hint: 'Move some of it to other files.',
  })),
  'more-mistakes': error(
    plain,
    'Nobody reads a list that long, and one mistake often causes others.',
    (facts: { count: number; isAtLeast: boolean }) => ({
      message:
        facts.count === 0
          ? "This file wasn't checked from here on, because too much above it can't be read."
          : `There ${facts.count === 1 ? 'is' : 'are'} ${facts.isAtLeast ? 'at least ' : ''}${facts.count} more ${facts.count === 1 ? 'mistake' : 'mistakes'} in this file, from here on.`,
      hint: 'Fix the mistakes above, then check again.',
    }),
  ),
  'empty-file': error(
    plain,
    'Each file in pages/ becomes a page, and this page would have nothing on it.',
    (facts: { onlyComments: boolean; start: string }) => ({
      message: facts.onlyComments ? 'This file contains only comments.' : 'This file is empty.',
      hint: `Start with a line such as ${facts.start}, or delete the file.`,
    }),
  ),
};

import { error } from './entry.ts';
import { plain } from './traits.ts';

type SecondVersion = {
  readonly original: string;
  readonly isCertain: boolean;
  readonly isSame: boolean;
  /** The first line that differs, of texts. */
  readonly line: number | undefined;
  readonly isFolder: boolean;
};

function conflictAdvice({ original, isCertain, isSame, line, isFolder }: SecondVersion): string {
  if (isSame) return 'Delete this file: nothing is lost.';
  const place = line === undefined ? 'Compare the two' : `Compare the two: they differ from line ${line} on`;
  const end = isFolder
    ? `Move what is right into ${original}/, then delete this folder.`
    : `Make ${original} say what is right, then delete this file.`;
  return `${place}. ${end}${isCertain ? '' : ' If this is something else, give it a name of its own.'}`;
}

/** Words about what OneDrive, iCloud, Dropbox and others make of the files in a folder that they copy. */
export const cloudFolders = {
  'conflict-copy': error(
    plain,
    'Each version may have something that the other lacks, and only one of them is on the site.',
    (facts: SecondVersion) => ({
      message: facts.isSame
        ? `This file has the same content as ${facts.original}. Cloud folders make such copies.`
        : facts.isCertain
          ? `Two computers changed ${facts.original} at the same time, and this is the second version.`
          : `This looks like a second version of ${facts.original}, as cloud folders keep it when two computers change a file at the same time.`,
      hint: conflictAdvice(facts),
    }),
  ),
  'kept-elsewhere': error(
    plain,
    'A file of which only the name is on this computer would be missing from the site.',
    (facts: { name: string }) => ({
      message: `iCloud keeps "${facts.name}" elsewhere, so it can't be read on this computer.`,
      hint: 'In Finder, click the cloud beside its name, which downloads it. To keep all files on this computer, switch off "Optimize Mac Storage" in the settings of iCloud, or move the site to a folder outside of iCloud Drive.',
    }),
  ),
};

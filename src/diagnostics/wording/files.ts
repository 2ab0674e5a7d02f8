import { error, warning } from './entry.ts';

/** Words about files: their names, where they are, and what is in them. */
export const files = {
  'missing-site': error('site.yaml holds the name and address of the site; no page can be made without them.', () => ({
    message: 'There is no site.yaml in this folder.',
    hint: 'Make a file called site.yaml here, with at least two lines: name: and url:.',
  })),
  'no-pages': error('A site without pages has nothing to show.', () => ({
    message: 'The site has no pages.',
    hint: 'Make the file pages/index.yaml. It becomes the home page.',
  })),
  'no-home-page': error(
    'Anyone who types the address of the site arrives at the home page.',
    (facts: { draft: string | undefined }) => ({
      message: 'The site has no home page.',
      hint:
        facts.draft === undefined
          ? 'Make the file pages/index.yaml. It becomes the home page.'
          : `Delete the line "draft: true" in ${facts.draft}.`,
    }),
  ),
  'not-a-folder': error(
    'Pages are read from the folder pages/, pictures and downloads from the folder public/.',
    (facts: { name: string }) => ({
      message: `"${facts.name}" is a file, but it must be a folder.`,
      hint: `Rename the file, then make a folder called "${facts.name}".`,
    }),
  ),
  'dead-shortcut': warning(
    'The file that the shortcut should lead to would be missing from the site.',
    (facts: { loops: boolean }) => ({
      message: facts.loops
        ? 'This shortcut (symbolic link) leads to a folder that contains it.'
        : "This shortcut (symbolic link) leads to a file that doesn't exist.",
      hint: 'Delete it, or copy the file itself here.',
    }),
  ),
  'unreadable-file': error(
    "A file that can't be read can't be published.",
    (facts: { file: string; reason: string }) => ({
      message: `${facts.file} can't be read (${facts.reason}).`,
      hint: 'Check that the file still exists and that you are allowed to open it.',
    }),
  ),
  'outside-link': error(
    'A site must be complete in its own folder, and must not publish files from elsewhere on the computer.',
    () => ({
      message: 'This shortcut (symbolic link) leads to a file outside the site.',
      hint: 'Copy the file itself here.',
    }),
  ),
  'stray-file': warning("It looks published, but it isn't.", (facts: { name: string }) => ({
    message: `"${facts.name}" isn't a page: only files that end in .yaml become pages.`,
    hint: 'Move pictures and downloads to public/, or delete the file.',
  })),
  'yml-file': error(
    'Only files that end in .yaml become pages, so this page would be missing.',
    (facts: { ending: string; better: string; isTaken: boolean }) => ({
      message: `This file ends in ${facts.ending}, but it must end in .yaml.`,
      hint: facts.isTaken
        ? `Copy what you need into ${facts.better}, which already exists, then delete this file.`
        : `Rename it to ${facts.better}.`,
    }),
  ),
  'bad-file-name': error(
    'The name of the file is part of the address that visitors type, copy and send.',
    (facts: { characters: string; better: string }) => ({
      message: `The name of this file becomes its address, and an address can't contain ${facts.characters}.`,
      hint: `Use only small letters, digits and hyphens: rename it to ${facts.better}.`,
    }),
  ),
  'reserved-address': error("Two things can't have the same address.", (facts: { segment: string }) => ({
    message: `The site itself uses the address /${facts.segment}.`,
    hint: 'Give the file or folder another name.',
  })),
  'same-address': error('Visitors would see only one of the two pages.', (facts: { route: string; other: string }) => ({
    message: `This file and ${facts.other} have the same address: ${facts.route}.`,
    hint: 'Rename or delete one of them.',
  })),
  'output-clash': error('One of the two files would overwrite the other.', (facts: { name: string }) => ({
    message: `The site already makes a file or folder called "${facts.name}", so this file can't go there.`,
    hint: 'Rename the file, or move it to another folder.',
  })),
  'too-large': error('A page of that size would take visitors minutes to load.', (facts: { megabytes: string }) => ({
    message: `This file is too large: ${facts.megabytes} MB. The limit is 1 MB.`,
    hint: 'Split the page into several pages. Put pictures in public/.',
  })),
  'not-utf8': error(
    'Accents and special characters would show as question marks or boxes.',
    (facts: { encoding: string | undefined }) => ({
      message:
        facts.encoding === undefined
          ? "This character isn't saved as UTF-8, so it can't be read."
          : `This file is saved as ${facts.encoding}, so it can't be read.`,
      hint: 'Save the file again as UTF-8 (in Notepad: Save as, then Encoding).',
    }),
  ),
  'control-character': error('Browsers show such characters as boxes or not at all.', (facts: { code: string }) => ({
    message: `There's an invisible control character here (${facts.code}).`,
    hint: 'Delete it. If the whole file looks odd, it may not be a text file at all.',
  })),
  'old-line-ends': error('The whole file reads as one long line.', () => ({
    message: 'The lines of this file end the way very old Macs ended them, so it reads as one long line.',
    hint: 'Save the file again with LF or CRLF line endings.',
  })),
  'merge-conflict': error(
    'Both versions are in the file, and only you know which one is right.',
    (facts: { marker: string }) => ({
      message: `Git left the line "${facts.marker}" here because it couldn't join two versions of this file.`,
      hint: 'Keep the lines of the version you want. Delete the lines that start with <<<<<<<, ======= and >>>>>>>.',
    }),
  ),
  'too-deep': error(
    "No page needs this many levels, so a bracket or some indentation isn't where you meant it to be.",
    (facts: { levels: number }) => ({
      message: `This is nested too deeply: more than ${facts.levels} levels.`,
      hint: 'Check the brackets and the indentation here. A page needs far fewer levels.',
    }),
  ),
  'too-many-keys': error(
    'No page needs this many, and such a file is slow and confusing to edit.',
    (facts: { keys: number }) => ({
      message: `There are more than ${facts.keys} entries in one list here.`,
      hint: 'Split the page into several pages.',
    }),
  ),
  'empty-file': error(
    'Each file in pages/ becomes a page, and this page would have nothing on it.',
    (facts: { onlyComments: boolean; start: string }) => ({
      message: facts.onlyComments ? 'This file contains only comments.' : 'This file is empty.',
      hint: `Start with a line such as ${facts.start}, or delete the file.`,
    }),
  ),
};

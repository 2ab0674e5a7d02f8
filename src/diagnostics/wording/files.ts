import { error, warning } from './entry.ts';

/** Words about files: their names, their place, and what they are made of. */
export const files = {
  'missing-site': error(() => ({
    message: 'There is no site.yaml here.',
    hint: 'Every site needs a file site.yaml in its top folder, with at least two lines: name: and url:.',
  })),
  'no-pages': error(() => ({
    message: 'The site has no pages.',
    hint: 'Make the file pages/index.yaml: it becomes the home page.',
  })),
  'no-home-page': error((facts: { draft: string | undefined }) => ({
    message: 'There is no page at /, where visitors arrive.',
    hint:
      facts.draft === undefined
        ? 'Make the file pages/index.yaml: it becomes the home page.'
        : `Delete the line "draft: true" in ${facts.draft}.`,
  })),
  'not-a-folder': error((facts: { name: string }) => ({
    message: `"${facts.name}" is a file, and must be a folder.`,
    hint: `Rename the file, and make a folder "${facts.name}".`,
  })),
  'dead-shortcut': warning((facts: { loops: boolean }) => ({
    message: facts.loops
      ? 'This is a shortcut (symbolic link) to a folder that it lies in itself.'
      : 'This is a shortcut (symbolic link) to something that does not exist.',
    hint: 'Delete it, or copy the file itself to this place.',
  })),
  'unreadable-file': error((facts: { file: string; reason: string }) => ({
    message: `${facts.file} cannot be read (${facts.reason}).`,
    hint: 'Check that the file still exists and that you are allowed to open it.',
  })),
  'outside-link': error((facts: { top: boolean; folder: string | undefined }) => ({
    message: facts.top
      ? 'This folder is a shortcut (symbolic link).'
      : `This is a shortcut (symbolic link) to ${facts.folder === undefined ? 'something that is not part of the site' : `something outside ${facts.folder}/`}.`,
    hint: facts.top
      ? 'Make a real folder here, and move the files into it.'
      : 'Delete the shortcut, and copy the file itself here.',
  })),
  'linked-folder': error((facts: { folder: string }) => ({
    message: `This is a shortcut (symbolic link) to the folder ${facts.folder}, which is part of the site already.`,
    hint: 'Delete the shortcut. To have the files at both addresses, copy the folder.',
  })),
  'special-file': error(() => ({
    message: 'This is not a file with content: it is a pipe, a socket or a device.',
    hint: 'Delete it, or move it out of the site.',
  })),
  'hidden-file': error((facts: { name: string; isFolder: boolean; address: string | undefined }) => ({
    message: `"${facts.name}" starts with a dot. Such ${facts.isFolder ? 'folders' : 'files'} often hold passwords or private notes, and everybody could read them on your site.`,
    hint:
      facts.address === undefined
        ? 'Move it out of public/.'
        : `Move it out of public/. If visitors should have it, add ${facts.address} to "allowedFiles" in site.yaml.`,
  })),
  'private-file': error((facts: { what: string; address: string }) => ({
    message: `This looks like ${facts.what}, and everybody could read it on your site.`,
    hint: `Move it out of public/. If visitors should have it, add ${facts.address} to "allowedFiles" in site.yaml.`,
  })),
  'active-file': error((facts: { address: string }) => ({
    message: 'This file can run programs on your site: nobody checks what is in it.',
    hint: `Make it a page in pages/. If you trust whoever wrote it, add ${facts.address} to "allowedFiles" in site.yaml.`,
  })),
  'idle-permission': warning((facts: { name: string; exists: boolean }) => ({
    message: facts.exists
      ? `"${facts.name}" can be published without being listed here.`
      : `There's no file public${facts.name.startsWith('/') ? '' : '/'}${facts.name}, so this line allows nothing.`,
    hint: 'Delete this line.',
  })),
  'windows-name': error((facts: { name: string; why: 'device' | 'end' | 'sign' | 'long'; sign?: string }) => ({
    message:
      facts.why === 'long'
        ? `This name is too long: "${facts.name}".`
        : facts.why === 'device'
          ? `Windows cannot have a file or folder called "${facts.name}".`
          : facts.why === 'end'
            ? `Windows cannot have a name that ends with a dot or a space: "${facts.name}".`
            : `Windows cannot have a name with ${facts.sign} in it: "${facts.name}".`,
    hint: 'Rename it, so that everybody who works on the site can have it.',
  })),
  'invisible-name': error((facts: { code: string }) => ({
    message: `The name of this file has an invisible character in it (${facts.code}).`,
    hint: 'Rename the file: type its name again.',
  })),
  'similar-name': error((facts: { other: string; onlyCase: boolean }) => ({
    message: facts.onlyCase
      ? `Only capital letters tell this file from ${facts.other}. On Windows and macOS they are one file.`
      : `This file and ${facts.other} have the same name, but their accents are stored in different ways. On macOS they are one file.`,
    hint: 'Rename or delete one of them.',
  })),
  'stray-file': warning((facts: { name: string }) => ({
    message: `"${facts.name}" is not a page: only files that end in .yaml become pages.`,
    hint: 'Move pictures and downloads to public/, or delete the file.',
  })),
  'yml-file': error((facts: { ending: string; better: string; isTaken: boolean }) => ({
    message: `This file ends in ${facts.ending}; it must end in .yaml.`,
    hint: facts.isTaken
      ? `There is a file ${facts.better} already: bring into it what you need of this one, and delete this one.`
      : `Rename it to ${facts.better}.`,
  })),
  'bad-file-name': error((facts: { characters: string; better: string }) => ({
    message: `The name of this file becomes its address, and an address cannot contain ${facts.characters}.`,
    hint: `Use small letters, digits and hyphens only: rename it to ${facts.better}.`,
  })),
  'reserved-address': error((facts: { segment: string }) => ({
    message: `The address /${facts.segment} is used by the site itself.`,
    hint: 'Give the file or folder another name.',
  })),
  'same-address': error((facts: { route: string; other: string }) => ({
    message: `This file and ${facts.other} have the same address: ${facts.route}.`,
    hint: 'Rename or delete one of them.',
  })),
  'output-clash': error((facts: { name: string }) => ({
    message: `The site makes a file or folder of its own at "${facts.name}", and this file would be in its place.`,
    hint: 'Give the file another name, or put it into another folder.',
  })),
  'too-large': error((facts: { megabytes: string }) => ({
    message: `This file is too large: ${facts.megabytes} MB. A file may have 1 MB.`,
    hint: 'Split the page into several pages. Pictures belong in public/.',
  })),
  'not-utf8': error((facts: { encoding: string | undefined }) => ({
    message:
      facts.encoding === undefined
        ? 'This character is not saved as UTF-8, so it cannot be read.'
        : `This file is saved as ${facts.encoding}, so it cannot be read.`,
    hint: 'Save the file again with the encoding UTF-8 (in Notepad: Save as, then Encoding).',
  })),
  'control-character': error((facts: { code: string }) => ({
    message: `There is an invisible control character here (${facts.code}).`,
    hint: 'Delete it. If the whole file looks odd, it may not be a text file at all.',
  })),
  'old-line-ends': error(() => ({
    message: 'This file has the line ends of very old Macs, so it reads as one long line.',
    hint: 'Save the file again with the line ends LF or CRLF.',
  })),
  'merge-conflict': error((facts: { marker: string }) => ({
    message: `The line "${facts.marker}" was left by Git when two versions of this file were joined.`,
    hint: 'Keep the lines of the version you want and delete the lines that start with <<<<<<<, ======= and >>>>>>>.',
  })),
  'too-deep': error((facts: { levels: number }) => ({
    message: `This is nested too deeply: more than ${facts.levels} levels.`,
    hint: 'Check the brackets and the indentation here; a page needs far fewer levels.',
  })),
  'too-many-keys': error((facts: { keys: number }) => ({
    message: `There are more than ${facts.keys} entries in one place here.`,
    hint: 'Split the page into several pages.',
  })),
  'more-mistakes': error((facts: { count: number; isAtLeast: boolean }) => ({
    message:
      facts.count === 0
        ? 'This file was not checked from here on, because too much above it cannot be read.'
        : `There ${facts.count === 1 ? 'is' : 'are'} ${facts.isAtLeast ? 'at least ' : ''}${facts.count} more ${facts.count === 1 ? 'mistake' : 'mistakes'} in this file, from here on.`,
    hint: 'Fix the mistakes above, then check again.',
  })),
  'empty-file': error((facts: { onlyComments: boolean; start: string }) => ({
    message: facts.onlyComments ? 'This file has nothing in it but comments.' : 'This file is empty.',
    hint: `Start with a line such as ${facts.start}, or delete the file.`,
  })),
};

import { error, warning } from './entry.ts';
import { endingAdvice, type Stray, strayAdvice } from './stray-advice.ts';
import { address, plain } from './traits.ts';

/** What hides a page, by the reason that it is hidden for. */
const keysOfAbsence = { draft: 'draft', early: 'publishAt', over: 'expireAt' } as const;

/** Words about files: their names, and where they are. */
export const files = {
  'missing-site': error(
    plain,
    'site.yaml holds the name and address of the site; no page can be made without them.',
    () => ({
      message: 'There is no site.yaml in this folder.',
      hint: 'Make a file called site.yaml here, with at least two lines: name: and url:.',
    }),
  ),
  'no-pages': error(plain, 'A site without pages has nothing to show.', () => ({
    message: 'The site has no pages.',
    hint: 'Make the file pages/index.yaml. It becomes the home page.',
  })),
  'no-home-page': error(
    { ...address, reach: 'site' },
    'Anyone who types the address of the site arrives at the home page.',
    (facts: { draft: string | undefined; why: 'draft' | 'early' | 'over' | undefined }) => ({
      message: 'The site has no home page.',
      hint:
        facts.draft === undefined
          ? 'Make the file pages/index.yaml. It becomes the home page.'
          : `Delete the line with "${keysOfAbsence[facts.why ?? 'draft']}" in ${facts.draft}.`,
    }),
  ),
  'not-a-folder': error(
    plain,
    'Pages are read from the folder pages/, pictures and downloads from the folder public/.',
    (facts: { name: string }) => ({
      message: `"${facts.name}" is a file, but it must be a folder.`,
      hint: `Rename the file, then make a folder called "${facts.name}".`,
    }),
  ),
  'other-case': error(
    plain,
    "Windows and macOS don't tell small letters and capitals apart, but the computers that build and publish sites do.",
    (facts: { name: string; better: string }) => ({
      message: `"${facts.name}" must be called "${facts.better}", in small letters.`,
      hint: `Rename it to ${facts.better}.`,
    }),
  ),
  'dead-shortcut': warning(
    plain,
    'The file that the shortcut should lead to would be missing from the site.',
    (facts: { loops: boolean }) => ({
      message: facts.loops
        ? 'This shortcut (symbolic link) leads to a folder that contains it.'
        : "This shortcut (symbolic link) leads to a file that doesn't exist.",
      hint: 'Delete it, or copy the file itself here.',
    }),
  ),
  'unreadable-file': error(
    plain,
    "A file that can't be read can't be published.",
    (facts: { file: string; reason: string }) =>
      // What Windows says of a file that another program has opened for itself.
      facts.reason === 'EBUSY' || facts.reason === 'UNKNOWN'
        ? {
            message: `${facts.file} can't be read now: another program, such as OneDrive or a virus scanner, is using it.`,
            hint: 'Close that program or wait a moment. Then check again.',
          }
        : {
            message: `${facts.file} can't be read (${facts.reason}).`,
            hint: 'Check that the file still exists and that you are allowed to open it.',
          },
  ),
  'outside-link': error(
    plain,
    'A site must be complete in its own folder, and must not publish files from elsewhere on the computer.',
    (facts: { top: boolean; folder: string | undefined }) => ({
      message: facts.top
        ? 'This folder is a shortcut (symbolic link).'
        : facts.folder === undefined
          ? "This shortcut (symbolic link) leads to a file that isn't part of the site."
          : `This shortcut (symbolic link) leads to a file outside ${facts.folder}/.`,
      hint: facts.top
        ? 'Make a real folder here and move the files into it.'
        : 'Delete the shortcut and copy the file itself here.',
    }),
  ),
  'linked-folder': error(
    plain,
    'The same pages and files would have two addresses, and shortcuts in a circle would never end.',
    (facts: { folder: string }) => ({
      message: `This shortcut (symbolic link) leads to the folder ${facts.folder}, which is already part of the site.`,
      hint: 'Delete the shortcut. To have the files at both addresses, copy the folder.',
    }),
  ),
  'special-file': error(plain, 'Reading it could take forever, and what comes out of it is not a file.', () => ({
    message: "This isn't an ordinary file: it is a pipe, a socket or a device.",
    hint: 'Delete it, or move it out of the site.',
  })),
  'windows-name': error(
    plain,
    "Anyone who works on the site with Windows couldn't open it.",
    (facts: { name: string; why: 'device' | 'end' | 'sign' | 'long'; sign?: string }) => ({
      message:
        facts.why === 'long'
          ? `This name is too long: "${facts.name}".`
          : facts.why === 'device'
            ? `Windows doesn't allow a file or folder called "${facts.name}".`
            : facts.why === 'end'
              ? `Windows doesn't allow a name that ends with a dot or a space: "${facts.name}".`
              : `Windows doesn't allow ${facts.sign} in a name: "${facts.name}".`,
      hint: 'Rename it, so that it works on every computer.',
    }),
  ),
  'invisible-name': error(
    plain,
    'Nobody could type its address, and it can pretend to be another file.',
    (facts: { code: string }) => ({
      message: `The name of this file contains an invisible character (${facts.code}).`,
      hint: 'Rename the file: type its name again.',
    }),
  ),
  'similar-name': error(
    plain,
    'On Windows and macOS one of the two files would overwrite the other.',
    (facts: { other: string; onlyCase: boolean }) => ({
      message: facts.onlyCase
        ? `This file and ${facts.other} differ only in capital letters. On Windows and macOS they are the same file.`
        : `This file and ${facts.other} have the same name, but store its accents differently. On macOS they are the same file.`,
      hint: 'Rename or delete one of them.',
    }),
  ),
  'stray-file': warning(plain, "It looks published, but it isn't.", (facts: Stray) => ({
    message: `"${facts.name}" isn't a page: only files that end in .yaml, .yml or .json become pages.`,
    hint: strayAdvice(facts),
  })),
  'outside-folder': warning(
    plain,
    'Pages are read only from the folder pages/, and kinds only from kinds/.',
    (facts: {
      folder: 'pages' | 'kinds';
      /** The folder that the file is in, whether there is nothing in the right one yet, and whether it is the only such file. */
      own: { readonly name: string; readonly isFree: boolean; readonly isAlone: boolean } | undefined;
      /** Where it belongs, and whether there is such a file. */
      target: string;
      isTaken: boolean;
    }) => {
      const what = facts.folder === 'pages' ? 'page' : 'kind';
      const aside =
        facts.own === undefined ? ' To keep it aside, move it into a folder of its own, such as drafts/.' : '';
      return {
        message:
          facts.own === undefined || facts.own.isAlone
            ? `This file looks like a ${what}, but it isn't in the folder ${facts.folder}/, so nothing is made of it.`
            : `The files in ${facts.own.name}/ look like ${what}s, but those are read only from the folder ${facts.folder}/.`,
        hint:
          facts.own?.isFree === true
            ? `Rename the folder ${facts.own.name}/ to ${facts.folder}/.`
            : facts.own !== undefined && !facts.own.isAlone
              ? `Move them to ${facts.folder}/.`
              : facts.isTaken
                ? `Copy what you need into ${facts.target}, which already exists, then delete this file.`
                : `Move it to ${facts.target}.${aside}`,
      };
    },
  ),
  'yml-file': error(
    { ...plain, hides: 'file' },
    'Nothing is made of files that end in another way, so the page would be missing.',
    (facts: { ending: string; better: string; isTaken: boolean; isCopy: boolean }) => ({
      message: `This file ends in ${facts.ending}, but it must end in ${facts.better === 'site.yaml' ? '.yaml' : '.yaml, .yml or .json'}.`,
      hint: facts.isTaken
        ? `Copy what you need into ${facts.better}, which already exists, then delete this file.`
        : `Rename it to ${facts.better}.${endingAdvice(facts)}`,
    }),
  ),
  'bad-file-name': error(
    plain,
    'The name of the file is part of the address that visitors type, copy and send.',
    (facts: {
      characters: string;
      better: string;
      isTaken: boolean;
      /** Whether the better name is sure, a reading of other letters, none, or another path for a field in brackets. */
      how: 'sure' | 'reading' | 'brackets' | 'unknown';
      /** The page that it seems to be a copy of. */
      original?: string | undefined;
    }) => ({
      message: `The name of this file becomes its address, and an address can't contain ${facts.characters}.`,
      hint:
        facts.original !== undefined
          ? `It looks like a copy of ${facts.original}. Delete it, or keep it outside pages/. To make it a page of its own, rename it to what the page is about, such as pages/opening-hours.yaml.`
          : facts.isTaken
            ? `Copy what you need into ${facts.better}, which already exists, or rename this file to something else with only small letters, digits and hyphens.`
            : {
                sure: `Use only small letters, digits and hyphens: rename it to ${facts.better}.`,
                reading: `Use only small letters (a to z), digits and hyphens: rename it to something like ${facts.better}.`,
                brackets: `A field in brackets must be a whole part of the path: rename it to ${facts.better}.`,
                unknown:
                  'Use only small letters (a to z), digits and hyphens: rename it to something like pages/about.yaml.',
              }[facts.how],
    }),
  ),
  'reserved-address': error(
    plain,
    "Two things can't have the same address.",
    (facts: { segment: string; where: 'file' | 'old' | 'written' }) => ({
      message: `The site itself uses the address /${facts.segment}.`,
      hint: {
        file:
          facts.segment === '404'
            ? 'The page for addresses that don\'t exist is set in site.yaml: move the heading of this file there as "title" under "notFound:", its text as "description" and its buttons as "actions". Then delete this file.'
            : 'Give the file or folder another name.',
        old: "Visitors can't be led on from there: delete this address.",
        written: 'Write another address.',
      }[facts.where],
    }),
  ),
  'same-address': error(
    plain,
    'Visitors would see only one of the two pages.',
    (facts: { route: string; other: string }) => ({
      message: `This file and ${facts.other} have the same address: ${facts.route}.`,
      hint: 'Rename or delete one of them.',
    }),
  ),
  'pdf-twice': error(
    plain,
    'Visitors would get only one of the two documents.',
    (facts: { address: string; other: string }) => ({
      message: `The PDF document of ${facts.other} has the same address: ${facts.address}.`,
      hint: 'Write another address for one of the two, such as "pdf: /docs/other.pdf".',
    }),
  ),
  'pdf-of-many': error(plain, 'Only one document can be at an address.', (facts: { address: string }) => ({
    message: `This file makes several pages, which can't all be at ${facts.address}.`,
    hint: 'Delete the line "pdf", or write it in a page that stands alone.',
  })),
  'output-clash': error(plain, 'One of the two files would overwrite the other.', (facts: { name: string }) => ({
    message: `The site already makes a file or folder called "${facts.name}", so this file can't go there.`,
    hint: 'Rename the file, or move it to another folder.',
  })),
};

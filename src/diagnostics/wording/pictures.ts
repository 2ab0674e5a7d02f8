import { always, instead, type Named, wordsOf } from './by-name.ts';
import { error, type Wording } from './entry.ts';
import { plain } from './traits.ts';

/** Why something can't be the address of a picture, or why the picture at an address can't be shown. */
const faults = {
  'own-computer': ({ name }: { name: string }) => ({
    message: 'This picture exists only on your own computer.',
    hint: `Copy the picture into the folder public/images/ and write /images/${name}.`,
  }),
  data: always(
    'This is a picture written as text, which pages can only show from a file.',
    'Save the picture as a file in public/images/ and write its path here, such as /images/team.jpg.',
  ),
  slashes: ({ better }: { better: string }) => ({
    message: "This isn't the address of a picture.",
    hint: `Write it with single slashes: ${better}.`,
  }),
  'no-https': ({ secure }: { secure: string }) => ({
    message: 'Browsers show pictures from other sites only over https://.',
    hint: `Write ${secure}, or copy the picture into public/images/.`,
  }),
  tag: instead('Only the path belongs here, without the tag around it.'),
  'in-public': instead('The path of a picture starts inside the folder public/.'),
  empty: always(
    'This picture has no address.',
    'Put the picture in public/ and write its path from there, such as ![A loaf of rye](/images/loaf.jpg).',
  ),
  'no-slash': ({ path }: { path: string }) => ({
    message: 'The path of a picture must start with / or https://.',
    hint: `Put the picture in public/ and write its path from there: ${path}.`,
  }),
  page: ({ service, name }: { service: string; name: string | undefined }) => ({
    message: `This is a page of ${service} that shows a picture, and not the picture itself.`,
    hint: `Download the picture, put it into public/images/ and write its path here: ${name === undefined ? 'for example ' : ''}/images/${name ?? 'team.jpg'}.`,
  }),
  unreachable: ({ host }: { host: string }) => ({
    message: `Visitors cannot reach "${host}": it is on your own computer or network.`,
    hint: 'Copy the picture into public/images/ and write its path from there.',
  }),
  incomplete: always("This isn't a complete address.", 'Write an address such as https://www.example.com/team.jpg.'),
  'cut-off': ({ file }: { file: string }) => ({
    message: "The name of a picture can't contain ? or #, because browsers cut the address off there.",
    hint: `Rename the file to ${file} and write its new name here.`,
  }),
};

export type PictureFault = Named<typeof faults> & {
  /** The picture that is meant, if that is certain. */
  readonly meant?: string;
};

function pictureFault(facts: PictureFault): Wording {
  const said = wordsOf(faults, facts);
  return facts.meant === undefined ? said : { ...said, hint: `Write ${facts.meant}.` };
}

/** Words about the addresses of pictures. */
export const pictures = {
  'bad-image-address': error(plain, 'Visitors would see a broken picture.', pictureFault),
};

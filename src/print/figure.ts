import type { PrintFigure } from '../model/print.ts';
import { plainWords } from './lines.ts';
import type { EmbeddedPicture, Tag } from './pen.ts';
import { type Setting, textSlices } from './setting.ts';
import type { Slice } from './slices.ts';
import { styles } from './style.ts';

/** The tallest that a picture is. */
const tallest = 320;
/** Points to a pixel of a picture: a picture isn't shown larger than on a screen. */
const pixel = 0.75;

/** A picture with its caption. What can't be shown on paper is told by its alt text, which leads to it. */
export function figure({ file, address, alt, caption }: PrintFigure, setting: Setting): Slice[] {
  const { pen, parent } = setting;
  const picture = file === undefined ? undefined : setting.picture(file);
  const below = (inner: Setting, tagged: { readonly kind?: 'Caption' }): Slice[] =>
    caption === undefined ? [] : textSlices(caption, { style: styles.small, before: 5, ...tagged }, inner);
  if (picture === undefined) {
    const words = [{ kind: 'link', to: address, children: [alt === '' ? address : alt] }] as const;
    return [...textSlices(words, { style: styles.text, before: 12 }, setting), ...below(setting, {})];
  }
  const said = alt === '' ? plainWords(caption ?? []) : alt;
  // A picture that says nothing is no part of what is read.
  const tag = said === '' ? undefined : pen.tag('Figure', parent, { alt: said });
  if (tag === undefined) return [pictureSlice(picture, setting, tag)];
  const [first, ...rest] = below({ ...setting, parent: tag }, { kind: 'Caption' });
  const shown = { ...pictureSlice(picture, setting, tag), keeps: first !== undefined };
  return first === undefined ? [shown] : [shown, first, ...rest];
}

function pictureSlice(picture: EmbeddedPicture, { pen, width }: Setting, tag: Tag | undefined): Slice {
  const scale = Math.min(pixel, width / picture.width, tallest / picture.height);
  const shown = { width: picture.width * scale, height: picture.height * scale };
  return {
    height: shown.height,
    before: 14,
    draw: ({ x, y }) => {
      const draw = (): void => {
        pen.doc.image(picture, x, y, shown);
      };
      if (tag === undefined) pen.artifact(draw);
      else pen.within(tag, 'Figure', draw);
    },
  };
}

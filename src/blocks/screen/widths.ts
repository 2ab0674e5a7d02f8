/** How much of the screen a part takes. */
export type Width = 'half' | 'full';

/** Parts are half as wide as the screen. One that asks for it takes all, and so does one that would have no other beside it. */
export function widthsOf(parts: readonly { readonly wide?: boolean | undefined }[]): readonly Width[] {
  const widths: Width[] = [];
  let index = 0;
  while (index < parts.length) {
    const next = parts[index + 1];
    if (parts[index]?.wide === true || next === undefined || next.wide === true) {
      widths.push('full');
      index += 1;
    } else {
      widths.push('half', 'half');
      index += 2;
    }
  }
  return widths;
}

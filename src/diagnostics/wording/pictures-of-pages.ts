/** Why there are no pictures of pages. */
export const noBrowser =
  'There is no browser here that can take pictures. Install Chromium or Chrome, or set CHROMIUM_PATH to the program of one.';

export const notBuilt = (state: string): string =>
  `The site ${state} has mistakes, so there are no pictures of it. To see them, check it there.`;

export const unwritable = (folder: string, reason: string): string =>
  `The pictures can't be written to ${folder} (${reason}).`;

export const building = (state: string): string => `Building the site ${state}\n`;
export const stateBefore = (name: string, hash: string): string => `before: ${name} (${hash})`;
export const stateAfter = (name: string | undefined, hash = ''): string =>
  name === undefined ? 'after: as it is now' : `after: ${name} (${hash})`;
export const noSuchPage = 'There is no such page.';

/** What was taken. */
export function picturesTaken(folder: string, taken: { written: number; same: number; left: number }): string {
  const { written, same, left } = taken;
  const pages = (count: number): string => (count === 1 ? '1 page' : `${count.toLocaleString('en-US')} pages`);
  const looks = same === 1 ? 'looks' : 'look';
  return [
    written === 0 ? 'No page looks different.' : `Pictures of ${pages(written)} are in ${folder}.`,
    ...(same > 0 && written > 0 ? [`${pages(same)} ${looks} the same.`] : []),
    ...(left > 0 ? [`${pages(left)} more changed, and nobody took pictures of them.`] : []),
    '',
  ]
    .join(' ')
    .trim()
    .concat('\n');
}

/** Something that happens once. */
type Signal = { readonly given: Promise<void>; readonly isGiven: () => boolean; readonly give: () => void };

export function signal(): Signal {
  let isGiven = false;
  let resolve = (): void => undefined;
  const given = new Promise<void>((done) => {
    resolve = done;
  });
  return {
    given,
    isGiven: () => isGiven,
    give: () => {
      isGiven = true;
      resolve();
    },
  };
}

/** Thrown when a file has other bytes than those it was known by: it was changed while its site was being read. */
export class ChangedMeanwhile extends Error {
  constructor(path: string) {
    super(`${path} was changed while the site was being read. Try again.`);
  }
}

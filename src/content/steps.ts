/** Long work in steps: it goes on when it is asked to, and gives what it made at the end. */
export type Steps<T> = Generator<unknown, T>;

/** Lets others work, if that is due. */
export type Pause = () => Promise<void>;

/** All steps, one after the other. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** All steps, with a pause between them. */
export async function withPauses<T>(steps: Steps<T>, pause: Pause): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await pause();
  }
}

/** Lets others work, if that is due. */
export type Pause = () => Promise<void>;

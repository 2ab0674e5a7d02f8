export type Pause = () => Promise<void>;

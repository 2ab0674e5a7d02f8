/** What a build tells the Vite plugin: compile the app. */
export type BundleOptions = {
  /** Where the compiled files go. */
  readonly folder: string;
  /** The path the site will be served under. */
  readonly base: string;
};

declare module 'vite' {
  interface UserConfig {
    sitewrightBundle?: BundleOptions;
  }
}

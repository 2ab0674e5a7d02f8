/**
 * What a command tells the Vite plugin, as `sitewright` in Vite's inline config. Plain data, because Vite
 * merges configs. Absent when somebody runs `vite` itself: the plugin then serves or builds the current folder.
 */
export type SitewrightOptions =
  | {
      /** Compile the app for `build`. */
      readonly task: 'bundle';
      /** Where the compiled files go. */
      readonly folder: string;
      /** The path the site will be served under. */
      readonly base: string;
    }
  | {
      /** Serve the site of a content root. */
      readonly task: 'serve';
      readonly root: string;
      /** The build's folder, which is not content. */
      readonly out: string;
    };

declare module 'vite' {
  interface UserConfig {
    sitewright?: SitewrightOptions;
  }
}

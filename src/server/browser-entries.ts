/** The files that the pages of the development server name, relative to the builder's folder. Vite serves them. */
export const browserEntries = {
  devClient: 'src/server/browser/main.ts',
  gallery: 'src/server/browser/gallery/main.ts',
  galleryStyle: 'src/server/browser/gallery/gallery.css',
} as const;

/** Where the development server sends what only its own pages load. */
export const toolsBase = '/__tools';

/** The files that the pages of the development server load besides those of the site, and what tests blocks: their sources, relative to the builder's folder. */
export const browserEntries = {
  dev: 'src/server/browser/main.ts',
  laws: 'src/server/browser/laws/main.ts',
} as const;

export function toolAddress(name: keyof typeof browserEntries): string {
  return `${toolsBase}/${name}.js`;
}

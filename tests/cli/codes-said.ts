/** The codes of the mistakes in what a command has printed for people, each once, in order. */
export function codesSaid(printed: string): string[] {
  const codes = [...printed.matchAll(/^\S+:\d+:\d+ {2}(?:error|warning) {2}([\w-]+)$/gm)].map(([, code = '']) => code);
  return [...new Set(codes)].sort();
}

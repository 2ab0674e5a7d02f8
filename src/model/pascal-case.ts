/** `card-grid` -> `CardGrid`, `imagePath` -> `ImagePath`. */
export function pascalCase(name: string): string {
  return name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

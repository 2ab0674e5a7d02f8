/** The classes of a part: by each of the variants that change it (their numbers), a list of names with commas between them. */
export type PartNames = readonly (readonly [names: string, ...variants: number[]])[];

/** A recipe once the app is compiled: the names of classes in the place of styles. */
export type NamedRecipe = {
  readonly parts: Readonly<Record<string, PartNames>>;
  readonly variants: readonly { readonly name: string; readonly values: readonly string[]; readonly usual?: string }[];
};

/** The rules of a class, and those in queries, by the numbers of these. */
export type ClassText = readonly [rules: string, ...inQueries: (readonly [query: number, rules: string])[]];

/** The rules of the classes that were made when the app was compiled. */
export type CompiledRules = {
  /** Queries of media and containers, in the order in which they count. */
  readonly queries: readonly string[];
  /** By the names of classes, in the order in which they count. */
  readonly classes: Readonly<Record<string, ClassText>>;
};

/** What a module that says how things look exports: a recipe, and whether it is called or has parts. */
export type NamedExport = { readonly isCalled: boolean; readonly names: NamedRecipe };

/** What becomes of all of these modules: names by their paths, which begin at `src/app/styles/`, and by exports, and the rules of these. */
export type CompiledStyles = {
  readonly modules: Readonly<Record<string, Readonly<Record<string, NamedExport>>>>;
  readonly rules: CompiledRules;
};

/** The classes of a part: that of what it always is, and those by variants and their values of what these change. A name may be empty. */
export type PartNames = readonly [base: string, changes?: Readonly<Record<string, Readonly<Record<string, string>>>>];

export type NamedRecipe<Slot extends string = string> = {
  readonly parts: Readonly<Record<Slot, PartNames>>;
  readonly usual?: Readonly<Record<string, unknown>>;
};

/** The rules of a class, and those in queries of media and containers. */
export type ClassText<Of = string> = readonly [rules: Of, ...inQueries: (readonly [query: string, rules: Of])[]];

export type ClassRules = Readonly<Record<string, ClassText>>;

/** What a module that says how things look exports: a recipe, and whether it is called or has parts. */
export type NamedExport = { readonly isCalled: boolean; readonly names: NamedRecipe };

/** What becomes of all of these modules: names by their paths, which begin at `src/app/styles/`, and by exports, and the rules of these. */
export type CompiledStyles = {
  readonly modules: Readonly<Record<string, Readonly<Record<string, NamedExport>>>>;
  readonly rules: ClassRules;
};

import { ourStyles } from '../../blocks/shared/recipe.ts';
import type { Recipe, Slots } from '../../blocks/shared/styles.ts';
import type { CompiledStyles } from '../../model/compiled-styles.ts';
import type { Theme } from '../../model/theme.ts';
import { themeFor } from '../theme/theme.ts';
import { rulesOf } from './class-rules.ts';

// In this order: what is for several components comes before what a component is made of, and that before its own.
import '../../blocks/shared/recipes.recipe.ts';
import '../App.tsx';
import '../lazy/NearestPages.tsx';

/** All components, and so all modules that say how things look, after those that they are made of. */
import.meta.glob(['../../blocks/*/*.tsx', '../../blocks/shared/*/*.tsx'], { eager: true });

type Exports = Readonly<Record<string, Partial<Recipe & Slots>>>;
const modules: Readonly<Record<string, Exports>> = import.meta.glob(
  ['../**/*.recipe.ts', '../../blocks/**/*.recipe.ts'],
  { eager: true },
);

/** Makes classes of all styles of the app. @param theme any: themes differ in custom properties @throws Error for a module that exports anything but recipes */
export function compileStyles(theme: Theme): CompiledStyles {
  const compiled = Object.entries(modules).map(([path, exports]) => {
    const recipes = Object.entries(exports).map(([name, { slots, ...own }]) => {
      const { parts, usual } = slots ?? own;
      if (parts === undefined) throw new Error(`${path} exports ${name}, which is no recipe.`);
      return [name, { isCalled: slots !== undefined, names: { parts, ...(usual && { usual }) } }] as const;
    });
    return [path, Object.fromEntries(recipes)] as const;
  });
  return { modules: Object.fromEntries(compiled), rules: rulesOf(ourStyles, themeFor(theme)) };
}

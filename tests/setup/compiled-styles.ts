import { compiledRules } from '../../src/app/styles/compiled.ts';
import { compileStyles } from '../../src/app/styles/entry-styles.ts';
import { themeOf } from '../../src/content/theme/theme.ts';

/** The rules of all classes, which the compiler puts into a build: tests that look at pages have them, too. To be imported before any component. */
Object.assign(compiledRules, compileStyles(themeOf()).rules);

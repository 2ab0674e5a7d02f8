import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect } from 'playwright/test';
import { sites } from './sites.ts';
import { test } from './test.ts';

async function htmlFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries.filter((entry) => entry.endsWith('.html')).sort();
}

for (const [name, { out }] of Object.entries(sites)) {
  test(`html-validate finds nothing in the site "${name}"`, async () => {
    const validate = new HtmlValidate({
      extends: ['html-validate:recommended'],
      rules: {
        // The whole critical CSS and the boot script are inline on purpose, and React writes void elements as <br/>.
        'void-style': 'off',
        'long-title': 'off',
        // React writes boolean attributes as ="", and fetchPriority with a capital.
        'attribute-boolean-style': 'off',
        'attribute-empty-style': 'off',
        'attr-case': 'off',
        // Phone numbers keep together by CSS (white-space), which this rule sees only in style attributes.
        'tel-non-breaking': 'off',
        'no-inline-style': 'error',
        'require-sri': 'off',
      },
    });
    const files = await htmlFiles(out);
    expect(files).toContain('404.html');
    for (const file of files) {
      const { results } = await validate.validateString(await readFile(join(out, file), 'utf8'));
      const found = results.flatMap(({ messages }) =>
        messages.map((each) => `${file}:${each.line} ${each.ruleId} ${each.message}`),
      );
      expect(found).toEqual([]);
    }
  });
}

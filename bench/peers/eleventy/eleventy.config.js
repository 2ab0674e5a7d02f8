import { parse } from 'yaml';

export default function configure(config) {
  config.addDataExtension('yaml', (text) => parse(text));
  config.addPassthroughCopy({ 'src/css': 'css', 'src/img': 'img', 'src/favicon.svg': 'favicon.svg' });
  config.setQuietMode(true);
  return { dir: { input: 'src', output: '_site' }, markdownTemplateEngine: false, htmlTemplateEngine: 'njk' };
}

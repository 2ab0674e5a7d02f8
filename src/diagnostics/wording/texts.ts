import { didYouMean, error, warning } from './entry.ts';

/** Words about what stands inside texts. */
export const texts = {
  'unknown-placeholder': error((facts: { name: string; suggestion: string | undefined }) => ({
    message: `Nothing can be filled in for {${facts.name}}.`,
    hint: `${didYouMean(facts.suggestion)}You can use {name}, {year}, {phone}, {email} and {address}. For a brace in the text, write {{.`,
  })),
  'empty-placeholder': error((facts: { name: string; key: string }) => ({
    message: `{${facts.name}} cannot be filled in: site.yaml has no "${facts.key}".`,
    hint: `Add "${facts.key}" to site.yaml, or write the text out here.`,
  })),
  'not-filled-in': error((facts: { name: string; key: string }) => ({
    message: `{${facts.name}} is not filled in in "${facts.key}" of site.yaml: that is where other texts get it from.`,
    hint: 'Write the words themselves, without braces.',
  })),
  'unsupported-markdown': error((facts: { what: string; instead: string }) => ({
    message: `${facts.what} does not work in a text.`,
    hint: facts.instead,
  })),
  'shown-as-written': warning((facts: { written: string; instead: string }) => ({
    message: `Visitors would read "${facts.written}" as it stands.`,
    hint: facts.instead,
  })),
  'long-text': error((facts: { length: number; longest: number }) => ({
    message: `This text has ${facts.length} characters; ${facts.longest} are the most.`,
    hint: 'Split it over several blocks.',
  })),
  'long-title': warning((facts: { length: number }) => ({
    message: `The title has ${facts.length} characters; search results cut it off after about 60.`,
    hint: 'Say it in fewer words.',
  })),
  'filler-text': warning((facts: { text: string }) => ({
    message: `"${facts.text}" looks like text that was only meant to fill the space.`,
    hint: 'Write your own text.',
  })),
};

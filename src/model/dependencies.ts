/**
 * Something that a page was made from: a question to its site, and a short name for the answer. Plain data. Questions are JSON, the
 * name of a lookup and its arguments: `["find",{"kind":"article","limit":3},"/blog/rye"]`. Pages that asked the same share one object.
 */
export type Dependency = { readonly question: string; readonly answer: string };

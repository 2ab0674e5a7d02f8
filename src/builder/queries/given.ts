import { type Input, input, type Reader, reads } from '../../engine/questions.ts';
import type { WholeFrame } from '../../model/frame.ts';
import type { AnyPage, PagePlan, PageRecord } from '../../model/plan.ts';
import type { Made, Materials, SiteFile } from '../../outputs/output.ts';
import type { Redirect } from '../../outputs/redirects.ts';
import type { DocumentMaker } from '../printed/documents.ts';
import type { Shared } from '../render/document.ts';

export type Drawing = {
  /** Another compiled app has another one. */
  readonly digest: string;
  /** The document of a page. @throws Failure when a component throws */
  readonly document: (page: AnyPage, shared: Shared) => Made;
  /** What the theme comes to, which is the same on every page. @param page any */
  readonly theme: (page: PagePlan, frame: WholeFrame) => string;
};

/** What the files of a site are made of, before anything of it is asked for. */
export type Given = Omit<Materials, 'page' | 'document' | 'pdf' | 'frame' | 'theme'> & {
  readonly drawing: Drawing;
  readonly development: boolean;
  /** The route of the page with the PDF document at an address. @throws Error if there is none */
  readonly withPdf: (address: string) => string;
  readonly pdf: DocumentMaker;
  /** A text that is another one if a file in `public/` is, by its name with a leading `/`. */
  readonly stampOf: (name: string) => string;
};

/** Something that is given. @param digest what of it counts: all, if it's left out */
const given = <K extends keyof Given>(name: K, digest?: (value: Given[K]) => string): Input<[], Given[K]> =>
  input({ name: `given ${name}`, ...(digest && { digest }) });

/** What makes something of what it's given, and of what whoever calls it has asked for. */
const always = (): string => '';

const pathsOf = (files: readonly SiteFile[]): string => JSON.stringify(files.map(({ path }) => path));

export const all = {
  addresses: given('addresses', ({ publicFiles, ...others }) => JSON.stringify([others, [...publicFiles]])),
  app: given('app'),
  development: given('development'),
  icon: given('icon', always),
  fonts: given('fonts', pathsOf),
  own: given('own', (own) => JSON.stringify([...own])),
  sources: given('sources'),
  boot: given('boot'),
  notices: given('notices'),
  assets: given('assets', pathsOf),
  publicFiles: given('publicFiles', (files) => JSON.stringify([...files.keys()])),
  drawing: given('drawing', ({ digest }) => digest),
  pdf: given('pdf', always),
};

export const origin = input<[], string>({ name: 'origin' });
export const siteFrame = input<[], WholeFrame>({ name: 'siteFrame' });
export const notFound = input<[], PagePlan>({ name: 'notFound' });
export const records = input<[], readonly PageRecord[]>({ name: 'records' });
export const withPdf = input<[address: string], string>({ name: 'withPdf' });
export const redirectFrom = input<[from: string], Redirect>({ name: 'redirectFrom' });

/** A text that is another one if a file in `public/` is, by its name with a leading `/`. */
export const publicFile = input<[name: string], string>({ name: 'publicFile' });

/** Answers all that files are made of, besides pages. @param site what is given when a file is asked for */
export function outputReaders(site: () => Given): readonly Reader[] {
  const named = Object.entries(all).map(([name, each]) => ({
    input: each,
    read: () => site()[name as keyof typeof all],
  }));
  return [
    ...named,
    reads(origin, { read: () => site().plan.origin }),
    reads(siteFrame, { read: () => site().plan.frame }),
    reads(notFound, { read: () => site().plan.notFound }),
    reads(records, { read: () => site().plan.pages }),
    reads(withPdf, { read: (address) => site().withPdf(address) }),
    reads(redirectFrom, { read: (from) => site().redirect(from) }),
    reads(publicFile, { read: (name) => site().stampOf(name) }),
  ];
}

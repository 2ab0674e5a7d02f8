/**
 * What a value of a block is, for which its component merely finds the place: texts, links, files, icons, pictures. `markdown` is a
 * long text, which hardly ever has the structure of another.
 */
export type CarriedKind =
  | 'text'
  | 'richText'
  | 'passage'
  | 'markdown'
  | 'href'
  | 'file'
  | 'embed'
  | 'icon'
  | 'image'
  | 'imagePath';

/** Which values below a point in a block's plan are merely carried. All others say how the block is built. */
export type Carried =
  | CarriedKind
  /** Texts, except those that mean something to the component. */
  | { readonly text: CarriedKind; readonly except: ReadonlySet<string> }
  | { readonly fields: ReadonlyMap<string, Carried> }
  /** A list, whose items stand each by itself unless the component looks at them together. */
  | { readonly each: Carried; readonly together?: true };

/** What the blocks of each type carry. */
export type CarriedByBlocks = ReadonlyMap<string, Carried>;

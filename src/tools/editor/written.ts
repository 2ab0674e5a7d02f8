import { resolve, type Schema } from '../../schema/schemas/schemas.ts';

/** A schema of ours, with the keywords that only the editor's schema has to translate. */
export type Written = Schema & {
  readonly const?: string;
  readonly minItems?: number;
  readonly format?: string;
  readonly if?: Written;
  readonly then?: Written;
  readonly else?: Written;
  readonly not?: Written;
  readonly allOf?: readonly Written[];
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
};

/** A schema as an editor reads it: JSON Schema draft-07, and the words that editors show (`errorMessage`, ...). */
export type EditorSchema = Readonly<Record<string, unknown>>;

export const ifThen = (
  condition: EditorSchema,
  rule: EditorSchema | undefined,
  otherwise?: EditorSchema,
): EditorSchema => ({
  if: condition,
  // biome-ignore lint/suspicious/noThenProperty: "then" is a keyword of JSON Schema.
  then: rule,
  ...(otherwise && { else: otherwise }),
});

/** What an author reads who points at a key: what it is for, and then what may be written there. */
export function describe({ description = '', $ref }: Written): string {
  const ofKind = $ref === undefined ? '' : (resolve({ $ref }).schema.description ?? '');
  if (says(ofKind, description)) return ofKind;
  return says(description, ofKind) ? description : `${description}\n\n${ofKind}`;
}

/** Whether one sentence is in the other already. */
const says = (longer: string, shorter: string): boolean =>
  longer.toLowerCase().includes(shorter.toLowerCase().replace(/\.$/, ''));

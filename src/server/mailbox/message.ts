/** One field of a message: a field of the form and what was typed into it. */
export type FormField = { readonly name: string; readonly value: string };

/** A message as the form sent it. */
export type Posted = {
  /** Where it would have gone: the service and the template of an EmailJS account, or the address of another service. */
  readonly to: string;
  /** The version of EmailJS's library, if it says so. */
  readonly library: string | undefined;
  /** What the visitor filled in, in the order of the form. */
  readonly fields: readonly FormField[];
};

/** A message in the mailbox. */
export type Message = Posted & {
  /** Counted from 1 since the server started. */
  readonly number: number;
  readonly at: Date;
};

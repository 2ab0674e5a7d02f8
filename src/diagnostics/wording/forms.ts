import { choices, error, warning } from './entry.ts';
import { plain } from './traits.ts';

/** What is wrong with the address that a form is sent to. */
export type FormAddressProblem =
  | 'e-mail'
  | 'not-secure'
  | 'no-server'
  | 'no-scheme'
  | 'account'
  | 'own-computer'
  | 'own-network'
  | 'incomplete';

const example = 'https://formspree.io/f/mayzgrqb';

const addressWords: Readonly<Record<FormAddressProblem, readonly [message: string, hint: string]>> = {
  'e-mail': [
    "is an e-mail address, and forms can't be sent there",
    `Make a form at a service that sends you e-mails, and write the address that you get there, such as ${example}.`,
  ],
  'not-secure': ["isn't secure, so browsers don't send the form", 'Write an address that starts with https://.'],
  'no-server': [
    "doesn't say on which server it is",
    'Write the whole address, such as https://www.example.com/contact.php.',
  ],
  'no-scheme': ["isn't a whole address", 'Write the whole address, with https:// in front.'],
  account: [
    'is an address of EmailJS, which takes forms only with an account',
    'Delete this line, and write serviceId, templateId and publicKey under "email:" in site.yaml.',
  ],
  'own-computer': ['works only on your own computer', 'Write an address that visitors can reach.'],
  'own-network': ['works only in your own network', 'Write an address that visitors can reach.'],
  incomplete: ["isn't a complete address", `Write the address that the form service gave you, such as ${example}.`],
};

/** Words about forms: their fields, and where they are sent. */
export const forms = {
  'form-address': error(
    plain,
    'Visitors would write a message that nobody receives.',
    (facts: { address: string; problem: FormAddressProblem; better: string | undefined }) => {
      const [message, hint] = addressWords[facts.problem];
      return {
        message: `"${facts.address}" ${message}.`,
        hint: facts.better === undefined ? hint : `Write "${facts.better}".`,
        general: hint,
      };
    },
  ),
  'no-way-to-answer': warning(
    plain,
    "Visitors would wait for an answer that you can't send.",
    (facts: { isInBrackets: boolean }) => ({
      message: 'This form asks neither for an e-mail address nor for a phone number, so nobody can be answered.',
      hint: `Add a field to the end of "fields": ${facts.isInBrackets ? '' : '- '}{ name: email, label: E-mail, type: email, required: true }`,
    }),
  ),
  'same-option': error(
    plain,
    "Visitors wouldn't know which of the two to choose.",
    (facts: { option: string; line: number; isChoice?: boolean }) => ({
      message: `The ${facts.isChoice ? 'choice' : 'answer'} "${facts.option}" is already on line ${facts.line}.`,
      hint: `Delete one of the two, or write another ${facts.isChoice ? 'choice' : 'answer'}.`,
    }),
  ),
  'unknown-option': error(
    plain,
    'Nothing would be chosen, although something should be.',
    (facts: { value: string; suggestion: string | undefined; known: readonly string[] }) => ({
      message: `"${facts.value}" isn't among the options of this field.`,
      hint:
        facts.suggestion === undefined
          ? `Write one of the options: ${choices(facts.known)}. Or add it to the options.`
          : `Did you mean "${facts.suggestion}"? Write it as in the options.`,
      general: 'Write one of the options, or add it to the options.',
    }),
  ),
  'min-over-max': error(
    plain,
    'Whatever visitors enter would be wrong, so nobody could send the form.',
    (facts: { min: number; max: number }) => ({
      message: `"max" (${facts.max}) is smaller than "min" (${facts.min}), so no number is allowed.`,
      hint: 'Change one of the two numbers.',
    }),
  ),
};

import { stripVTControlCharacters } from 'node:util';
import { createLogger, type Logger } from 'vite';

/** Whether Vite tells, with a stack, of frames that are none. Some other program sent them: nothing an author could do about. */
function isFromStranger(message: string): boolean {
  return stripVTControlCharacters(message).startsWith('ws error:');
}

/** What the watcher says for each file that the system does not watch: there may be thousands. */
const unwatched = /^(?:(?!file watcher error: ).)*file watcher error: .*(?:ENOSPC|EMFILE)/;

const unwatchedHint =
  'This system watches only some of the files at once. Changes to the others may take a second or two to show up.';

/** Vite's warnings and errors, without its remarks: what the server does is said in the words of the site. */
export function loggerFor(print: (text: string) => void): Logger {
  const logger = createLogger('warn', { allowClearScreen: false });
  const warned = new Set<string>();
  const warn = (message: string): void => print(`${message}\n`);
  const warnOnce = (message: string): void => {
    if (!warned.has(message)) warn(message);
    warned.add(message);
  };
  return {
    ...logger,
    info: () => undefined,
    warn,
    warnOnce,
    error: (message) => {
      if (unwatched.test(message)) warnOnce(unwatchedHint);
      else if (!isFromStranger(message)) warn(message);
    },
  };
}

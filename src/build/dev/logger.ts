import { stripVTControlCharacters } from 'node:util';
import { createLogger, type Logger } from 'vite';

/** Whether Vite tells, with a stack, of frames that are none. Some other program sent them: nothing an author could do about. */
function isFromStranger(message: string): boolean {
  return stripVTControlCharacters(message).startsWith('ws error:');
}

/** Vite's warnings and errors, without its remarks: what the server does is said in the words of the site. */
export function loggerFor(print: (text: string) => void): Logger {
  const logger = createLogger('warn', { allowClearScreen: false });
  const warned = new Set<string>();
  const warn = (message: string): void => print(`${message}\n`);
  return {
    ...logger,
    info: () => undefined,
    warn,
    warnOnce: (message) => {
      if (!warned.has(message)) warn(message);
      warned.add(message);
    },
    error: (message) => {
      if (!isFromStranger(message)) warn(message);
    },
  };
}

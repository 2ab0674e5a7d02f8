import { createLogger, type Logger } from 'vite';

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
    error: warn,
  };
}

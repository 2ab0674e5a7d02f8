import type { Option } from './command.ts';

// Options that several commands have.

export const root: Option = {
  name: 'root',
  value: 'DIR',
  help: 'the folder with site.yaml (default: this one, or the nearest above it)',
};
export const out: Option = {
  name: 'out',
  value: 'DIR',
  help: 'the folder of the built site (default: dist in the root)',
};

export const output: Option = {
  name: 'output',
  value: 'FILE',
  help: 'the file to write to (default: standard output)',
};

/** @param port the one that a server begins with */
export function serverOptions(port: number): Option[] {
  return [
    { name: 'port', value: 'N', help: `the port (default: ${port})` },
    { name: 'host', value: 'NAME', help: 'the address to listen on (default: 127.0.0.1, this computer only)' },
    {
      name: 'allow-host',
      value: 'NAME',
      help: 'answer for this name, too: for tunnels and proxies (several: a,b)',
    },
  ];
}

export const at: Option = {
  name: 'at',
  value: 'DAY',
  help: 'as if it were another day: 2026-12-01 (default: now)',
};

export const fresh: Option = {
  name: 'fresh',
  help: 'do everything anew, also where nothing has changed since the last time',
};

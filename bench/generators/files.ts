import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import type { Page, Site } from '../content/content.ts';
import { pictureCount, pictureName, pictureOf } from '../content/picture.ts';

const peers = fileURLToPath(new URL('../peers', import.meta.url));

/** Writes a file, with the folders it is in. */
export function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** Copies a template of `bench/peers` to its place. */
export function copyTemplate(name: string, to: string): void {
  cpSync(join(peers, name), to, { recursive: true });
}

/** An empty folder. */
export function emptied(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Writes the pictures that pages show, unless they are there. */
export function putPictures(folder: string): void {
  for (let number = 1; number <= pictureCount; number += 1) {
    const path = join(folder, pictureName(number));
    if (!existsSync(path)) write(path, pictureOf(number));
  }
}

/** YAML as people write it: a text on one line, however long. */
export function yamlOf(value: unknown): string {
  return stringify(value, { lineWidth: 0 });
}

/** The same with addresses as the peers publish them: with a slash at the end. */
export function withSlashes<T extends Page | Site>(value: T): T {
  const slashed = (key: string, each: unknown): unknown => (key === 'href' ? `${each}/` : each);
  return JSON.parse(JSON.stringify(value, slashed));
}

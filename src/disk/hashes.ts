import { hash } from 'node:crypto';

export const hashOf = (bytes: Uint8Array): string => hash('sha256', bytes);

/** 128 bits of it, which tell as much: short texts take less time to keep and compare. */
export const shortHash = (hash: string | undefined): string | undefined => hash?.slice(0, 32);

/** A file of another program, by what it holds. */
export type OtherFile = 'office' | 'pdf' | 'picture';

/** How such files begin. Documents and workbooks of today are zip archives. */
const STARTS: readonly (readonly [start: string, holds: OtherFile])[] = [
  ['PK\u0003\u0004', 'office'],
  ['\u00d0\u00cf\u0011\u00e0', 'office'],
  ['%PDF-', 'pdf'],
  ['\u0089PNG\r\n', 'picture'],
  ['\u00ff\u00d8\u00ff', 'picture'],
];

const LONGEST = STARTS.reduce((most, [start]) => Math.max(most, start.length), 0);

/** What bytes are that no text begins with, whatever their file is called. */
export function otherFile(bytes: Uint8Array): OtherFile | undefined {
  const start = Buffer.from(bytes.subarray(0, LONGEST)).toString('latin1');
  return STARTS.find(([mark]) => start.startsWith(mark))?.[1];
}

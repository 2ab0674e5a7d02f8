import { surroundingsIn } from '../../src/authoring/new-page/surroundings.ts';
import { folderDisk } from '../../src/disk/disk.ts';
import { once } from '../../src/model/once.ts';

/** What a new page of our site comes into. It takes a second to read, so the tests of a worker share it. */
export const ownSurroundings = once(() => surroundingsIn(folderDisk('.')));

import { updateEvent } from '../../dev/problem.ts';
import { copyOnPress } from './copy.ts';
import { fitFrames } from './fit.ts';
import { renewGallery } from './renew.ts';

copyOnPress();
fitFrames();
import.meta.hot?.on(updateEvent, () => void renewGallery());
// What was saved while the connection was down, or the server started anew, is only seen now. The first connection
// follows upon a page that is new.
let isNew = true;
import.meta.hot?.on('vite:ws:connect', () => {
  if (!isNew) void renewGallery();
  isNew = false;
});

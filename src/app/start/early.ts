// Runs on its own, as soon as it is here: the storage opens while the rest of the app arrives.
import './trusted-types.ts';
import { readablePath } from '#domain/words/readable-path.ts';
import { letGoWhenLeft } from '#sync/storage/left-page.ts';
import { startStorageThread } from '#sync/storage/storage-thread.ts';

letGoWhenLeft();
startStorageThread();

// a link may have been copied with the full stop behind it; everything that follows reads the address
const { pathname, search, hash } = location;
const path = readablePath(pathname);
if (path !== pathname)
  history.replaceState(history.state, '', location.origin + path + search + hash);

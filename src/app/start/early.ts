// Runs on its own, as soon as it is here: the storage opens while the rest of the app arrives.
import './trusted-types.ts';
import { startStorageThread } from '#sync/storage/storage-thread.ts';

startStorageThread();

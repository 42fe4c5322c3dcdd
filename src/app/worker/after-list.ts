import { heedActs } from '#entities/still/heed-acts.ts';
import { keepPushLanguage } from '../account/push-language.ts';
import { keepNotificationWords } from './notification-words.ts';
import { registerWorker } from './register-worker.ts';

/** What a start does once the first list is painted. */
export async function afterList(): Promise<void> {
  heedActs();
  keepNotificationWords();
  keepPushLanguage();
  await registerWorker();
}

import type { BaseTranslation } from '../i18n-types.ts';
import { common } from './common.ts';
import { events } from './events.ts';
import { formats } from './formats.ts';
import { shell } from './shell.ts';
import { sync } from './sync.ts';

/** Words of the shell and the list: part of the first file of the app. What is not needed there is in other-words.ts. */
export const first_words = {
  common,
  events,
  formats,
  shell,
  sync,
} satisfies BaseTranslation;

import type { Translation } from '#i18n/i18n-types.ts';
import { common } from '#i18n/en/common.ts';
import { event } from '#i18n/en/event.ts';
import { events } from '#i18n/en/events.ts';
import { formats } from '#i18n/en/formats.ts';
import { home } from '#i18n/en/home.ts';
import { problems } from '#i18n/en/problems.ts';
import { registration } from '#i18n/en/registration.ts';
import { shell } from '#i18n/en/shell.ts';
import { sync } from '#i18n/en/sync.ts';
import { waiting } from '#i18n/en/waiting.ts';
import type { pt } from './pt.ts';

/** The texts of served pages. */
export const en = {
  common,
  event,
  events,
  formats,
  home,
  problems,
  registration,
  shell,
  sync,
  waiting,
} satisfies Pick<Translation, keyof typeof pt>;

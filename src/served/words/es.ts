import type { Translation } from '#i18n/i18n-types.ts';
import { common } from '#i18n/es/common.ts';
import { event } from '#i18n/es/event.ts';
import { events } from '#i18n/es/events.ts';
import { formats } from '#i18n/es/formats.ts';
import { home } from '#i18n/es/home.ts';
import { problems } from '#i18n/es/problems.ts';
import { registration } from '#i18n/es/registration.ts';
import { shell } from '#i18n/es/shell.ts';
import { sync } from '#i18n/es/sync.ts';
import { waiting } from '#i18n/es/waiting.ts';
import type { pt } from './pt.ts';

/** The texts of served pages. */
export const es = {
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

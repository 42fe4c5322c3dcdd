import type { BaseTranslation } from '#i18n/i18n-types.ts';
import { common } from '#i18n/pt-BR/common.ts';
import { event } from '#i18n/pt-BR/event.ts';
import { events } from '#i18n/pt-BR/events.ts';
import { formats } from '#i18n/pt-BR/formats.ts';
import { home } from '#i18n/pt-BR/home.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { shell } from '#i18n/pt-BR/shell.ts';
import { sync } from '#i18n/pt-BR/sync.ts';
import { waiting } from '#i18n/pt-BR/waiting.ts';

/** The texts of served pages. */
export const pt = {
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
} satisfies BaseTranslation;

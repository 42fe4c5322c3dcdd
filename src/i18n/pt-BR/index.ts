import type { BaseTranslation } from '../i18n-types.ts';
import { auth } from './auth.ts';
import { common } from './common.ts';
import { event } from './event.ts';
import { events } from './events.ts';
import { formats } from './formats.ts';
import { outbox } from './outbox.ts';
import { problems } from './problems.ts';
import { registration } from './registration.ts';
import { shell } from './shell.ts';
import { sync } from './sync.ts';
import { validation } from './validation.ts';

const pt_BR = {
  auth,
  common,
  event,
  events,
  formats,
  outbox,
  problems,
  registration,
  shell,
  sync,
  validation,
} satisfies BaseTranslation;

export default pt_BR;

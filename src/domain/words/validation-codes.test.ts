import { expect, test } from 'vitest';
import type { Translation } from '#i18n/i18n-types.ts';
import { events } from '#i18n/pt-BR/events.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import type { SignInProblem, SignUpProblem } from '../person/auth-form.ts';
import type { NearGroup } from '../time/event-day.ts';
import type { EventFormCode } from '../event/form/event-form.ts';
import type { RegistrationProblem } from '../registration/registration-form.ts';

type Code = (SignInProblem | SignUpProblem | RegistrationProblem)['code'] | EventFormCode;

test('every code has a sentence', () => {
  // the types do the work: a code without a text does not compile
  const sentence = (code: Code): keyof Translation['validation'] => code;
  const group = (of: NearGroup): keyof Translation['events']['group'] => of;
  expect(validation[sentence('whatsapp_invalid')]).toBe('Formato de WhatsApp inválido');
  expect(events.group[group('past')]).toBe('Já aconteceram');
});

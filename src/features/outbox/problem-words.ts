import type { TranslationFunctions } from '#i18n/i18n-types.ts';
import { refusedSentence } from '#i18n/outcomes/refusal.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';

/** Why it was refused or blocked. Every code of the database has a sentence. */
export function problemText(LL: TranslationFunctions, record: OutboxRecord): string | undefined {
  if (record.error) return refusedSentence(record, LL);
  return record.status === 'blocked' ? LL.outbox.blocked.update_needed() : undefined;
}

/**
 * Details for a message to the organiser or to us. They include what was typed, so the person
 * decides who gets them.
 */
export function detailsOf(record: OutboxRecord): string {
  const { id, name, label, created_at, status, attempts, error } = record;
  const args = withoutCode(record.args);
  return JSON.stringify({ id, name, label, created_at, status, attempts, error, args }, null, 2);
}

/**
 * The code of an invitation or of a patch is left out, and a PIN: whoever reads them could use
 * them.
 */
export function withoutCode({ code: _code, pin: _pin, ...args }: Secrets): object {
  return args;
}

type Secrets = { readonly code?: unknown; readonly pin?: unknown };

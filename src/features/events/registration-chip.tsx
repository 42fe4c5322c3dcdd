import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { RegistrationStatus } from '#live/my-registrations.ts';
import { StateChip, type StateKind } from '#ui/state-chip.tsx';

const KIND: Record<RegistrationStatus, StateKind> = {
  queued: 'waiting',
  sending: 'sending',
  confirmed: 'confirmed',
  refused: 'refused',
  canceling: 'waiting',
};

/** The state of my registration, in a word. */
export function RegistrationChip({ status }: { status: RegistrationStatus }) {
  const { LL } = useI18nContext();
  const word = LL.events.registration[status === 'refused' ? 'refused_short' : status]();
  return <StateChip kind={KIND[status]}>{word}</StateChip>;
}

import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { RegistrationStatus } from '#live/event/my-registrations.ts';
import { StateChip, type StateKind } from '#ui/lists/state-chip.tsx';

const KIND: Record<RegistrationStatus, StateKind> = {
  queued: 'waiting',
  sending: 'sending',
  confirmed: 'confirmed',
  refused: 'refused',
  cancelling: 'waiting',
};

/** The state of my registration, in a word. */
export function RegistrationChip({ status }: { status: RegistrationStatus }) {
  const { LL } = useI18nContext();
  const word = LL.events.registration[status]();
  return <StateChip kind={KIND[status]}>{word}</StateChip>;
}

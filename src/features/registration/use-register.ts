import {
  registrationArgs,
  type RegistrationForm,
  type RegistrationTarget,
} from '#domain/registration-form.ts';
import { useMutate, type Mutated } from '#live/use-mutate.ts';
import { useOutboxActions } from '#live/use-outbox-actions.ts';
import { randomId } from '#platform/random-id.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { dropDraft } from './registration-draft.ts';

/**
 * Writes the registration down on this device. What it corrects is let go only after that, so that at no
 * moment neither exists.
 * @param corrects id of the refused mutation that this one replaces
 */
export function useRegister(event: AirsoftEvent, corrects: string | undefined) {
  const mutate = useMutate();
  const { discard } = useOutboxActions();
  return async (form: RegistrationForm, target: RegistrationTarget): Promise<Mutated> => {
    const ids = { operator_id: randomId(), event_id: event.id, new_team_id: randomId() };
    const asked = await mutate('register@1', registrationArgs(form, target, ids), {
      label: event.name,
      not_after: event.starts_at,
    });
    if (!asked.ok) return asked;
    dropDraft(event.id);
    if (corrects) await discard(corrects);
    return asked;
  };
}

import { revalidateLogic, useForm } from '@tanstack/react-form';
import { useEffect, useRef, useState } from 'react';
import { problemsByField } from '#domain/words/problem.ts';
import {
  registrationProblems,
  registrationRequest,
  type RegistrationForm as Values,
} from '#domain/registration/registration-form.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { notKeptSentence } from '#i18n/words/kept-words.ts';
import { useMutate } from '#live/outbox/use-mutate.ts';
import { useOutboxActions } from '#live/outbox/use-outbox-actions.ts';
import { randomId } from '#platform/random-id.ts';
import { persistStorage } from '#platform/kept/storage-quota.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { EventTeam } from '#sync/records/event-team.ts';
import { dropDraft, showOtherDraft, writeDraft } from './draft.ts';

const DRAFT_AFTER_MS = 200;

type Desk = {
  /** Whose draft it is. */
  readonly user_id: string;
  readonly event: AirsoftEvent;
  readonly teams: readonly EventTeam[];
  readonly start: Values;
  /**
   * An earlier registration that the server refused; it is discarded once the new one is stored.
   */
  readonly refused: OutboxRecord | undefined;
  readonly onInvalid: () => void;
  /** Called when the other tab's draft replaces this one; the form starts again with it. */
  readonly onOther: () => void;
};

/** The form's state and what its button does: store the registration on this device. */
export function useRegistrationForm({
  user_id,
  event,
  teams,
  start,
  refused,
  onInvalid,
  onOther,
}: Desk) {
  const { LL } = useI18nContext();
  const mutate = useMutate();
  const { discard } = useOutboxActions();
  const [failure, setFailure] = useState('');
  /** From now on no draft of this form is stored. */
  const over = useRef(false);
  const target = { game_mode: event.game_mode, event_teams: teams };
  // without an existing team there is only one choice
  const chosen = (value: Values): Values =>
    teams.length === 0 ? { ...value, team_choice: 'new' } : value;

  async function submit(value: Values) {
    setFailure('');
    const request = registrationRequest(chosen(value), target, {
      operator_ids: [randomId(), ...value.friends.map(randomId)],
      event_id: event.id,
      new_team_id: randomId(),
    });
    // no deadline: the server knows the event's date, also after it is postponed
    const options = { label: event.name };
    const asked = await (request.name === 'register@1'
      ? mutate(request.name, request.args, options)
      : mutate(request.name, request.args, options));
    if (!asked.ok) {
      const { code } = asked;
      const signed_out = code === 'not_signed_in';
      setFailure(signed_out ? LL.problems.refused.not_signed_in() : notKeptSentence(LL, code));
      return;
    }
    over.current = true;
    dropDraft(event.id);
    if (refused) await discard(refused.id);
    void persistStorage(); // from now on there is data worth keeping
  }

  const form = useForm({
    defaultValues: start,
    validationLogic: revalidateLogic(),
    validators: {
      onDynamic: ({ value }) => problemsByField(registrationProblems(chosen(value), target)),
    },
    listeners: {
      onChange: ({ formApi }) => {
        // the pause after the last key may end after the button was pressed
        if (!over.current) writeDraft(event.id, { user_id, values: formApi.state.values });
      },
      onChangeDebounceMs: DRAFT_AFTER_MS,
    },
    onSubmitInvalid: onInvalid,
    onSubmit: ({ value }) => submit(value),
  });
  useEffect(() => {
    // the page may be closed before the pause after the last key ends
    const keep = () => {
      const { isDirty, values } = form.state;
      if (isDirty && !over.current) writeDraft(event.id, { user_id, values });
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [form, event.id, user_id]);
  function showOther() {
    const { isDirty, values } = form.state;
    if (isDirty) writeDraft(event.id, { user_id, values });
    over.current = true;
    showOtherDraft(event.id);
    onOther();
  }
  return { form, failure, target, showOther };
}

export type RegistrationFormApi = ReturnType<typeof useRegistrationForm>['form'];

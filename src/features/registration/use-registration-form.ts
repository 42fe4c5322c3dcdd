import { useForm } from '@tanstack/react-form';
import { useCallback, useEffect, useRef, useState } from 'react';
import { checkedBy } from '#entities/form/checked-by.ts';
import {
  registrationProblems,
  registrationRequest,
  type RegistrationForm as Values,
} from '#domain/registration/registration-form.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { notKeptSentence } from '#i18n/words/kept-words.ts';
import { useAccount } from '#live/account-context.ts';
import { useMutate } from '#actions/use-mutate.ts';
import { useOutboxActions } from '#live/outbox/use-outbox-actions.ts';
import { randomId } from '#platform/random-id.ts';
import { onHidden } from '#platform/kept/on-hidden.ts';
import { persistStorage } from '#platform/kept/storage-quota.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { EventTeam } from '#sync/records/event-team.ts';
import { dropDraft, writeDraft } from '#sync/drafts/drafts.ts';
import { draftKeyOf, type RegistrationDraft } from './registration-draft.ts';

const DRAFT_AFTER_MS = 200;

type Desk = {
  readonly event: AirsoftEvent;
  readonly teams: readonly EventTeam[];
  /** False while not all of them are on this device: the person names theirs. */
  readonly teams_here: boolean;
  readonly start: Values;
  /**
   * An earlier registration that the server refused; it is discarded once the new one is stored.
   */
  readonly refused: OutboxRecord | undefined;
  readonly onInvalid: () => void;
};

/** The form's state and what its button does: store the registration on this device. */
export function useRegistrationForm(desk: Desk) {
  const { event, teams, teams_here, start, refused, onInvalid } = desk;
  const { LL } = useI18nContext();
  const { db } = useAccount().local;
  const draft_key = draftKeyOf(event.id);
  const mutate = useMutate();
  const { discard } = useOutboxActions();
  const [failure, setFailure] = useState('');
  /** From now on no draft of this form is stored. */
  const over = useRef(false);
  const target = { game_mode: event.game_mode, event_teams: teams };
  const [began_without] = useState(!teams_here);
  // a name that is typed already stays when the teams arrive
  const isByName = ({ new_team_name }: Values): boolean =>
    !teams_here || (began_without && new_team_name.trim() !== '');
  // without an existing team there is only one choice
  const chosen = (value: Values): Values =>
    teams.length === 0 || isByName(value) ? { ...value, team_choice: 'new' } : value;

  const keep = useCallback(
    (values: Values) => {
      // the pause after the last key may end after the button was pressed
      if (!over.current) void writeDraft(db, draft_key, { values } satisfies RegistrationDraft);
    },
    [db, draft_key],
  );

  async function submit(value: Values) {
    setFailure('');
    const asked_for = { ...target, by_name: isByName(value) };
    const request = registrationRequest(chosen(value), asked_for, {
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
    await dropDraft(db, draft_key);
    if (refused) await discard(refused.id);
    void persistStorage(); // from now on there is data worth keeping
  }

  const form = useForm({
    defaultValues: start,
    ...checkedBy((value: Values) => registrationProblems(chosen(value), target)),
    listeners: {
      onChange: ({ formApi }) => {
        keep(formApi.state.values);
      },
      onChangeDebounceMs: DRAFT_AFTER_MS,
    },
    onSubmitInvalid: onInvalid,
    onSubmit: ({ value }) => submit(value),
  });
  useEffect(() => {
    const keepTyped = () => {
      if (form.state.isDirty) keep(form.state.values);
    };
    // the pause after the last key has not ended
    const stop = onHidden(keepTyped);
    return () => {
      stop();
      keepTyped();
    };
  }, [form, keep]);
  return { form, failure, target, isByName };
}

export type RegistrationFormApi = ReturnType<typeof useRegistrationForm>['form'];

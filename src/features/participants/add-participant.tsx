import { useForm } from '@tanstack/react-form';
import { useRef } from 'react';
import { addArgs, addProblems } from '#domain/participants/added-participant.ts';
import { teamSize } from '#domain/event/event-rules.ts';
import { checkedBy } from '#entities/form/checked-by.ts';
import {
  emptyRegistration,
  type RegistrationForm,
} from '#domain/registration/registration-form.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { randomId } from '#platform/random-id.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { EventTeam } from '#sync/records/event-team.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts';
import { Form } from '#ui/form/form.tsx';
import { AddFields } from './add-fields.tsx';
import { useAct } from '#actions/use-act.ts';

type AddParticipantProps = {
  event: AirsoftEvent;
  teams: readonly EventTeam[];
  /** What was typed before and refused. */
  start?: RegistrationForm;
  onClose: () => void;
  /** Called when it is stored on this device. */
  onKept?: () => void;
};

/** The organiser adds a person without an account to the list. */
export default function AddParticipant(props: AddParticipantProps) {
  const { event, teams, onClose } = props;
  const { LL } = useI18nContext();
  const element = useRef<HTMLFormElement>(null);
  const { form } = useAddForm({
    ...props,
    onInvalid: () => focusFirstInvalid(element.current),
  });
  const words = LL.organise.add;
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.action()}
      close_label={LL.common.close()}
      actions={
        <>
          <Button onClick={onClose}>{LL.common.cancel()}</Button>
          <Button variant="main" type="submit" form="add-participant">
            {words.submit()}
          </Button>
        </>
      }
    >
      <Form id="add-participant" ref={element} className="flex flex-col gap-5" form={form}>
        <AddFields form={form} event_id={event.id} teams={teams} size={teamSize(event.game_mode)} />
      </Form>
    </Dialog>
  );
}

type AddForm = AddParticipantProps & { onInvalid: () => void };

function useAddForm({ event, teams, start = emptyRegistration, onInvalid, ...then }: AddForm) {
  const { LL } = useI18nContext();
  const act = useAct();
  const target = { game_mode: event.game_mode, event_teams: teams };
  const form = useForm({
    defaultValues: {
      ...start,
      // without an existing team there is only one choice
      team_choice: teams.length === 0 ? 'new' : start.team_choice,
    } as RegistrationForm,
    ...checkedBy((value: RegistrationForm) => addProblems(value, target)),
    onSubmitInvalid: onInvalid,
    onSubmit: async ({ value }) => {
      const ids = { operator_id: randomId(), event_id: event.id, new_team_id: randomId() };
      const words = LL.organise.add;
      await act('add_participant@1', addArgs(value, target, ids), {
        label: `${event.name} (${value.name.trim()})`,
        said: { done: words.done({ name: value.name.trim() }), refused: words.refused() },
        onKept: () => {
          then.onClose();
          then.onKept?.();
        },
      });
    },
  });
  return { form };
}

export type AddFormApi = ReturnType<typeof useAddForm>['form'];

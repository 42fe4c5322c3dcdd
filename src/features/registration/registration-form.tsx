import { ArrowLeftRight } from 'lucide-react';
import { useRef } from 'react';
import { teamSize } from '#domain/event-rules.ts';
import type { RegistrationForm as Values } from '#domain/registration-form.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { EventTeam } from '#sync/records/event-team.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { focusFirstInvalid } from '#ui/focus-first-invalid.ts';
import { Note } from '#ui/note.tsx';
import { FriendFields } from './friend-fields.tsx';
import { OperatorFields } from './operator-fields.tsx';
import { SquadFields } from './squad-fields.tsx';
import { useRegistrationForm } from './use-registration-form.ts';

type RegistrationFormProps = {
  event: AirsoftEvent;
  teams: readonly EventTeam[];
  start: Values;
  refused: OutboxRecord | undefined;
  /** Another tab had begun it too. */
  has_other: boolean;
  onOther: () => void;
};

export function RegistrationForm(props: RegistrationFormProps) {
  const { LL } = useI18nContext();
  const element = useRef<HTMLFormElement>(null);
  const size = teamSize(props.event.game_mode);
  const { form, failure, target, showOther } = useRegistrationForm({
    ...props,
    onInvalid: () => focusFirstInvalid(element.current),
  });
  return (
    <form
      ref={element}
      noValidate
      aria-label={LL.registration.title()}
      className="flex flex-col gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      {props.has_other && (
        <Note
          kind="info"
          title={LL.event.other_draft.title()}
          action={
            <Button icon={ArrowLeftRight} onClick={showOther}>
              {LL.event.other_draft.show()}
            </Button>
          }
        >
          {LL.event.other_draft.hint()}
        </Note>
      )}
      <OperatorFields form={form} />
      {size !== null && <SquadFields form={form} teams={props.teams} size={size} />}
      <FriendFields form={form} target={target} />
      {failure && <Note kind="refused" title={failure} />}
      <ActionBar>
        <form.Subscribe selector={({ isSubmitting }) => isSubmitting}>
          {(submitting) => (
            <Button type="submit" variant="main" size="lg" busy={submitting}>
              {submitting ? LL.registration.submitting() : LL.registration.submit()}
            </Button>
          )}
        </form.Subscribe>
      </ActionBar>
    </form>
  );
}

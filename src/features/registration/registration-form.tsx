import { useRef, useState } from 'react';
import { teamSize } from '#domain/event/event-rules.ts';
import type { RegistrationForm as Values } from '#domain/registration/registration-form.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { Rows } from '#sync/records/collections.ts';
import type { EventTeam } from '#sync/records/event-team.ts';
import { ActionBar } from '#ui/page/action-bar.tsx';
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Note } from '#ui/page/note.tsx';
import { FriendFields } from './squad/friend-fields.tsx';
import { OperatorReview } from './operator-review.tsx';
import { OperatorFields } from './operator-fields.tsx';
import { SquadFields } from './squad/squad-fields.tsx';
import { useRegistrationForm } from './use-registration-form.ts';

type RegistrationFormProps = {
  event: AirsoftEvent;
  teams: readonly EventTeam[];
  /** See useRegistrationForm. */
  teams_here: boolean;
  /** The teams whose people I may bring, as captain or officer. */
  own_teams: readonly Rows['teams'][];
  start: Values;
  /** It says about me what the profile says, so that I only look at it. */
  from_profile: boolean;
  refused: OutboxRecord | undefined;
};

export function RegistrationForm(props: RegistrationFormProps) {
  const { LL } = useI18nContext();
  const element = useRef<HTMLFormElement>(null);
  const [reviewed, setReviewed] = useState(props.from_profile);
  const size = teamSize(props.event.game_mode);
  const { form, failure, target, isByName } = useRegistrationForm({
    ...props,
    onInvalid: () => focusFirstInvalid(element.current),
  });
  return (
    <Form
      ref={element}
      aria-label={LL.registration.title()}
      className="flex flex-col gap-8"
      form={form}
    >
      {size !== null && (
        <SquadFields
          {...{ form, size, isByName }}
          event={props.event}
          teams={props.teams}
          teams_here={props.teams_here}
        />
      )}
      {reviewed ? (
        <OperatorReview values={props.start} onEdit={() => setReviewed(false)} />
      ) : (
        <OperatorFields form={form} opened={props.from_profile} />
      )}
      <FriendFields
        form={form}
        target={target}
        event_id={props.event.id}
        own_teams={props.own_teams}
      />
      {failure && <Note kind="refused" title={failure} />}
      <ActionBar>
        <SubmitButton
          form={form}
          size="lg"
          text={LL.registration.submit()}
          busy_text={LL.registration.submitting()}
        />
      </ActionBar>
    </Form>
  );
}

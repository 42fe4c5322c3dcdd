import { useForm, useStore } from '@tanstack/react-form';
import { useEffect, useRef } from 'react';
import { teamSize } from '#domain/event-rules.ts';
import { problemOf } from '#domain/problem.ts';
import {
  registrationProblems,
  type RegistrationForm as Form,
  type RegistrationTarget,
} from '#domain/registration-form.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Mutated } from '#live/use-mutate.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { EventTeam } from '#sync/records/event-team.ts';
import { operatorClasses, registrationExperiences } from '#sync/records/operator.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast-store.ts';
import { keepDraft } from './registration-draft.ts';
import { SquadFields } from './squad-fields.tsx';

type RegistrationFormProps = {
  event: AirsoftEvent;
  event_teams: readonly EventTeam[];
  initial: Form;
  onSubmit: (form: Form, target: RegistrationTarget) => Promise<Mutated>;
};

/** The form of /register/{id}. What is typed is kept while it is typed; errors show after a first try. */
export function RegistrationForm({ event, event_teams, initial, onSubmit }: RegistrationFormProps) {
  const { LL } = useI18nContext();
  const target = { game_mode: event.game_mode, event_teams };
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    defaultValues: initial,
    onSubmit: async ({ value }) => {
      if (registrationProblems(value, target).length > 0) return focusFirstError(element.current);
      const asked = await onSubmit(value, target);
      if (!asked.ok) {
        showToast({
          tone: 'error',
          title: LL.registration.failed(),
          detail: LL.sync.detail.storage_problem(),
        });
      }
    },
  });
  const value = useStore(form.store, (state) => state.values);
  const tried = useStore(form.store, (state) => state.submissionAttempts > 0);
  const busy = useStore(form.store, (state) => state.isSubmitting);
  useEffect(() => keepDraft(event.id, value), [event.id, value]);

  const problems = tried ? registrationProblems(value, target) : [];
  const error = (field: keyof Form) => {
    const code = problemOf(problems, field);
    return code && LL.validation[code]();
  };
  const change = (changed: Partial<Form>) => {
    for (const [field, text] of Object.entries(changed)) {
      form.setFieldValue(field as keyof Form, text as never);
    }
  };
  const bind = (field: keyof Form) => ({
    value: value[field],
    onChange: (text: string) => change({ [field]: text }),
    error: error(field),
  });
  const size = teamSize(event.game_mode);
  return (
    <form
      ref={element}
      noValidate
      className="flex max-w-xl flex-col gap-6"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void form.handleSubmit();
      }}
    >
      {size && (
        <SquadFields
          {...{ size, event_teams, form: value, onChange: change }}
          errors={{ event_team_id: error('event_team_id'), new_team_name: error('new_team_name') }}
        />
      )}
      <OperatorFields bind={bind} />
      <ActionBar>
        <Button type="submit" variant="main" size="lg" busy={busy} block>
          {busy ? LL.registration.submitting() : LL.registration.submit()}
        </Button>
      </ActionBar>
    </form>
  );
}

type Bind = (field: keyof Form) => {
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
};

function OperatorFields({ bind }: { bind: Bind }) {
  const { LL } = useI18nContext();
  const { field, experience, class: classes } = LL.registration;
  const optional = { mark: LL.common.optional() };
  return (
    <>
      <TextField label={field.name()} {...bind('name')} autoComplete="name" maxLength={100} />
      <TextField
        label={field.whatsapp()}
        hint={field.whatsapp_hint()}
        {...bind('whatsapp')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={25}
      />
      <TextField
        label={field.team()}
        hint={field.team_hint()}
        {...optional}
        {...bind('team')}
        autoComplete="organization"
      />
      <SelectField
        label={field.class()}
        {...optional}
        {...bind('class')}
        placeholder={field.choose()}
        options={operatorClasses.map((value) => ({ value, label: classes[value]() }))}
      />
      <SelectField
        label={field.experience()}
        {...optional}
        {...bind('experience')}
        placeholder={field.choose()}
        options={registrationExperiences.map((value) => ({ value, label: experience[value]() }))}
      />
      <TextField
        label={field.invited_by()}
        {...optional}
        {...bind('invited_by')}
        autoComplete="off"
      />
    </>
  );
}

/** After the messages are painted: the first field that needs the person. */
function focusFirstError(element: HTMLFormElement | null): void {
  requestAnimationFrame(() =>
    element
      ?.querySelector<HTMLElement>('[aria-invalid="true"], fieldset[aria-describedby] input')
      ?.focus(),
  );
}

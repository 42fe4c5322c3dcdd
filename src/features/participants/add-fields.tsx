import { LONGEST_TEAM } from '#domain/person/profile-form.ts';
import type { ComponentProps } from 'react';
import { WhatsappField } from '#entities/person/whatsapp-field.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/words/use-bound.ts';
import { useOperatorInputs } from '#i18n/words/use-operator-inputs.ts';
import { operatorClasses } from '#sync/records/operator.ts';
import type { EventTeam } from '#sync/records/event-team.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { AddFormApi } from './add-participant.tsx';
import { useKnownNumber } from './use-known-number.ts';

type SquadProps = {
  form: AddFormApi;
  teams: readonly EventTeam[];
  /** How many people a team holds, where people choose teams when they register. */
  size: number | null;
};
type AddFieldsProps = SquadProps & { event_id: string };

/** Name and number, the optional fields, and in 3X3 and 5X5 the team. */
export function AddFields({ form, event_id, teams, size }: AddFieldsProps) {
  const inputs = useOperatorInputs(operatorClasses);
  const bound = useBound();
  return (
    <>
      <form.Field name="name">
        {(field) => <TextField {...inputs.name} autoComplete="off" {...bound(field)} />}
      </form.Field>
      <form.Field name="whatsapp">
        {(field) => <NumberField {...inputs.whatsapp} {...bound(field)} event_id={event_id} />}
      </form.Field>
      <form.Field name="team">
        {(field) => (
          <TextField {...inputs.team} autoComplete="off" {...bound(field, LONGEST_TEAM)} />
        )}
      </form.Field>
      <form.Field name="class">
        {(field) => <SelectField {...inputs.class} {...bound(field)} />}
      </form.Field>
      {size !== null && <SquadOf form={form} teams={teams} size={size} />}
    </>
  );
}

type NumberFieldProps = ComponentProps<typeof TextField> & { event_id: string };

/** The number, and what the organiser's own events know of it. */
function NumberField({ event_id, ...field }: NumberFieldProps) {
  const known = useKnownNumber(field.value, event_id);
  return <WhatsappField {...field} autoComplete="off" known={known} />;
}

/** One of the existing teams, or a new one. */
function SquadOf({ form, teams, size }: SquadProps & { size: number }) {
  const { LL } = useI18nContext();
  const bound = useBound();
  const words = LL.registration.squad;
  return (
    <form.Subscribe selector={({ values }) => values.team_choice}>
      {(choice) => (
        <>
          {teams.length > 0 && (
            <form.Field name="event_team_id">
              {(field) => (
                <SelectField
                  {...bound(field)}
                  label={words.existing()}
                  placeholder={words.create()}
                  value={choice === 'new' ? '' : field.state.value}
                  onChange={(id) => {
                    form.setFieldValue('team_choice', id === '' ? 'new' : 'existing');
                    field.handleChange(id);
                  }}
                  options={teams.map(({ id, name, members_count: members }) => ({
                    value: id,
                    label: `${name} (${words.members({ members, size })})`,
                    disabled: members >= size,
                  }))}
                />
              )}
            </form.Field>
          )}
          {choice === 'new' && (
            <form.Field name="new_team_name">
              {(field) => (
                <TextField
                  label={words.new_name()}
                  hint={words.new_name_hint()}
                  {...bound(field)}
                />
              )}
            </form.Field>
          )}
        </>
      )}
    </form.Subscribe>
  );
}

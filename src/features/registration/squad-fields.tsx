import type { RegistrationForm } from '#domain/registration-form.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { EventTeam } from '#sync/records/event-team.ts';
import { ChoiceField } from '#ui/choice-field.tsx';
import { TextField } from '#ui/text-field.tsx';

type SquadFieldsProps = {
  size: 3 | 5;
  event_teams: readonly EventTeam[];
  form: RegistrationForm;
  onChange: (change: Partial<RegistrationForm>) => void;
  errors: { event_team_id?: string | undefined; new_team_name?: string | undefined };
};

/** 3X3 and 5X5: enter a team that has a place, or make one. */
export function SquadFields({ size, event_teams, form, onChange, errors }: SquadFieldsProps) {
  const { LL } = useI18nContext();
  const words = LL.registration.squad;
  return (
    <div className="flex flex-col gap-5">
      <ChoiceField
        label={LL.registration.section.squad()}
        hint={words.hint({ size })}
        look="segments"
        choices={[
          { value: 'existing', label: words.existing() },
          { value: 'new', label: words.create() },
        ]}
        value={form.team_choice}
        onChange={(team_choice) => onChange({ team_choice })}
      />
      {form.team_choice === 'new' ? (
        <TextField
          label={words.new_name()}
          hint={words.new_name_hint()}
          error={errors.new_team_name}
          maxLength={30}
          autoComplete="off"
          value={form.new_team_name}
          onChange={(new_team_name) => onChange({ new_team_name })}
        />
      ) : event_teams.length === 0 ? (
        <p className="text-soft">{words.none_yet()}</p>
      ) : (
        <ChoiceField
          label={words.existing()}
          error={errors.event_team_id}
          choices={event_teams.map(({ id, name, members_count }) => {
            const free = Math.max(0, size - members_count);
            return {
              value: id,
              label: name,
              detail: free === 0 ? words.full() : words.free({ free }),
              disabled: free === 0,
            };
          })}
          value={form.event_team_id}
          onChange={(event_team_id) => onChange({ event_team_id })}
        />
      )}
    </div>
  );
}

import { useStore } from '@tanstack/react-form';
import type { RegistrationForm } from '#domain/registration/registration-form.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/words/use-bound.ts';
import { useMemo } from 'react';
import { useEventOperators } from '#live/event/use-event-rows.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { EventTeam } from '#sync/records/event-team.ts';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { RegistrationFormApi } from '../use-registration-form.ts';

type SquadFieldsProps = {
  form: RegistrationFormApi;
  event: AirsoftEvent;
  teams: readonly EventTeam[];
  /** How many people a team holds. */
  size: number;
};

type NamedSquadProps = SquadFieldsProps & {
  /** Whether all teams are on this device. */
  teams_here: boolean;
  /** The person names their team, without a list of those that there are. */
  isByName: (values: RegistrationForm) => boolean;
};

/** In 3X3 and 5X5 people choose their team: one that has room, or a new one. */
export function SquadFields({ teams_here, isByName, ...squad }: NamedSquadProps) {
  const { form, size } = squad;
  const { LL } = useI18nContext();
  const by_name = useStore(form.store, ({ values }) => isByName(values));
  const words = LL.registration.squad;
  return (
    <fieldset className="flex flex-col gap-5">
      <legend className="mb-1 font-display text-2xl">{LL.registration.section.squad()}</legend>
      <p className="text-soft">{words.hint({ size })}</p>
      {by_name ? (
        <>
          {!teams_here && <p className="text-soft">{words.not_here()}</p>}
          <NewTeam form={form} label={words.by_name()} hint={words.by_name_hint()} />
        </>
      ) : (
        <ChosenTeam {...squad} />
      )}
    </fieldset>
  );
}

function ChosenTeam({ form, event, teams, size }: SquadFieldsProps) {
  const { LL } = useI18nContext();
  const words = LL.registration.squad;
  return (
    <form.Field name="team_choice">
      {({ state, handleChange }) => (
        <>
          <ChoiceField<'existing' | 'new'>
            look="segments"
            label={LL.registration.section.squad()}
            choices={[
              { value: 'existing', label: words.existing(), disabled: teams.length === 0 },
              { value: 'new', label: words.create() },
            ]}
            value={teams.length === 0 ? 'new' : state.value}
            onChange={handleChange}
          />
          {teams.length === 0 && <p className="text-soft">{words.none_yet()}</p>}
          {state.value === 'existing' && teams.length > 0 ? (
            <ExistingTeams {...{ form, event, teams, size }} />
          ) : (
            <NewTeam form={form} label={words.new_name()} hint={words.new_name_hint()} />
          )}
        </>
      )}
    </form.Field>
  );
}

function ExistingTeams({ form, event, teams, size }: SquadFieldsProps) {
  const { LL } = useI18nContext();
  const members_of = useMembers(event);
  const bound = useBound();
  const words = LL.registration.squad;
  return (
    <form.Field name="event_team_id">
      {(field) => (
        <ChoiceField
          label={words.existing()}
          choices={teams.map(({ id, name, members_count: members }) => ({
            value: id,
            label: name,
            detail:
              members >= size
                ? words.full()
                : `${words.members({ members, size })} · ${words.free({ free: size - members })}`,
            below: members_of.get(id)?.join(', '),
            disabled: members >= size,
          }))}
          {...bound(field)}
        />
      )}
    </form.Field>
  );
}

/** Who is in each team, as far as I may see it and this device knows it. */
function useMembers(event: AirsoftEvent): ReadonlyMap<string, readonly string[]> {
  const people = useEventOperators(event.id);
  return useMemo(() => {
    const members = new Map<string, string[]>();
    if (people.state === 'loading') return members;
    for (const { name, event_team_id } of people.rows) {
      if (event_team_id) members.set(event_team_id, [...(members.get(event_team_id) ?? []), name]);
    }
    return members;
  }, [people]);
}

type NewTeamProps = Pick<SquadFieldsProps, 'form'> & { label: string; hint: string };

function NewTeam({ form, label, hint }: NewTeamProps) {
  const bound = useBound();
  return (
    <form.Field name="new_team_name">
      {(field) => (
        <TextField
          label={label}
          hint={hint}
          autoComplete="off"
          autoCapitalize="words"
          {...bound(field)}
        />
      )}
    </form.Field>
  );
}

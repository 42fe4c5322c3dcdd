import { useStore } from '@tanstack/react-form';
import type { RegistrationForm } from '#domain/registration/registration-form.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/words/use-bound.ts';
import { useMemo, useState } from 'react';
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
  const { form, teams, size } = squad;
  const { LL } = useI18nContext();
  const by_name = useStore(form.store, ({ values }) => isByName(values));
  const words = LL.registration.squad;
  if (!by_name && teams.length > 0) return <TeamList {...squad} />;
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
        <>
          <p className="text-soft">{words.none_yet()}</p>
          <NewTeam form={form} label={words.new_name()} hint={words.new_name_hint()} />
        </>
      )}
    </fieldset>
  );
}

/** In place of a team's id. */
const NEW = 'new';

/** The teams with free places, then a new one; the full ones last, to be read only. */
function TeamList({ form, event, teams, size }: SquadFieldsProps) {
  const { LL } = useI18nContext();
  const members_of = useMembers(event);
  const bound = useBound();
  const words = LL.registration.squad;
  const chosen = useStore(form.store, ({ values }) =>
    values.team_choice === 'new' ? NEW : values.event_team_id,
  );
  const isFull = (team: EventTeam) => team.members_count >= size;
  // others join teams meanwhile: what can be tapped keeps its place
  const [first] = useState(() =>
    teams.filter((team) => !isFull(team) || team.id === chosen).map(({ id }) => id),
  );
  const was_first = teams.filter(({ id }) => first.includes(id));
  const came_later = teams.filter((team) => !first.includes(team.id) && !isFull(team));
  const full = teams.filter((team) => !was_first.includes(team) && !came_later.includes(team));
  const whoIsIn = ({ id, members_count: members }: EventTeam) => {
    const names = members_of.get(id)?.join(', ');
    const count = members >= size ? words.full() : words.members({ members, size });
    return names ? `${count}: ${names}` : count;
  };
  const choiceOf = (team: EventTeam) => ({
    value: team.id,
    label: <span className="font-medium break-words">{team.name}</span>,
    below: whoIsIn(team),
    disabled: isFull(team),
  });
  return (
    <div className="flex flex-col gap-5">
      <form.Field name="event_team_id">
        {(field) => (
          <ChoiceField
            heads
            label={LL.registration.section.squad()}
            hint={words.hint({ size })}
            error={bound(field).error}
            choices={[
              ...was_first.map(choiceOf),
              { value: NEW, label: <span className="font-medium">{words.create()}</span> },
              ...came_later.map(choiceOf),
            ]}
            value={chosen}
            onChange={(id) => {
              form.setFieldValue('team_choice', id === NEW ? 'new' : 'existing');
              if (id !== NEW) field.handleChange(id);
            }}
          />
        )}
      </form.Field>
      {chosen === NEW && (
        <NewTeam form={form} label={words.new_name()} hint={words.new_name_hint()} />
      )}
      {full.length > 0 && (
        <ul aria-label={words.full()} className="flex flex-col gap-2 text-soft">
          {full.map((team) => (
            <li key={team.id} className="px-4 break-words">
              {team.name}
              <span className="block text-sm">{whoIsIn(team)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
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

import { useEffect, useState } from 'react';
import { teamSize } from '#domain/event/event-rules.ts';
import { isAsInProfile, prefilledRegistration } from '#domain/registration/registration-prefill.ts';
import {
  emptyRegistration,
  type RegistrationForm as Values,
} from '#domain/registration/registration-form.ts';
import { valuesFromArgs } from '#domain/registration/values-from-args.ts';
import { useStoredDraft } from '#entities/form/use-stored-draft.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import { useEventTeams } from '#live/event/use-event-rows.ts';
import { useIsComing } from '#live/freshness/use-is-coming.ts';
import { useScopeState } from '#live/freshness/use-scope-state.ts';
import { useLiveRecord } from '#live/rows/use-live-record.ts';
import { eventScope } from '#sync/replica/scopes.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { SkeletonDetail } from '#ui/page/skeleton.tsx';
import { draftKeyOf, readRegistrationDraft } from './registration-draft.ts';
import { useOwnTeams } from './squad/use-own-teams.ts';
import { RegistrationForm } from './registration-form.tsx';

type RegistrationDeskProps = { event: AirsoftEvent; refused: OutboxRecord | undefined };

type Start = { values: Values; from_profile: boolean; is_blank: boolean };

/**
 * Fills the form in with what is known: a draft, a refused registration, or the profile, in this
 * order.
 */
export function RegistrationDesk({ event, refused }: RegistrationDeskProps) {
  const { LL } = useI18nContext();
  const person = usePerson();
  const user_id = person?.id ?? '';
  const profile = useLiveRecord('profiles', user_id);
  const teams = useEventTeams(event.id);
  const own_teams = useOwnTeams();
  const draft = useStoredDraft(draftKeyOf(event.id), readRegistrationDraft);
  // later data must not overwrite what is being typed
  const [start, setStart] = useState<Start>();
  if (!start && profile.state !== 'loading' && draft !== undefined) {
    const from_profile =
      profile.state === 'present'
        ? prefilledRegistration(profile.row)
        : { ...emptyRegistration, name: person?.name ?? '' };
    const from_refused = refused && valuesFromArgs(refused.args);
    const values = draft ?? from_refused ?? from_profile;
    setStart({
      values,
      from_profile: !refused && isAsInProfile(values, from_profile),
      is_blank: values === from_profile && profile.state !== 'present',
    });
  }
  // it arrived after the form had opened, without a signal: the form takes it until it is touched
  if (start?.is_blank && profile.state === 'present') {
    const values = prefilledRegistration(profile.row);
    setStart({ values, from_profile: false, is_blank: false });
  }
  const { teams_here, teams_come } = useTeamsHere(event);
  // a row of the form that came later would move its button under the thumb
  if (!start || teams.state === 'loading' || teams_come || !own_teams)
    return <SkeletonDetail label={LL.common.loading()} />;
  return (
    <RegistrationForm
      {...{ event, refused }}
      start={start.values}
      from_profile={start.from_profile}
      teams={teams.rows}
      teams_here={teams_here}
      own_teams={own_teams}
    />
  );
}

/** The form opens after this without the teams that are still on their way. */
const PATIENCE_MS = 4_000;

/** Whether all teams of the event are on this device, and whether the form waits for them. */
function useTeamsHere(event: AirsoftEvent): { teams_here: boolean; teams_come: boolean } {
  const scope = useScopeState(eventScope(event.id));
  const coming = useIsComing();
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  // what was made here and not sent has no others
  if (teamSize(event.game_mode) === null || event.rev === 0 || scope) {
    return { teams_here: true, teams_come: false };
  }
  if (!coming && scope === null && !waited) setWaited(true); // and it stays open while it is tried again
  return { teams_here: false, teams_come: !waited };
}

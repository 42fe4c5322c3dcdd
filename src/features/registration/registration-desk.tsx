import { useState } from 'react';
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
import { useLiveRecord } from '#live/rows/use-live-record.ts';
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
  // a row of the form that came later would move its button under the thumb
  if (!start || teams.state === 'loading' || !own_teams)
    return <SkeletonDetail label={LL.common.loading()} />;
  return (
    <RegistrationForm
      {...{ event, refused }}
      start={start.values}
      from_profile={start.from_profile}
      teams={teams.rows}
      own_teams={own_teams}
    />
  );
}

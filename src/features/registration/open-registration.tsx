import { useState } from 'react';
import { emptyRegistration, type RegistrationForm as Form } from '#domain/registration-form.ts';
import { prefilledRegistration } from '#domain/registration-prefill.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import { useLiveRecord } from '#live/use-live-record.ts';
import { useEventTeams } from '#live/use-event-rows.ts';
import type { MutationArgs } from '#sync/mutations/registry.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { SkeletonDetail } from '#ui/skeleton.tsx';
import { askedForm } from './asked-form.ts';
import { readDraft } from './registration-draft.ts';
import { RegistrationForm } from './registration-form.tsx';
import { useRegister } from './use-register.ts';

type OpenRegistrationProps = {
  event: AirsoftEvent;
  corrects: { id: string; status: string; args: object } | undefined;
  edit: string | undefined;
};

/** The form with its beginnings: a draft, what was refused, the profile, or nothing; in that order. */
export function OpenRegistration({ event, corrects, edit }: OpenRegistrationProps) {
  const { LL } = useI18nContext();
  const person = usePerson();
  const profile = useLiveRecord('profiles', person?.id ?? '');
  const event_teams = useEventTeams(event.id);
  const refused = corrects?.status === 'rejected' ? corrects : undefined;
  const register = useRegister(event, refused?.id);
  // what is typed is not overwritten by what arrives later
  const [initial, setInitial] = useState<Form>();
  if (!initial && profile.state !== 'loading') {
    const asked = refused && (edit === undefined || edit === refused.id) ? refused : undefined;
    setInitial(
      readDraft(event.id) ??
        (asked && askedForm(asked.args as MutationArgs<'register@1'>)) ??
        (profile.state === 'present'
          ? prefilledRegistration(profile.row)
          : { ...emptyRegistration, name: person?.name ?? '' }),
    );
  }
  if (!initial || event_teams.state === 'loading') {
    return <SkeletonDetail label={LL.registration.loading()} />;
  }
  return (
    <RegistrationForm
      event={event}
      event_teams={event_teams.rows}
      initial={initial}
      onSubmit={register}
    />
  );
}

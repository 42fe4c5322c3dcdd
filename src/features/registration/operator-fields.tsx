import { LONGEST_TEAM } from '#domain/person/profile-form.ts';
import { useEffect, useRef } from 'react';
import { WhatsappField } from '#entities/person/whatsapp-field.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/words/use-bound.ts';
import { useOperatorInputs } from '#i18n/words/use-operator-inputs.ts';
import { operatorClasses, registrationExperiences } from '#sync/records/operator.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { NumberProof } from './number-proof.tsx';
import type { RegistrationFormApi } from './use-registration-form.ts';

type OperatorFieldsProps = {
  form: RegistrationFormApi;
  /** Just opened by a button, so the focus moves here. */
  opened: boolean;
};

/** Who plays, and how (Spec 1 §3, Participant). */
export function OperatorFields({ form, opened }: OperatorFieldsProps) {
  const first = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (opened) first.current?.querySelector('input')?.focus();
  }, [opened]);
  const { LL } = useI18nContext();
  const bound = useBound();
  const words = LL.registration.field;
  const optional = LL.common.optional();
  const inputs = useOperatorInputs(operatorClasses);
  return (
    <>
      <fieldset ref={first} className="flex flex-col gap-5">
        <legend className="mb-4 font-display text-2xl">{LL.registration.section.operator()}</legend>
        <form.Field name="name">
          {(field) => <TextField {...inputs.name} autoComplete="name" {...bound(field)} />}
        </form.Field>
        <form.Field name="whatsapp">
          {(field) => (
            <WhatsappField
              {...inputs.whatsapp}
              hint={words.whatsapp_hint()}
              autoComplete="tel"
              {...bound(field)}
            />
          )}
        </form.Field>
        <form.Subscribe selector={({ values }) => values}>
          {({ whatsapp, name }) => <NumberProof whatsapp={whatsapp} name={name} />}
        </form.Subscribe>
        <form.Field name="team">
          {(field) => (
            <TextField
              {...inputs.team}
              hint={words.team_hint()}
              autoComplete="organization"
              {...bound(field, LONGEST_TEAM)}
            />
          )}
        </form.Field>
        <form.Field name="invited_by">
          {(field) => (
            <TextField
              label={words.invited_by()}
              mark={optional}
              autoComplete="off"
              {...bound(field, LONGEST_TEAM)}
            />
          )}
        </form.Field>
      </fieldset>
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="mb-4 font-display text-2xl">{LL.registration.section.loadout()}</legend>
        <form.Field name="experience">
          {(field) => (
            <SelectField
              label={words.experience()}
              mark={optional}
              placeholder={words.choose()}
              options={registrationExperiences.map((value) => ({
                value,
                label: LL.registration.experience[value](),
              }))}
              {...bound(field)}
            />
          )}
        </form.Field>
        <form.Field name="class">
          {(field) => <SelectField {...inputs.class} {...bound(field)} />}
        </form.Field>
      </fieldset>
    </>
  );
}

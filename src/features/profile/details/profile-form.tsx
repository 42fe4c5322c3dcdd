import { useRef, useState } from 'react';
import { digitsOnly, LONGEST_TEAM } from '#domain/person/profile-form.ts';
import { formatWhatsapp } from '#domain/whatsapp/whatsapp.ts';
import { RestoredNote } from '#entities/form/sheet/restored-note.tsx';
import { useStoredDraft } from '#entities/form/use-stored-draft.ts';
import { WhatsappField } from '#entities/person/whatsapp-field.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/words/use-bound.ts';
import { profileClasses, profileExperiences, type Profile } from '#sync/records/profile.ts';
import { ChoicesField } from '#ui/fields/choices-field.tsx';
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { NumberNotes } from './number-notes.tsx';
import { NumberState } from './number-state.tsx';
import {
  PROFILE_DRAFT,
  readProfileDraft,
  useProfileForm,
  type ProfileFormApi,
} from './use-profile-form.ts';

/** What others read about me at the gate (Spec 1 §3, Profile). Works offline. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const kept = useStoredDraft(PROFILE_DRAFT, readProfileDraft);
  // what is saved is shown meanwhile, so that nothing moves
  return <OpenForm key={kept === undefined ? 'reading' : 'read'} profile={profile} kept={kept} />;
}

type OpenFormProps = Omit<Parameters<typeof useProfileForm>[0], 'onInvalid'>;

function OpenForm({ profile, kept }: OpenFormProps) {
  const { LL } = useI18nContext();
  const element = useRef<HTMLFormElement>(null);
  const onInvalid = () => focusFirstInvalid(element.current);
  const { form, onDiscard } = useProfileForm({ profile, kept, onInvalid });
  const words = LL.profile.form;
  return (
    <Form
      ref={element}
      aria-label={words.title()}
      className="flex max-w-2xl flex-col gap-5"
      form={form}
      inert={kept === undefined}
    >
      <RestoredNote onDiscard={onDiscard} />
      <PersonFields form={form} profile={profile} />
      <LoadoutFields form={form} />
      <div>
        <SubmitButton form={form} size="lg" text={words.submit()} busy_text={words.submitting()} />
      </div>
    </Form>
  );
}

function PersonFields({ form, profile }: { form: ProfileFormApi; profile: Profile }) {
  const { LL } = useI18nContext();
  const bound = useBound();
  // digits once it is edited, because a number that formats itself at each key moves the cursor
  const [typing, setTyping] = useState(false);
  const words = LL.profile.form;
  return (
    <>
      <form.Field name="name">
        {(field) => (
          <TextField
            label={words.name()}
            autoComplete="name"
            autoCapitalize="words"
            {...bound(field)}
          />
        )}
      </form.Field>
      <form.Field name="whatsapp">
        {(field) => (
          <WhatsappField
            {...bound(field)}
            value={typing ? field.state.value : formatWhatsapp(field.state.value)}
            onBlur={() => {
              setTyping(false);
              field.handleBlur();
            }}
            label={words.whatsapp()}
            hint={words.whatsapp_hint()}
            type="tel"
            inputMode="numeric"
            autoComplete="tel"
            onChange={(typed) => {
              setTyping(true);
              field.handleChange(digitsOnly(typed));
            }}
          />
        )}
      </form.Field>
      <NumberState profile={profile} />
      <NumberNotes />
      <form.Field name="team">
        {(field) => (
          <TextField
            label={words.team()}
            hint={words.team_hint()}
            mark={LL.common.optional()}
            autoComplete="organization"
            {...bound(field, LONGEST_TEAM)}
          />
        )}
      </form.Field>
    </>
  );
}

function LoadoutFields({ form }: { form: ProfileFormApi }) {
  const { LL } = useI18nContext();
  const bound = useBound();
  const words = LL.profile;
  return (
    <>
      <form.Field name="experience">
        {(field) => (
          <SelectField
            label={words.form.experience()}
            mark={LL.common.optional()}
            placeholder={words.form.choose()}
            options={profileExperiences.map((value) => ({
              value,
              label: words.experience[value](),
            }))}
            {...bound(field)}
          />
        )}
      </form.Field>
      <form.Field name="classes">
        {({ state, handleChange }) => (
          <ChoicesField
            label={words.form.classes()}
            hint={words.form.classes_hint()}
            mark={LL.common.optional()}
            choices={profileClasses.map((value) => ({ value, label: words.class[value]() }))}
            values={state.value}
            onChange={handleChange}
          />
        )}
      </form.Field>
    </>
  );
}

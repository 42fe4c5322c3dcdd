import { UploadPicture } from '#entities/form/upload-picture.tsx';
import { brazilStates } from '#domain/place/brazil-state.ts';
import { longestTeam } from '#domain/team/team-form.ts';
import { WhatsappField } from '#entities/person/whatsapp-field.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/words/use-bound.ts';
import { drawSquare } from '#platform/draw-picture.ts';
import { FormSection } from '#ui/form/form-section.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextareaField, TextField } from '#ui/fields/text-field.tsx';
import type { TeamFormApi } from './use-team-form.ts';

type Fields = { form: TeamFormApi };

/** The eight fields of a team (Spec 2 §2). */
export function TeamFields({ form }: Fields) {
  const { LL } = useI18nContext();
  const { section, section_hint } = LL.team_form;
  return (
    <>
      <FormSection title={section.team()} hint={section_hint.team()}>
        <NameAndPlace form={form} />
      </FormSection>
      <FormSection title={section.about()} hint={section_hint.about()}>
        <About form={form} />
      </FormSection>
      <FormSection title={section.contact()} hint={section_hint.contact()}>
        <Contact form={form} />
      </FormSection>
    </>
  );
}

function NameAndPlace({ form }: Fields) {
  const { LL } = useI18nContext();
  const bound = useBound();
  const { field: words, choose_state } = LL.team_form;
  return (
    <>
      <form.Field name="name">
        {(field) => (
          <TextField
            label={words.name()}
            autoComplete="organization"
            autoCapitalize="words"
            {...bound(field, longestTeam.name)}
          />
        )}
      </form.Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <form.Field name="city">
          {(field) => (
            <TextField
              label={words.city()}
              autoComplete="address-level2"
              autoCapitalize="words"
              {...bound(field, longestTeam.city)}
            />
          )}
        </form.Field>
        <form.Field name="state">
          {(field) => (
            <SelectField
              label={words.state()}
              placeholder={choose_state()}
              options={statesWith(field.state.value)}
              autoComplete="address-level1"
              {...bound(field)}
            />
          )}
        </form.Field>
      </div>
    </>
  );
}

function About({ form }: Fields) {
  const { LL } = useI18nContext();
  const bound = useBound();
  const words = LL.team_form.field;
  return (
    <>
      <form.Field name="logo">
        {(field) => (
          <UploadPicture
            kind="team-logos"
            label={words.logo()}
            draw={drawSquare}
            square
            {...bound(field)}
          />
        )}
      </form.Field>
      <form.Field name="description">
        {(field) => (
          <TextareaField
            label={words.description()}
            mark={LL.common.optional()}
            rows={5}
            {...bound(field, longestTeam.description)}
          />
        )}
      </form.Field>
    </>
  );
}

function Contact({ form }: Fields) {
  const { LL } = useI18nContext();
  const bound = useBound();
  const words = LL.team_form.field;
  const mark = LL.common.optional();
  return (
    <>
      <form.Field name="website">
        {(field) => (
          <TextField
            label={words.website()}
            mark={mark}
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder="https://"
            {...bound(field, longestTeam.website)}
          />
        )}
      </form.Field>
      <form.Field name="instagram">
        {(field) => (
          <TextField
            label={words.instagram()}
            mark={mark}
            placeholder="@"
            autoComplete="off"
            autoCapitalize="none"
            {...bound(field)}
          />
        )}
      </form.Field>
      <form.Field name="whatsapp">
        {(field) => (
          <WhatsappField
            label={words.whatsapp()}
            mark={mark}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            {...bound(field)}
          />
        )}
      </form.Field>
    </>
  );
}

/** The states of Brazil, and what an older team has instead of one. */
function statesWith(chosen: string) {
  const states = brazilStates.map(([value, label]) => ({ value: String(value), label }));
  const known = chosen === '' || states.some(({ value }) => value === chosen);
  return known ? states : [{ value: chosen, label: chosen }, ...states];
}

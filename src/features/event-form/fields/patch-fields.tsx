import type { ReactNode } from 'react';
import { drawings, hasPatch } from '#domain/event/event-facts.ts';
import { columnsOf, type EventForm } from '#domain/event/form/event-form.ts';
import { promisedPatches } from '#domain/event/promised-patches.ts';
import { patchLook } from '#entities/patch/patch-look.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/words/use-bound.ts';
import { PatchPicture } from '#ui/drawing/patch-picture.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Note } from '#ui/page/note.tsx';
import type { EventFormApi } from '../use-event-form.ts';

type PatchFieldsProps = {
  form: EventFormApi;
  /** Its picture, which is above the drawings. */
  picture: ReactNode;
};

const AUDIENCES = ['', 'came', 'won', 'both'] as const;

/** The patch that is made with the event: who gets it, its name, and a picture or a drawing. */
export function PatchFields({ form, picture }: PatchFieldsProps) {
  const { LL } = useI18nContext();
  const bound = useBound();
  const words = LL.event_form;
  return (
    <form.Subscribe selector={({ values }) => values}>
      {(values) => {
        if (values.patch_for === 'withdrawn') {
          return <Note kind="refused">{LL.problems.refused.patch_withdrawn()}</Note>;
        }
        return (
          <>
            <form.Field name="patch_for">
              {({ state, handleChange }) => (
                <ChoiceField
                  label={words.field.patch_for()}
                  look="segments"
                  choices={AUDIENCES.map((value) => ({
                    value,
                    label: words.patch[value || 'none'](),
                  }))}
                  value={state.value}
                  onChange={handleChange}
                />
              )}
            </form.Field>
            <div hidden={!hasPatch(values)} className="flex flex-col gap-5">
              <form.Field name="patch_name">
                {(field) => (
                  <TextField
                    label={words.field.patch_name()}
                    mark={LL.common.optional()}
                    placeholder={values.name}
                    autoComplete="off"
                    autoCapitalize="words"
                    {...bound(field, 80)}
                  />
                )}
              </form.Field>
              {picture}
              {values.patch === '' && (
                <form.Field name="patch_drawing">
                  {({ state, handleChange }) => (
                    <ChoiceField
                      label={words.field.patch_drawing()}
                      look="segments"
                      choices={drawings.map((value) => ({
                        value,
                        label: (
                          <PatchPicture
                            id={`#${value}`}
                            alt={`${words.field.patch_drawing()} ${value}`}
                            size={3}
                          />
                        ),
                      }))}
                      value={state.value}
                      onChange={handleChange}
                    />
                  )}
                </form.Field>
              )}
              {hasPatch(values) && <Preview form={values} />}
            </div>
          </>
        );
      }}
    </form.Subscribe>
  );
}

/** As they will be; or why the event will have none. */
function Preview({ form }: { form: EventForm }) {
  const { LL } = useI18nContext();
  const words = LL.event_form;
  const patches = promisedPatches(columnsOf(form));
  if (patches.length === 0) return <Note kind="waiting">{words.patch.not_given()}</Note>;
  return (
    <ul aria-label={words.field.event_patch()} className="flex flex-col gap-3">
      {patches.map((patch) => (
        <li key={patch.id} className="flex items-center gap-4">
          {/* a picture may wait for a signal; it is seen above */}
          {!patch.imagem_url && <PatchPicture {...patchLook(patch)} alt="" size={6} />}
          <span className="min-w-0 wrap-anywhere">
            <span className="block font-display text-xl">{patch.nome}</span>
            <span className="block text-soft">
              {LL.patch.hint[patch.para === 'won' ? 'won' : 'evento']()}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

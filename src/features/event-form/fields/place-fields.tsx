import { longestEvent } from '#domain/event/form/event-form.ts';
import { nameAndCity } from '#domain/arena/event-at-arena.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/words/use-bound.ts';
import { ToggleField } from '#ui/fields/check-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { ArenaPicker } from './arena-picker.tsx';
import { Coordinates, type PointPicker } from './coordinates.tsx';
import { FormSection } from '#ui/form/form-section.tsx';
import type { Arena } from './use-arenas.ts';
import type { EventFormApi } from '../use-event-form.ts';

type PlaceFieldsProps = { form: EventFormApi; pointPicker: PointPicker | undefined };

/** Where the event takes place: an arena, a description, coordinates for the map. */
export function PlaceFields({ form, pointPicker }: PlaceFieldsProps) {
  const { LL } = useI18nContext();
  const bound = useBound();
  const { field: words, section, section_hint } = LL.event_form;

  function putArena(arena: Arena | null, before: Arena | undefined) {
    form.setFieldValue('arena_id', arena?.id ?? '');
    if (!arena) return;
    const { location, latitude, longitude } = form.state.values;
    // what the organiser typed is kept; text that came from another arena is replaced
    if (location.trim() === '' || (before && location === nameAndCity(before))) {
      form.setFieldValue('location', nameAndCity(arena));
    }
    const none = latitude.trim() === '' && longitude.trim() === '';
    if (
      none ||
      (before && `${before.latitude} ${before.longitude}` === `${latitude} ${longitude}`)
    ) {
      form.setFieldValue('latitude', String(arena.latitude));
      form.setFieldValue('longitude', String(arena.longitude));
    }
  }

  return (
    <FormSection title={section.where()} hint={section_hint.where()}>
      <form.Subscribe selector={({ values }) => values.arena_id}>
        {(arena_id) => <ArenaPicker arena_id={arena_id} onArena={putArena} />}
      </form.Subscribe>
      <form.Field name="location">
        {(field) => (
          <TextField
            label={words.location()}
            hint={words.location_hint()}
            autoComplete="off"
            autoCapitalize="words"
            {...bound(field, longestEvent.location)}
          />
        )}
      </form.Field>
      <div className="flex flex-col gap-5" data-field="secret_place">
        <form.Field name="place_is_secret">
          {({ state, handleChange }) => (
            <ToggleField
              name="place_is_secret"
              label={words.place_is_secret()}
              hint={words.place_is_secret_hint()}
              checked={state.value}
              onChange={handleChange}
            />
          )}
        </form.Field>
        <form.Subscribe selector={({ values }) => values.place_is_secret}>
          {(secret) =>
            secret && (
              <form.Field name="secret_place">
                {(field) => (
                  <TextField
                    label={words.secret_place()}
                    hint={words.secret_place_hint()}
                    autoComplete="off"
                    {...bound(field, longestEvent.location)}
                  />
                )}
              </form.Field>
            )
          }
        </form.Subscribe>
      </div>
      {/* a point would tell the place, so the server keeps none */}
      <form.Subscribe selector={({ values }) => values.place_is_secret}>
        {(secret) => !secret && <Coordinates form={form} pointPicker={pointPicker} />}
      </form.Subscribe>
    </FormSection>
  );
}

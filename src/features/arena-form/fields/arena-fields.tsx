import { mostPictures } from '#domain/arena/arena-form.ts';
import { brazilStates } from '#domain/place/brazil-state.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/words/use-bound.ts';
import { arenaGameTypes } from '#sync/mutations/arena.ts';
import { ChoicesField } from '#ui/fields/choices-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextareaField, TextField } from '#ui/fields/text-field.tsx';
import type { ArenaFormApi } from '../use-arena-form.ts';
import { PhotoFields } from '#entities/picture/photo-fields.tsx';
import { drawPicture } from '#platform/draw-picture.ts';
import { ArenaPoint, type PointPicker } from './arena-point.tsx';

type Fields = { form: ArenaFormApi };

/** The fields of an arena (Spec 2 §5), those that are required first. */
export function ArenaFields({ form, pointPicker }: Fields & { pointPicker: PointPicker }) {
  const { LL } = useI18nContext();
  const bound = useBound();
  const words = LL.arenas.propose;
  const mark = LL.common.optional();
  return (
    <>
      <form.Field name="name">
        {(field) => (
          <TextField
            label={words.name()}
            autoComplete="off"
            autoCapitalize="words"
            {...bound(field)}
          />
        )}
      </form.Field>
      <Address form={form} />
      <ArenaPoint form={form} pointPicker={pointPicker} />
      <form.Field name="game_types">
        {({ state, handleChange }) => (
          <ChoicesField
            label={LL.arenas.game_types()}
            mark={mark}
            choices={arenaGameTypes.map((value) => ({ value, label: LL.arenas.types[value]() }))}
            values={arenaGameTypes.filter((type) => state.value.includes(type))}
            onChange={handleChange}
          />
        )}
      </form.Field>
      <form.Field name="description">
        {(field) => (
          <TextareaField label={words.description()} mark={mark} rows={4} {...bound(field)} />
        )}
      </form.Field>
      <Contacts form={form} />
      <form.Field name="images">
        {({ state: { value }, handleChange }) => (
          <PhotoFields
            legend={LL.arenas.pictures()}
            hint={words.pictures_hint({ most: mostPictures })}
            urls={value}
            most={mostPictures}
            onChange={handleChange}
            kind="arena-images"
            draw={drawPicture}
            accept="image/*"
          />
        )}
      </form.Field>
    </>
  );
}

function Address({ form }: Fields) {
  const { LL } = useI18nContext();
  const bound = useBound();
  const words = LL.arenas.propose;
  return (
    <>
      <form.Field name="address">
        {(field) => (
          <TextField
            label={words.address()}
            hint={words.address_hint()}
            autoComplete="off"
            autoCapitalize="words"
            {...bound(field)}
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
              {...bound(field)}
            />
          )}
        </form.Field>
        <form.Field name="state">
          {(field) => (
            <SelectField
              label={words.state()}
              placeholder={words.choose_state()}
              options={brazilStates.map(([value, label]) => ({ value: String(value), label }))}
              autoComplete="address-level1"
              {...bound(field)}
            />
          )}
        </form.Field>
      </div>
    </>
  );
}

const CONTACTS = [
  { name: 'whatsapp', type: 'tel', inputMode: 'tel' },
  { name: 'phone', type: 'tel', inputMode: 'tel' },
  { name: 'instagram', placeholder: '@', autoCapitalize: 'none' },
  { name: 'website', type: 'url', inputMode: 'url', placeholder: 'https://' },
] as const;

function Contacts({ form }: Fields) {
  const { LL } = useI18nContext();
  const bound = useBound();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {CONTACTS.map(({ name, ...input }) => (
        <form.Field key={name} name={name}>
          {(field) => (
            <TextField
              label={LL.arenas.propose[name]()}
              mark={LL.common.optional()}
              autoComplete="off"
              {...input}
              {...bound(field)}
            />
          )}
        </form.Field>
      ))}
    </div>
  );
}

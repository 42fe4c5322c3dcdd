import { longestArena } from '#domain/arena/arena-form.ts';
import type { ReactNode } from 'react';
import { mostPictures } from '#domain/arena/arena-form.ts';
import type { RefusedProposal } from '#domain/arena/asked-change.ts';
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
import { MoreAboutArena } from './more-about-arena.tsx';
import { WhatWasAsked } from './what-was-asked.tsx';
import { ArenaPoint, type PointPicker } from './arena-point.tsx';

type Fields = { form: ArenaFormApi };

type ArenaFieldsProps = Fields & {
  /** Undefined of a new arena and of a published one. */
  waiting_id: string | undefined;
  /** What was rejected, and is proposed again. */
  rejected: RefusedProposal | null;
  pointPicker: PointPicker;
  /** Says that the arena may be there already. */
  double?: ReactNode;
  /** Pictures are no part of a correction. */
  without_pictures?: boolean;
};

/** The fields of an arena (Spec 2 §5), those that are required first. */
export function ArenaFields(props: ArenaFieldsProps) {
  const { waiting_id, rejected, form, pointPicker, double, without_pictures = false } = props;
  const { LL } = useI18nContext();
  const bound = useBound();
  const words = LL.arenas.propose;
  const mark = LL.common.optional();
  return (
    <>
      <WhatWasAsked id={waiting_id} rejected={rejected} />
      <form.Field name="name">
        {(field) => (
          <TextField
            label={words.name()}
            autoComplete="off"
            autoCapitalize="words"
            {...bound(field, longestArena.name)}
          />
        )}
      </form.Field>
      <Address form={form} />
      <ArenaPoint form={form} pointPicker={pointPicker} />
      {double}
      <form.Field name="game_types">
        {({ state, handleChange }) => (
          <div data-field="game_types">
            <ChoicesField
              label={LL.arenas.game_types()}
              mark={mark}
              choices={arenaGameTypes.map((value) => ({ value, label: LL.arenas.types[value]() }))}
              values={arenaGameTypes.filter((type) => state.value.includes(type))}
              onChange={handleChange}
            />
          </div>
        )}
      </form.Field>
      <form.Field name="description">
        {(field) => (
          <TextareaField
            label={words.description()}
            mark={mark}
            rows={4}
            {...bound(field, longestArena.description)}
          />
        )}
      </form.Field>
      {!without_pictures && <Pictures form={form} />}
      <MoreAboutArena form={form} />
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
            {...bound(field, longestArena.address)}
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
              {...bound(field, longestArena.city)}
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

function Pictures({ form }: Fields) {
  const { LL } = useI18nContext();
  return (
    <form.Field name="images">
      {({ state: { value }, handleChange }) => (
        <div data-field="images">
          <PhotoFields
            legend={LL.arenas.pictures()}
            hint={LL.arenas.propose.pictures_hint({ most: mostPictures })}
            urls={value}
            most={mostPictures}
            onChange={handleChange}
            kind="arena-images"
            draw={drawPicture}
            accept="image/*"
          />
        </div>
      )}
    </form.Field>
  );
}

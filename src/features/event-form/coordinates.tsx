import { LocateFixed, Map as MapIcon, Search, X } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import type { Position } from '#domain/distance.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/use-bound.ts';
import { Button } from '#ui/button.tsx';
import { ToggleField } from '#ui/check-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { EventFormApi } from './use-event-form.ts';
import { useFindPlace } from './use-find-place.ts';

/** A map to tap on, which belongs to another feature. */
export type PointPicker = ComponentType<{
  value: Position | null;
  onChange: (position: Position) => void;
}>;

type CoordinatesProps = { form: EventFormApi; pointPicker: PointPicker | undefined };

/**
 * Latitude and longitude, by several ways of input. The number fields show only on request (Spec 1
 * §2).
 */
export function Coordinates({ form, pointPicker: Picker }: CoordinatesProps) {
  const { LL } = useI18nContext();
  const [mapped, setMapped] = useState(false);
  const words = LL.event_form.place;
  const put = (latitude: number, longitude: number) => {
    form.setFieldValue('latitude', String(round(latitude)));
    form.setFieldValue('longitude', String(round(longitude)));
  };
  const { finding, byAddress, byMe, forget } = useFindPlace(put);
  return (
    <div
      role="group"
      aria-label={LL.event_form.field.coordinates()}
      data-field="coordinates"
      className="flex flex-col gap-3"
    >
      <Where form={form} onClear={forget} />
      <div className="flex flex-wrap gap-3">
        <Button
          icon={Search}
          busy={finding.busy === 'address'}
          onClick={() => void byAddress(form.state.values.location)}
        >
          {words.by_address()}
        </Button>
        {Picker && (
          <Button icon={MapIcon} aria-expanded={mapped} onClick={() => setMapped(!mapped)}>
            {mapped ? words.hide_map() : words.by_map()}
          </Button>
        )}
        <Button icon={LocateFixed} busy={finding.busy === 'me'} onClick={() => void byMe()}>
          {words.by_me()}
        </Button>
      </div>
      <p role="status" className={`text-sm ${finding.failed ? 'text-error' : 'text-soft'}`}>
        {finding.said}
      </p>
      {mapped && Picker && (
        <form.Subscribe selector={({ values }) => positionOf(values)}>
          {(value) => (
            <Picker
              value={value}
              onChange={({ latitude, longitude }) => {
                forget();
                put(latitude, longitude);
              }}
            />
          )}
        </form.Subscribe>
      )}
      <ByHand form={form} onTyped={forget} />
    </div>
  );
}

function Where({ form, onClear }: { form: EventFormApi; onClear: () => void }) {
  const { LL } = useI18nContext();
  const words = LL.event_form.place;
  return (
    <form.Subscribe selector={({ values }) => values}>
      {({ latitude, longitude }) => (
        <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3">
          <p>
            <span className="block font-medium">{LL.event_form.field.coordinates()}</span>
            <span className="text-soft tabular-nums">
              {latitude || longitude ? words.at({ latitude, longitude }) : words.none()}
            </span>
          </p>
          {(latitude || longitude) && (
            <Button
              variant="plain"
              icon={X}
              onClick={() => {
                onClear();
                form.setFieldValue('latitude', '');
                form.setFieldValue('longitude', '');
              }}
            >
              {words.clear()}
            </Button>
          )}
        </div>
      )}
    </form.Subscribe>
  );
}

/** Shown on request, or when a value is wrong, so that an error is never hidden. */
function ByHand({ form, onTyped }: { form: EventFormApi; onTyped: () => void }) {
  const { LL } = useI18nContext();
  const bound = useBound();
  const [asked, setAsked] = useState(false);
  const isWrong = (meta: { errors: readonly unknown[] } | undefined) => !!meta?.errors.length;
  return (
    <form.Subscribe
      selector={({ fieldMeta }) => isWrong(fieldMeta.latitude) || isWrong(fieldMeta.longitude)}
    >
      {(wrong) => (
        <>
          <ToggleField
            label={LL.event_form.place.by_hand()}
            checked={asked || wrong}
            onChange={setAsked}
          />
          <div className={asked || wrong ? 'grid gap-5 sm:grid-cols-2' : 'hidden'}>
            {(['latitude', 'longitude'] as const).map((name) => (
              <form.Field key={name} name={name}>
                {(field) => {
                  const input = bound(field);
                  return (
                    <TextField
                      label={LL.event_form.field[name]()}
                      autoComplete="off"
                      maxLength={24}
                      {...input}
                      onChange={(typed) => {
                        onTyped();
                        input.onChange(typed);
                      }}
                    />
                  );
                }}
              </form.Field>
            ))}
          </div>
        </>
      )}
    </form.Subscribe>
  );
}

/** The fifth decimal is about one metre. */
const round = (degrees: number): number => Number(degrees.toFixed(6));

function positionOf({ latitude, longitude }: { latitude: string; longitude: string }) {
  const position = { latitude: read(latitude), longitude: read(longitude) };
  return Number.isNaN(position.latitude + position.longitude) ? null : position;
}

const read = (typed: string): number =>
  typed.trim() === '' ? Number.NaN : Number(typed.trim().replace(',', '.'));

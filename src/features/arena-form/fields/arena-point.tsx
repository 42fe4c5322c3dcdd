import LocateFixed from 'lucide-react/icons/locate-fixed';
import MapIcon from 'lucide-react/icons/map';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useState, type ComponentType } from 'react';
import { pointOf } from '#domain/place/degrees.ts';
import type { Position } from '#domain/place/distance.ts';
import { PointFields } from '#entities/place/point-fields.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/words/use-bound.ts';
import { useOnline } from '#live/freshness/use-online.ts';
import { Button } from '#ui/button.tsx';
import { ToggleField } from '#ui/fields/check-field.tsx';
import type { ArenaFormApi } from '../use-arena-form.ts';
import { useFindPoint } from './use-find-point.ts';

/** A map to tap on, which belongs to another feature. */
export type PointPicker = ComponentType<{
  value: Position | null;
  onChange: (position: Position) => void;
}>;

type PointProps = { form: ArenaFormApi; pointPicker: PointPicker };

/** The point of the arena: by its address, by a tap on the map, where the person stands, or typed. */
export function ArenaPoint({ form, pointPicker: Picker }: PointProps) {
  const { LL } = useI18nContext();
  const words = LL.arenas.propose;
  const online = useOnline();
  const [mapped, setMapped] = useState(false);
  const { finding, put, byAddress, byMe, forget } = useFindPoint(form);
  const clear = () => {
    forget();
    form.setFieldValue('latitude', '');
    form.setFieldValue('longitude', '');
  };
  return (
    <div
      role="group"
      aria-label={words.place()}
      data-field="latitude"
      className="flex flex-col gap-3"
    >
      <form.Subscribe selector={({ values }) => values}>
        {({ latitude, longitude }) => (
          <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3">
            <p>
              <span className="block font-medium">{words.place()}</span>
              <span className="text-soft tabular-nums">
                {latitude || longitude ? words.at({ latitude, longitude }) : words.no_point()}
              </span>
            </p>
            {(latitude || longitude) && (
              <Button variant="plain" icon={X} onClick={clear}>
                {words.clear()}
              </Button>
            )}
          </div>
        )}
      </form.Subscribe>
      <div className="flex flex-wrap gap-3">
        <Button
          icon={Search}
          busy={finding.busy === 'address'}
          disabled={!online}
          onClick={() => void byAddress()}
        >
          {words.by_address()}
        </Button>
        <Button icon={MapIcon} aria-expanded={mapped} onClick={() => setMapped(!mapped)}>
          {mapped ? words.hide_map() : words.by_map()}
        </Button>
        <Button icon={LocateFixed} busy={finding.busy === 'me'} onClick={() => void byMe()}>
          {LL.event_form.place.by_me()}
        </Button>
      </div>
      <p role="status" className={`text-sm ${finding.failed ? 'text-error' : 'text-soft'}`}>
        {finding.said || (
          <form.Subscribe selector={({ values }) => pointOf(values) === 'none'}>
            {(none) => (online ? none && words.place_hint() : words.needs_signal())}
          </form.Subscribe>
        )}
      </p>
      {mapped && (
        <form.Subscribe selector={({ values }) => values}>
          {(values) => {
            const point = pointOf(values);
            return (
              <Picker
                value={typeof point === 'string' ? null : point}
                onChange={(tapped) => {
                  forget();
                  put(tapped);
                }}
              />
            );
          }}
        </form.Subscribe>
      )}
      <ByHand form={form} />
    </div>
  );
}

/** Shown on request, or when a value is wrong, so that an error is never hidden. */
function ByHand({ form }: Pick<PointProps, 'form'>) {
  const { LL } = useI18nContext();
  const bound = useBound();
  const [asked, setAsked] = useState(false);
  const words = LL.arenas.propose;
  return (
    <form.Subscribe
      selector={({ fieldMeta: { latitude, longitude } }) =>
        Boolean(latitude?.errors.length || longitude?.errors.length)
      }
    >
      {(wrong) => (
        <>
          <ToggleField label={words.by_hand()} checked={asked || wrong} onChange={setAsked} />
          <div className={asked || wrong ? undefined : 'hidden'}>
            <form.Field name="latitude">
              {(latitude) => (
                <form.Field name="longitude">
                  {(longitude) => (
                    <PointFields
                      latitude={{ label: words.latitude(), ...bound(latitude) }}
                      longitude={{ label: words.longitude(), ...bound(longitude) }}
                    />
                  )}
                </form.Field>
              )}
            </form.Field>
          </div>
        </>
      )}
    </form.Subscribe>
  );
}

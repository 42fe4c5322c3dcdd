import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import MapIcon from 'lucide-react/icons/map';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useState, type ComponentType } from 'react';
import { pointOf } from '#domain/place/degrees.ts';
import type { Position } from '#domain/place/distance.ts';
import type { TypedPoint } from '#domain/place/read-point.ts';
import { PointFields } from '#entities/place/point-fields.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/words/use-bound.ts';
import { useOnline } from '#live/freshness/use-online.ts';
import { Button } from '#ui/button.tsx';
import { ToggleField } from '#ui/fields/check-field.tsx';
import type { EventFormApi } from '../use-event-form.ts';
import { useFindPlace } from './use-find-place.ts';

/** A map to tap on, which belongs to another feature. */
export type PointPicker = ComponentType<{
  value: Position | null;
  onChange: (position: Position) => void;
}>;

type CoordinatesProps = { form: EventFormApi; pointPicker: PointPicker | undefined };

/**
 * Latitude and longitude, by several ways of input. An arena brings its own, so once one is chosen
 * these are closed until somebody asks for them.
 */
export function Coordinates(props: CoordinatesProps) {
  return (
    <props.form.Subscribe selector={({ values }) => values.arena_id}>
      {(arena_id) => <OfPlace key={arena_id} {...props} has_arena={arena_id !== ''} />}
    </props.form.Subscribe>
  );
}

function OfPlace({ form, pointPicker, has_arena }: CoordinatesProps & { has_arena: boolean }) {
  const { LL } = useI18nContext();
  const [asked, setAsked] = useState(false);
  const words = LL.event_form.place;
  const put = (latitude: number, longitude: number) => {
    form.setFieldValue('latitude', String(round(latitude)));
    form.setFieldValue('longitude', String(round(longitude)));
  };
  const find = useFindPlace(put);
  return (
    <div
      role="group"
      aria-label={LL.event_form.field.coordinates()}
      data-field="coordinates"
      className="flex flex-col gap-3"
    >
      <form.Subscribe selector={({ fieldMeta }) => !has_arena || asked || areWrong(fieldMeta)}>
        {(open) => (
          <>
            <Where form={form} onClear={open ? find.forget : undefined} />
            {has_arena && (
              <div>
                <Button
                  variant="plain"
                  icon={open ? ChevronUp : ChevronDown}
                  aria-expanded={open}
                  onClick={() => setAsked(!open)}
                >
                  {open ? words.close_tools() : words.open_tools()}
                </Button>
              </div>
            )}
            {/* stays in the page, so that a wrong number is found and shown */}
            <div className={open ? 'flex flex-col gap-3' : 'hidden'}>
              <Tools form={form} pointPicker={pointPicker} find={find} put={put} />
            </div>
          </>
        )}
      </form.Subscribe>
    </div>
  );
}

type ToolsProps = CoordinatesProps & {
  find: ReturnType<typeof useFindPlace>;
  put: (latitude: number, longitude: number) => void;
};

function Tools({ form, pointPicker: Picker, find, put }: ToolsProps) {
  const { LL } = useI18nContext();
  const [mapped, setMapped] = useState(false);
  const online = useOnline();
  const words = LL.event_form.place;
  const { finding, byAddress, byMe, forget } = find;
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button
          icon={Search}
          busy={finding.busy === 'address'}
          disabled={!online}
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
        {finding.said || (!online && words.needs_signal())}
      </p>
      {mapped && Picker && (
        <form.Subscribe selector={({ values }) => values}>
          {(values) => (
            <Picker
              value={positionOf(values)}
              onChange={({ latitude, longitude }) => {
                forget();
                put(latitude, longitude);
              }}
            />
          )}
        </form.Subscribe>
      )}
      <ByHand form={form} onTyped={forget} />
    </>
  );
}

type WhereProps = {
  form: EventFormApi;
  /** Absent while the tools are closed: then nothing is cleared here. */
  onClear: (() => void) | undefined;
};

function Where({ form, onClear }: WhereProps) {
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
          {onClear && (latitude || longitude) && (
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
  const words = LL.event_form.field;
  return (
    <form.Subscribe selector={({ fieldMeta }) => areWrong(fieldMeta)}>
      {(wrong) => (
        <>
          <ToggleField
            label={LL.event_form.place.by_hand()}
            checked={asked || wrong}
            onChange={setAsked}
          />
          <div className={asked || wrong ? undefined : 'hidden'}>
            <form.Field name="latitude">
              {(latitude) => (
                <form.Field name="longitude">
                  {(longitude) => (
                    <PointFields
                      latitude={{ label: words.latitude(), ...bound(latitude) }}
                      longitude={{ label: words.longitude(), ...bound(longitude) }}
                      onTyped={onTyped}
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

type Meta = { readonly errors: readonly unknown[] } | undefined;

const areWrong = ({ latitude, longitude }: { latitude?: Meta; longitude?: Meta }): boolean =>
  Boolean(latitude?.errors.length || longitude?.errors.length);

/** The fifth decimal is about one metre. */
const round = (degrees: number): number => Number(degrees.toFixed(6));

function positionOf(typed: TypedPoint): Position | null {
  const point = pointOf(typed);
  return typeof point === 'string' ? null : point;
}

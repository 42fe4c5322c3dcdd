import { useForm, useStore } from '@tanstack/react-form';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useAct } from '#actions/use-act.ts';
import type { EventOnMap } from '#domain/event/event-map.ts';
import { pointOf, pointProblems, type TypedPoint } from '#domain/place/degrees.ts';
import type { Position } from '#domain/place/distance.ts';
import { checkedBy } from '#entities/form/checked-by.ts';
import { putValues } from '#entities/form/put-values.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/words/use-bound.ts';
import { Button } from '#ui/button.tsx';
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts';
import { focusConflict } from '#ui/form/focus-unit.ts';
import { Form } from '#ui/form/form.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Note } from '#ui/page/note.tsx';

/** A map to tap on, which belongs to another feature. */
export type PointPicker = ComponentType<{
  value: Position | null;
  onChange: (position: Position) => void;
}>;

type AdjustPointProps = {
  event: EventOnMap;
  pointPicker: PointPicker;
  /** The new point is stored on this device. */
  onKept: (point: Position) => void;
  onClose: () => void;
};

/**
 * Moves the point of my event: by a tap, or by its coordinates (Spec 2 §2). One that moves elsewhere
 * meanwhile is not overwritten unseen.
 */
export function AdjustPoint({ event, pointPicker: Picker, onKept, onClose }: AdjustPointProps) {
  const { LL } = useI18nContext();
  const words = LL.event_map;
  const element = useRef<HTMLFormElement>(null);
  const act = useAct();
  const bound = useBound();
  const { id, latitude, longitude } = event;
  const now = { latitude: typed(latitude), longitude: typed(longitude) };
  const [first] = useState(now);
  const [seen, setSeen] = useState({ latitude, longitude });
  const form = useForm({
    defaultValues: first,
    ...checkedBy(pointProblems),
    onSubmitInvalid: () => focusFirstInvalid(element.current),
    onSubmit: async ({ value }) => {
      const point = pointOf(value);
      if (typeof point === 'string') return; // the rules above refuse it
      if (is_conflict) return focusConflict(element.current, 'point');
      await act(
        'update_event@1',
        { id, patch: point, base: seen },
        {
          label: event.name,
          said: { done: words.adjusted(), refused: words.not_adjusted() },
          onKept: () => onKept(point),
        },
      );
    },
  });
  const mine = useStore(form.store, ({ values }) => values);
  const point = pointOf(mine);
  const is_moved = seen.latitude !== latitude || seen.longitude !== longitude;
  const is_taken = isAt(mine, now);
  // the person has seen it once it is in the form
  if (is_moved && is_taken) setSeen({ latitude, longitude });
  const before = { latitude: typed(seen.latitude), longitude: typed(seen.longitude) };
  const is_news = is_moved && !is_taken;
  const is_conflict = is_news && !isAt(mine, before);
  const take = () => putValues(form, now);
  useEffect(() => {
    if (is_news && !is_conflict) take();
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.adjust_of({ name: event.name })}
      close_label={LL.common.close()}
      actions={
        <>
          <Button onClick={onClose}>{LL.common.cancel()}</Button>
          <Button variant="main" type="submit" form="adjust-point">
            {words.save_point()}
          </Button>
        </>
      }
    >
      <Form id="adjust-point" ref={element} className="flex flex-col gap-4" form={form}>
        {is_conflict && (
          <MovedPoint now={now} onKeep={() => setSeen({ latitude, longitude })} onTake={take} />
        )}
        <Picker
          value={typeof point === 'string' ? null : point}
          onChange={(tapped) => {
            form.setFieldValue('latitude', typed(tapped.latitude));
            form.setFieldValue('longitude', typed(tapped.longitude));
          }}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          {(['latitude', 'longitude'] as const).map((name) => (
            <form.Field key={name} name={name}>
              {(field) => (
                <TextField
                  label={words[name]()}
                  autoComplete="off"
                  maxLength={24}
                  {...bound(field)}
                />
              )}
            </form.Field>
          ))}
        </div>
      </Form>
    </Dialog>
  );
}

type MovedPointProps = { now: TypedPoint; onKeep: () => void; onTake: () => void };

/** Where another device has moved the point to. */
function MovedPoint({ now, onKeep, onTake }: MovedPointProps) {
  const { LL } = useI18nContext();
  const words = LL.event_map;
  const point = now.latitude ? `${now.latitude}, ${now.longitude}` : words.no_point();
  return (
    <div data-conflict="point">
      <Note
        kind="refused"
        title={words.point_moved({ point })}
        action={
          <>
            <Button onClick={onKeep}>{LL.form.conflict.keep_mine()}</Button>
            <Button onClick={onTake}>{LL.form.conflict.take_theirs()}</Button>
          </>
        }
      />
    </div>
  );
}

const isAt = (a: TypedPoint, b: TypedPoint): boolean =>
  a.latitude === b.latitude && a.longitude === b.longitude;

/** The sixth decimal is about ten centimetres. */
const typed = (degrees: number | null): string =>
  degrees === null ? '' : String(Number(degrees.toFixed(6)));

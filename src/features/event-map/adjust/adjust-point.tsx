import { useRef, type ComponentType } from 'react';
import type { EventOnMap } from '#domain/event/event-map.ts';
import type { Position } from '#domain/place/distance.ts';
import { PointFields } from '#entities/place/point-fields.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/words/use-bound.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Note } from '#ui/page/note.tsx';
import { typed, usePointForm, type MovedPoint } from './use-point-form.ts';

/** A map to tap on, which belongs to another feature. */
export type PointPicker = ComponentType<{
  value: Position | null;
  onChange: (position: Position) => void;
}>;

type AdjustPointProps = {
  event: EventOnMap;
  /** What the server refused of this point. */
  refused: readonly OutboxRecord[];
  pointPicker: PointPicker;
  /** The new point is stored on this device. */
  onKept: (point: Position) => void;
  onClose: () => void;
};

/**
 * Moves the point of my event: by a tap, or by its coordinates (Spec 2 §2). One that moves elsewhere
 * meanwhile is not overwritten unseen.
 */
export function AdjustPoint(props: AdjustPointProps) {
  const { event, refused, pointPicker: Picker, onKept, onClose } = props;
  const { LL } = useI18nContext();
  const words = LL.event_map;
  const element = useRef<HTMLFormElement>(null);
  const bound = useBound();
  const { form, point, moved } = usePointForm({ event, refused, element, onKept });
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
        {moved && <PointMoved {...moved} />}
        <Picker
          value={point}
          onChange={(tapped) => {
            form.setFieldValue('latitude', typed(tapped.latitude));
            form.setFieldValue('longitude', typed(tapped.longitude));
          }}
        />
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
      </Form>
    </Dialog>
  );
}

/** The point is elsewhere by now: which of the two is right? */
function PointMoved({ point: { latitude, longitude }, onMine, onTheirs }: MovedPoint) {
  const { LL } = useI18nContext();
  const words = LL.event_map;
  const point = latitude ? `${latitude}, ${longitude}` : words.no_point();
  return (
    <div data-conflict="point">
      <Note
        kind="refused"
        title={words.point_moved({ point })}
        action={
          <>
            <Button onClick={onMine}>{LL.form.conflict.keep_mine()}</Button>
            <Button onClick={onTheirs}>{LL.form.conflict.take_theirs()}</Button>
          </>
        }
      />
    </div>
  );
}

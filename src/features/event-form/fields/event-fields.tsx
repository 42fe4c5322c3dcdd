import type { ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { isDay } from '#sync/kit/is-day.ts';
import { columnsOf, longestEvent, type EventForm } from '#domain/event/form/event-form.ts';
import { useBound } from '#i18n/words/use-bound.ts';
import { BriefingEditor } from '../briefing/briefing-editor.tsx';
import type { PointPicker } from './coordinates.tsx';
import { FactsSection } from '../facts/facts-section.tsx';
import { FormSection } from '#ui/form/form-section.tsx';
import { GameFields, WhenFields } from './game-fields.tsx';
import { PeopleFields } from './people-fields.tsx';
import { PictureFields } from './picture-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import type { EventFormApi } from '../use-event-form.ts';

export type EventFieldsProps = {
  form: EventFormApi;
  event_id: string;
  /** YYYY-MM-DD where events are. */
  today: string;
  closed_because_full: boolean;
  /** Under the day: for a new event, how often it takes place. */
  repeat?: ReactNode;
  pointPicker: PointPicker | undefined;
};

/** Every field of an event, in the order in which an organiser thinks about them. */
export function EventFields({
  form,
  event_id,
  today,
  closed_because_full,
  repeat,
  pointPicker,
}: EventFieldsProps) {
  const { LL } = useI18nContext();
  const { section, section_hint } = LL.event_form;
  return (
    <>
      <GameFields form={form} />
      <WhenFields form={form} today={today}>
        {repeat}
      </WhenFields>
      <PlaceFields form={form} pointPicker={pointPicker} />
      <FormSection title={section.briefing()} hint={section_hint.briefing()}>
        <BriefingField form={form} />
      </FormSection>
      <FactsSection form={form} />
      <PictureFields form={form} event_id={event_id} />
      <PeopleFields form={form} closed_because_full={closed_because_full} />
    </>
  );
}

function BriefingField({ form }: { form: EventFormApi }) {
  const bound = useBound();
  return (
    <form.Field name="briefing">
      {(field) => (
        <form.Subscribe selector={({ values }) => values}>
          {(values) => (
            <div data-field="briefing">
              <BriefingEditor {...bound(field, longestEvent.briefing)} facts={factsOf(values)} />
            </div>
          )}
        </form.Subscribe>
      )}
    </form.Field>
  );
}

/** What the assistant may use; an invalid day or number is left out. */
function factsOf(form: EventForm) {
  const { name, location, game_mode, date } = form;
  const { max_op } = columnsOf(form);
  return { name, location, game_mode, date: isDay(date) ? date : '', max_op: max_op || 0 };
}

import { hasPatch } from '#domain/event/event-facts.ts';
import type { EventUnit } from '#domain/event/form/event-merge.ts';
import { FormConflicts, type Decision } from '#entities/form/follow/form-conflicts.tsx';
import { briefingText } from '#domain/briefing/briefing-html.ts';
import type { EventForm } from '#domain/event/form/event-form.ts';
import { formatDay } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useArenas } from '../fields/use-arenas.ts';

type EventConflictsProps = {
  units: readonly EventUnit[];
  mine: EventForm;
  theirs: EventForm;
  onDecide: (unit: EventUnit, decision: Decision) => void;
};

/** Shows what two devices changed differently in one event. */
export function EventConflicts(props: EventConflictsProps) {
  const { LL } = useI18nContext();
  const show = useShownUnit();
  const { conflict_title, field } = LL.event_form;
  return (
    <FormConflicts
      {...props}
      title={conflict_title()}
      label={(unit) => field[unit]()}
      show={show}
    />
  );
}

/** A field's value in readable form. */
function useShownUnit() {
  const { LL, locale } = useI18nContext();
  const arenas = useArenas();
  const { arena: arena_words, place } = LL.event_form;
  const words = LL.form.conflict;
  const limitLines = ({ energy_limits }: EventForm): string =>
    energy_limits
      .map((line) => {
        const name = line.class && LL.registration.class[line.class]();
        const values = [line.joules && `${line.joules} J`, line.fps && `${line.fps} FPS`];
        return [name, ...values].filter(Boolean).join(' ');
      })
      .join('; ');
  return (unit: EventUnit, form: EventForm): string => {
    if (unit === 'coordinates') {
      const { latitude, longitude } = form;
      return latitude ? place.at({ latitude, longitude }) : place.none();
    }
    if (unit === 'energy_limits') return limitLines(form) || words.empty();
    if (unit === 'secret_place') {
      return form.place_is_secret ? form.secret_place || words.empty() : words.no();
    }
    if (unit === 'event_patch') {
      const { patch_for, patch_name, patch_drawing, patch } = form;
      if (!hasPatch(form)) return LL.event_form.patch.none();
      const drawing = `${LL.event_form.field.patch_drawing()} ${patch_drawing}`;
      const who = LL.event_form.patch[patch_for as 'came']();
      return [who, patch_name, patch || drawing].filter(Boolean).join(', ');
    }
    if (unit === 'pix') {
      const { pix_key, pix_name, pix_city } = form;
      return [pix_key, pix_name, pix_city].filter(Boolean).join(', ') || words.empty();
    }
    const value = form[unit];
    if (typeof value === 'boolean') return value ? words.yes() : words.no();
    if (value === '') return words.empty();
    switch (unit) {
      case 'date':
        return formatDay(value, locale);
      case 'game_mode':
        return LL.events.game_mode[form.game_mode]();
      case 'arena_id':
        return arenas?.find(({ id }) => id === value)?.name ?? arena_words.unknown();
      case 'briefing':
        return briefingText(value);
      default:
        return value;
    }
  };
}

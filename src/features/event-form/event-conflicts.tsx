import { eventUnits, type EventUnit } from '#domain/event-merge.ts';
import { briefingText } from '#domain/briefing-html.ts';
import type { EventForm } from '#domain/event-form.ts';
import { formatDay } from '#i18n/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { useArenas } from './use-arenas.ts';

export type Decision = 'mine' | 'theirs' | 'edit';

type EventConflictsProps = {
  units: readonly EventUnit[];
  mine: EventForm;
  theirs: EventForm;
  onDecide: (unit: EventUnit, decision: Decision) => void;
};

/**
 * Shows what two devices changed differently, field by field: mine, theirs, and the choice between
 * them.
 */
export function EventConflicts({ units, mine, theirs, onDecide }: EventConflictsProps) {
  const { LL } = useI18nContext();
  const show = useShownUnit();
  const { conflict: words, field } = LL.event_form;
  return (
    <Note kind="refused" title={words.title()}>
      <p>{words.hint()}</p>
      <ul className="mt-3 divide-y divide-line">
        {units.map((unit) => (
          <li key={unit} className="py-4" data-conflict={unit}>
            <h3 className="font-display text-xl">{field[unit]()}</h3>
            <dl className="mt-1 grid gap-x-6 gap-y-2 sm:grid-cols-2">
              {[['mine', mine] as const, ['theirs', theirs] as const].map(([side, form]) => (
                <div key={side} className="min-w-0">
                  <dt className="text-sm text-soft">{words[side]()}</dt>
                  <dd className="max-h-40 overflow-y-auto">{show(unit, form)}</dd>
                </div>
              ))}
            </dl>
            <div
              role="group"
              aria-label={words.decide({ field: field[unit]() })}
              className="mt-3 flex flex-wrap gap-3"
            >
              <Button onClick={() => onDecide(unit, 'mine')}>{words.keep_mine()}</Button>
              <Button onClick={() => onDecide(unit, 'theirs')}>{words.take_theirs()}</Button>
              <Button variant="plain" onClick={() => onDecide(unit, 'edit')}>
                {words.edit()}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Note>
  );
}

/** A field's value in readable form. */
function useShownUnit() {
  const { LL, locale } = useI18nContext();
  const arenas = useArenas();
  const { conflict: words, arena: arena_words, place } = LL.event_form;
  return (unit: EventUnit, form: EventForm): string => {
    if (unit === 'coordinates') {
      const { latitude, longitude } = form;
      return latitude ? place.at({ latitude, longitude }) : place.none();
    }
    const value = form[eventUnits[unit][0]];
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

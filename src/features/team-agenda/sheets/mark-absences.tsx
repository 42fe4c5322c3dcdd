import { useState } from 'react';
import { useAct } from '#actions/use-act.ts';
import { markedAbsent, type AgendaEvent, type Attendee } from '#domain/agenda/agenda.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { CheckField } from '#ui/fields/check-field.tsx';

type MarkAbsencesProps = {
  event: AgendaEvent;
  confirmed: readonly Attendee[];
  nameOf: (one: Attendee) => string;
};

const NOTHING: ReadonlyMap<string, boolean> = new Map();

/** The captain marks who confirmed and did not come, and saves the marks as one list. */
export function MarkAbsences({ event, confirmed, nameOf }: MarkAbsencesProps) {
  const { LL } = useI18nContext();
  const act = useAct();
  // only what was tapped: a mark that comes from another device meanwhile stays
  const [marks, setMarks] = useState(NOTHING);
  const words = LL.team_agenda.absent;
  const { id, team_id } = event;
  const { absent, title } = event.data;
  const user_ids = markedAbsent(absent, marks);
  const is_changed =
    user_ids.length !== absent.length || user_ids.some((one, n) => one !== absent[n]);
  const save = () =>
    act(
      'mark_absences@1',
      { id, team_id, user_ids: [...user_ids] },
      {
        label: title,
        said: { done: words.done(), refused: words.failed() },
        onKept: () => setMarks(NOTHING),
      },
    );
  return (
    <section aria-label={words.title()} className="border-t border-line pt-4">
      <h3 className="font-display text-xl">{words.title()}</h3>
      <p className="text-sm text-soft">{words.hint()}</p>
      {confirmed.map((one) => (
        <CheckField
          key={one.user_id}
          label={nameOf(one)}
          checked={user_ids.includes(one.user_id)}
          onChange={(is_absent) => setMarks(new Map(marks).set(one.user_id, is_absent))}
        />
      ))}
      {is_changed && (
        <div className="mt-2">
          <Button variant="main" onClick={() => void save()}>
            {words.save()}
          </Button>
        </div>
      )}
    </section>
  );
}

import { useSendForm } from '#actions/use-send-form.ts';
import {
  agendaChanges,
  agendaFormOf,
  agendaMerge,
  emptyAgenda,
  type AgendaColumns,
  type AgendaForm,
} from '#domain/agenda/agenda-form.ts';
import type { AgendaEvent } from '#domain/agenda/agenda.ts';
import { draftKey, draftReader } from '#entities/form/sheet/form-draft.ts';
import { SheetForm } from '#entities/form/sheet/sheet-form.tsx';
import { useSheetStart, type SheetStart } from '#entities/form/sheet/use-sheet-start.ts';
import { useFollowedForm } from '#entities/form/follow/use-followed-form.ts';
import { useFormState } from '#entities/form/use-form-state.ts';
import { useCurrentRecord } from '#entities/team/use-current-record.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { Rows } from '#sync/records/collections.ts';
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts';
import type { Agenda } from '../agenda-place.ts';
import { EntryConflicts } from './entry-conflicts.tsx';
import { EventFields } from './event-fields.tsx';
import { useEventSheet } from './use-event-sheet.ts';
import { useSeries } from './use-series.tsx';

type EventSheetProps = Agenda & {
  /** Undefined for a new one. */
  event?: AgendaEvent;
  /** Of an entry that is gone. */
  id?: string | undefined;
  /** Once the entry is gone: what was typed can be a new one. */
  gone?: string | undefined;
  /** The whole agenda. */
  events: readonly AgendaEvent[];
  refused: OutboxRecord | undefined;
  onClose: () => void;
};

const readDraft = draftReader(emptyAgenda);

/** Plans an entry of the agenda, or changes one. */
export function EventSheet(props: EventSheetProps) {
  const { team, event, id = team.id, events, refused } = props;
  const draft_key = draftKey(`agenda:${event?.id ?? id}`, refused);
  const first = () => startOf(event, refused);
  const start = useSheetStart({ draft_key, read: readDraft, rows: events, first });
  return start && <EventForm {...props} draft_key={draft_key} start={start} />;
}

/** The entry as it is, with what was refused on top. */
function startOf(event: AgendaEvent | undefined, refused: OutboxRecord | undefined) {
  const saved = event ? agendaFormOf(event.data) : emptyAgenda;
  if (!refused) return { base: saved, values: saved };
  const asked = refused.args as Partial<Record<'patch' | 'base', Partial<AgendaColumns>>>;
  const { patch, base } = asked;
  if (!event) {
    // a change of an entry that is gone names some of its fields
    const typed = { title: refused.label, ...(patch ? { ...base, ...patch } : asked) };
    return { base: saved, values: agendaFormOf(typed) };
  }
  return {
    base: agendaFormOf({ ...event.data, ...base }),
    values: agendaFormOf({ ...event.data, ...patch }),
  };
}

type EventFormProps = EventSheetProps & {
  draft_key: string;
  start: SheetStart<AgendaForm>;
};

const entryOf = (row: Rows['team_records']): AgendaForm | undefined =>
  row.kind === 'agenda_event' ? agendaFormOf(row.data) : undefined;

function EventForm(props: EventFormProps) {
  const { team, event, gone, now, refused, draft_key, start, onClose } = props;
  const { LL } = useI18nContext();
  const words = LL.team_agenda.form;
  const state = useFormState(start.restored);
  const { element, failure, isOver, onKept } = state;
  const { send, sendAll, end } = useSendForm({ draft_key, refused, onKept, onClose });
  const series = useSeries({ team_id: team.id, id: start.new_id, sendAll });
  const form = useEventSheet({
    start: start.values,
    onInvalid: () => focusFirstInvalid(element.current),
    onSubmit: async (values) => {
      const label = values.title.trim();
      const refused_title = words.failed();
      const team_id = team.id;
      if (!event || gone !== undefined) return series.send(values);
      if (mustDecide()) return undefined;
      const changes = agendaChanges(followed.base, values);
      if (!changes) return end();
      const args = { id: event.id, team_id, ...changes };
      const said = { done: words.saved(), refused: refused_title };
      return send('update_agenda_event@1', args, { label, said });
    },
  });
  const theirs = useCurrentRecord(event?.id, entryOf);
  const followed = useFollowedForm({ form, state, merge: agendaMerge, start, theirs });
  const { mine, conflicts, draft, mustDecide, onDecide, discard } = followed;
  return (
    <SheetForm
      form={form}
      element={element}
      title={event ? words.edit_title() : words.create_title()}
      submit={event ? words.save() : series.submit(mine)}
      draft_key={draft_key}
      draft={draft}
      isOver={isOver}
      onClose={onClose}
      onDiscard={state.restored ? discard : undefined}
      failure={failure}
      gone={gone}
      again={LL.team_agenda.new()}
    >
      {theirs && conflicts.length > 0 && (
        <EntryConflicts units={conflicts} mine={mine} theirs={theirs} onDecide={onDecide} />
      )}
      <EventFields form={form} now={now} />
      {!event && !refused && mine.event_id === '' && series.fields(mine.date)}
    </SheetForm>
  );
}

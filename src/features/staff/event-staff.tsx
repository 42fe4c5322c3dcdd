import UserPlus from 'lucide-react/icons/user-plus';
import UserX from 'lucide-react/icons/user-x';
import { useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useEventStaff, type Helper } from '#live/event/use-event-staff.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { Operator } from '#sync/records/operator.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import { useAct } from '#actions/use-act.ts';
import { StaffLinkSection } from './link/staff-link-section.tsx';

type EventStaffProps = { event: AirsoftEvent; people: readonly Operator[] };

/**
 * The people of the check-in: who was invited, who accepted, inviting another participant,
 * and the link with the PIN.
 */
export function EventStaff({ event, people }: EventStaffProps) {
  const { LL } = useI18nContext();
  const staff = useEventStaff(event.id)?.staff ?? [];
  const act = useAct();
  const [leaving, setLeaving] = useState<Helper>();
  const words = LL.staff;
  const helpers = new Set(staff.map(({ data }) => data.user_id));
  // only people with an account can be invited, and the organiser needs no invitation
  const others = people.filter(
    ({ user_id }) => user_id !== null && user_id !== event.created_by && !helpers.has(user_id),
  );

  function takeOff({ id, data }: Helper) {
    const said = { done: words.taken_off(), refused: words.take_off_refused() };
    const label = `${event.name} (${data.name})`;
    setLeaving(undefined);
    void act('remove_staff@1', { id, event_id: event.id }, { label, said });
  }
  return (
    <div className="flex max-w-2xl flex-col gap-2">
      <p className="text-soft">{words.hint()}</p>
      <ul className="divide-y divide-line">
        {staff.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center gap-x-4 py-1">
            <span className="min-w-0 flex-1 font-medium">{row.data.name}</span>
            {row.data.accepted_at === null ? (
              <StateChip kind="waiting">{words.waits()}</StateChip>
            ) : (
              <StateChip kind="confirmed">{words.helps()}</StateChip>
            )}
            <IconButton
              icon={UserX}
              label={`${words.take_off()}: ${row.data.name}`}
              onClick={() => setLeaving(row)}
            />
          </li>
        ))}
      </ul>
      {others.length > 0 && <AskHelper event={event} others={others} />}
      <StaffLinkSection event={event} />
      {leaving && (
        <ConfirmDialog
          open
          danger
          title={words.take_off_title({ name: leaving.data.name })}
          confirm_label={words.take_off_short()}
          cancel_label={LL.common.cancel()}
          onConfirm={() => takeOff(leaving)}
          onCancel={() => setLeaving(undefined)}
        >
          {words.take_off_body()}
        </ConfirmDialog>
      )}
    </div>
  );
}

function AskHelper({ event, others }: { event: AirsoftEvent; others: readonly Operator[] }) {
  const { LL } = useI18nContext();
  const act = useAct();
  const [chosen, setChosen] = useState('');
  const words = LL.staff;

  function ask() {
    const person = others.find(({ user_id }) => user_id === chosen);
    if (!person?.user_id) return;
    const args = { event_id: event.id, user_id: person.user_id, name: person.name };
    const said = { done: words.was_asked(), refused: words.ask_refused() };
    setChosen('');
    void act('add_staff@1', args, { label: `${event.name} (${person.name})`, said });
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-60 sm:max-w-md">
        <SelectField
          label={words.who()}
          value={chosen}
          onChange={setChosen}
          placeholder={words.choose()}
          options={others.map(({ user_id, name }) => ({ value: user_id ?? '', label: name }))}
        />
      </div>
      <Button icon={UserPlus} disabled={chosen === ''} onClick={ask}>
        {words.ask()}
      </Button>
    </div>
  );
}

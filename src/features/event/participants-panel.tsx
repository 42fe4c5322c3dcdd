import { useMemo, useState } from 'react';
import { EyeOff, Users } from 'lucide-react';
import { fold } from '#domain/search.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useEventOperators } from '#live/use-event-rows.ts';
import { useMutate } from '#live/use-mutate.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { Operator } from '#sync/records/operator.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast-store.ts';
import { ownerColumns, publicColumns } from './participant-columns.tsx';

/** Who is in. Without the right to the list there are no rows on this phone to hide: only the count. */
export function ParticipantsPanel({ event, is_owner }: { event: AirsoftEvent; is_owner: boolean }) {
  const { LL } = useI18nContext();
  const people = useEventOperators(event.id);
  if (people.state === 'loading') return <SkeletonRows label={LL.common.loading()} />;
  if (!is_owner && !event.allow_public_list) {
    return <EmptyState icon={EyeOff}>{LL.event.participants.hidden()}</EmptyState>;
  }
  if (people.rows.length === 0) {
    return <EmptyState icon={Users}>{LL.event.participants.empty()}</EmptyState>;
  }
  return <People event={event} is_owner={is_owner} rows={people.rows} />;
}

type PeopleProps = { event: AirsoftEvent; is_owner: boolean; rows: readonly Operator[] };

function People({ event, is_owner, rows }: PeopleProps) {
  const { LL } = useI18nContext();
  const mutate = useMutate();
  const [term, setTerm] = useState('');
  const [removing, setRemoving] = useState<Operator>();
  const words = LL.event.participants;
  const columns = useMemo(
    () => (is_owner ? ownerColumns(LL, setRemoving) : publicColumns(LL)),
    [is_owner, LL],
  );
  const shown = useMemo(
    () =>
      rows.filter(({ name, team }) => fold(`${name} ${team ?? ''}`).includes(fold(term.trim()))),
    [rows, term],
  );

  async function remove({ id }: Operator) {
    setRemoving(undefined);
    const args = { operator_id: id, event_id: event.id };
    const asked = await mutate('cancel_registration@1', args, { label: event.name });
    showToast(
      asked.ok
        ? { tone: 'success', title: words.removed() }
        : { tone: 'error', title: LL.event.cancel.failed() },
    );
  }

  return (
    <div className="flex flex-col gap-4">
      {rows.length > 8 && (
        <SearchField
          label={words.search()}
          placeholder={words.search()}
          clear_label={LL.common.clear_search()}
          value={term}
          onChange={setTerm}
        />
      )}
      {shown.length === 0 ? (
        <p className="py-6 text-soft">{words.no_match({ term })}</p>
      ) : (
        <DataTable caption={words.label()} columns={columns} rows={shown} rowKey={({ id }) => id} />
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title={words.remove()}
        confirm_label={words.remove()}
        cancel_label={LL.common.cancel()}
        onConfirm={() => removing && void remove(removing)}
        onCancel={() => setRemoving(undefined)}
        danger
      >
        {words.remove_body({ name: removing?.name ?? '' })}
      </ConfirmDialog>
    </div>
  );
}

import { useMemo } from 'react';
import type { Viewer } from '#domain/event/event-rules.ts';
import type { ParticipantOrder } from '#domain/participants/participant-order.ts';
import type { TranslationFunctions } from '#i18n/i18n-types.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { Operator } from '#sync/records/operator.ts';
import { SortedTable, type Sort, type SortedColumn } from '#ui/lists/sorted-table.tsx';
import { WaitsChip } from '#entities/form/waits-chip.tsx';
import { classWord, experienceWord } from '#entities/person/class-word.ts';
import { RemoveParticipant } from './remove-participant.tsx';
import { WhatsappLink } from '#entities/person/whatsapp-link.tsx';

export type ParticipantSort = { readonly by: ParticipantOrder; readonly down: boolean };

export type ParticipantTableProps = {
  event: AirsoftEvent;
  rows: readonly Operator[];
  viewer: Viewer;
  sort: ParticipantSort;
  onSort: (sort: ParticipantSort) => void;
};

type PersonColumn = SortedColumn<Operator>;
/** A sortable heading has the same name as its sort order. */
type SortableColumn = PersonColumn & { id: ParticipantOrder; sortable: true };

/** The table on a wide screen. Its headings sort it, and the organiser sees more columns. */
export function ParticipantTable(props: ParticipantTableProps) {
  const { event, rows, viewer, sort, onSort } = props;
  const { LL } = useI18nContext();
  const user_id = usePerson()?.id;
  const columns = useMemo<readonly PersonColumn[]>(() => {
    if (viewer !== 'organiser') return everybodySees(LL);
    const remove: PersonColumn = {
      id: 'remove',
      header: LL.event.participants.remove(),
      is_header_unseen: true,
      align: 'end',
      width_rem: 4.5,
      cell: (row) =>
        row.user_id !== user_id && row.rev > 0 && <RemoveParticipant event={event} row={row} />,
    };
    return [...everybodySees(LL), ...organiserSees(LL), remove];
  }, [LL, viewer, event, user_id]);
  return (
    <SortedTable
      caption={LL.event.participants.label()}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      row_px={viewer === 'organiser' ? ROW_WITH_BUTTON_PX : ROW_PX}
      sort={sort}
      onSort={onSort as (sort: Sort) => void}
    />
  );
}

const ROW_PX = 45;
const ROW_WITH_BUTTON_PX = 69;
const keyOf = ({ id }: Operator): string => id;

function everybodySees(LL: TranslationFunctions): readonly SortableColumn[] {
  const { column, ...words } = LL.event.participants;
  return [
    {
      id: 'name',
      header: column.name(),
      width_rem: 10,
      cell: ({ name, rev }) => (
        <span className="inline-flex flex-wrap items-center gap-x-3 font-medium">
          {name}
          {rev === 0 && <WaitsChip>{words.waiting()}</WaitsChip>}
        </span>
      ),
      sortable: true,
    },
    {
      id: 'team',
      header: column.team(),
      width_rem: 7.5,
      cell: ({ team }) => team ?? words.no_team(),
      sortable: true,
    },
    {
      id: 'class',
      header: column.class(),
      width_rem: 8.25,
      cell: (row) => classWord(row.class, LL),
      sortable: true,
    },
  ];
}

function organiserSees(LL: TranslationFunctions): readonly (PersonColumn | SortableColumn)[] {
  const { column } = LL.event.participants;
  return [
    {
      id: 'experience',
      header: column.experience(),
      width_rem: 8.25,
      cell: ({ experience }) => experienceWord(experience, LL),
    },
    {
      id: 'whatsapp',
      header: column.whatsapp(),
      width_rem: 12.5,
      cell: ({ whatsapp }) => whatsapp && <WhatsappLink number={whatsapp} />,
    },
    {
      id: 'invited_by',
      header: column.invited_by(),
      width_rem: 8.5,
      cell: ({ invited_by }) => invited_by,
      sortable: true,
    },
  ];
}

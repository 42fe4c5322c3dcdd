import { useMemo } from 'react';
import type { TranslationFunctions } from '#i18n/i18n-types.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { Operator } from '#sync/records/operator.ts';
import { DataTable, type Column } from '#ui/data-table.tsx';
import { StateChip } from '#ui/state-chip.tsx';
import { classWord, experienceWord } from './class-word.ts';
import { RemoveParticipant } from './remove-participant.tsx';
import { WhatsappLink } from './whatsapp-link.tsx';

type ParticipantTableProps = {
  event: AirsoftEvent;
  rows: readonly Operator[];
  owner: boolean;
};

/** The organiser's table on a wide screen: sorts by its heads, shows what only the organiser sees. */
export function ParticipantTable({ event, rows, owner }: ParticipantTableProps) {
  const { LL } = useI18nContext();
  const user_id = usePerson()?.id;
  const columns = useMemo<readonly Column<Operator>[]>(() => {
    if (!owner) return everybodySees(LL);
    const remove: Column<Operator> = {
      id: 'remove',
      header: '',
      align: 'end',
      cell: (row) =>
        row.user_id !== user_id && row.rev > 0 && <RemoveParticipant event={event} row={row} />,
    };
    return [...everybodySees(LL), ...organiserSees(LL), remove];
  }, [LL, owner, event, user_id]);
  return (
    <DataTable
      caption={LL.event.participants.label()}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}

const names = new Intl.Collator('pt-BR');

function everybodySees(LL: TranslationFunctions): readonly Column<Operator>[] {
  const { column, ...words } = LL.event.participants;
  return [
    {
      id: 'name',
      header: column.name(),
      cell: ({ name, rev }) => (
        <span className="inline-flex items-center gap-3 font-medium">
          {name}
          {rev === 0 && <StateChip kind="waiting">{words.waiting()}</StateChip>}
        </span>
      ),
      compare: (a, b) => names.compare(a.name, b.name),
    },
    {
      id: 'team',
      header: column.team(),
      cell: ({ team }) => team ?? words.no_team(),
      compare: (a, b) => names.compare(a.team ?? '', b.team ?? ''),
    },
    {
      id: 'class',
      header: column.class(),
      cell: (row) => classWord(row.class, LL),
      compare: (a, b) => names.compare(classWord(a.class, LL), classWord(b.class, LL)),
    },
  ];
}

function organiserSees(LL: TranslationFunctions): readonly Column<Operator>[] {
  const { column } = LL.event.participants;
  return [
    {
      id: 'experience',
      header: column.experience(),
      cell: ({ experience }) => experienceWord(experience, LL),
    },
    {
      id: 'whatsapp',
      header: column.whatsapp(),
      cell: ({ whatsapp }) => whatsapp && <WhatsappLink number={whatsapp} />,
    },
    {
      id: 'invited_by',
      header: column.invited_by(),
      cell: ({ invited_by }) => invited_by,
      compare: (a, b) => names.compare(a.invited_by ?? '', b.invited_by ?? ''),
    },
  ];
}

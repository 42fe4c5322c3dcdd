import { Trash2 } from 'lucide-react';
import { formatWhatsapp } from '#domain/whatsapp.ts';
import type { TranslationFunctions } from '#i18n/i18n-types.ts';
import type { Operator } from '#sync/records/operator.ts';
import { IconButton } from '#ui/button.tsx';
import type { Column } from '#ui/data-table.tsx';

type Words = TranslationFunctions;
const names = new Intl.Collator('pt-BR');

export function classWord(LL: Words, { class: value }: Operator): string {
  const words = LL.registration.class;
  return value && value in words ? words[value as keyof typeof words]() : LL.common.not_informed();
}

/** What everybody may see who may see the list. */
export function publicColumns(LL: Words): Column<Operator>[] {
  const { column } = LL.event.participants;
  return [
    {
      id: 'name',
      header: column.name(),
      cell: ({ name, sync_xid }) => (
        <>
          {name}
          {sync_xid === 0 && (
            <span className="text-soft"> · {LL.event.participants.waiting()}</span>
          )}
        </>
      ),
      compare: (a, b) => names.compare(a.name, b.name),
    },
    {
      id: 'team',
      header: column.team(),
      cell: ({ team }) => team ?? LL.event.participants.no_team(),
      compare: (a, b) => names.compare(a.team ?? '', b.team ?? ''),
    },
    {
      id: 'class',
      header: column.class(),
      cell: (operator) => classWord(LL, operator),
      compare: (a, b) => names.compare(classWord(LL, a), classWord(LL, b)),
    },
  ];
}

/** What the organiser sees beside it (decision 4), and the way to take somebody out. */
export function ownerColumns(
  LL: Words,
  onRemove: (operator: Operator) => void,
): Column<Operator>[] {
  const { column } = LL.event.participants;
  const experiences = LL.registration.experience_short;
  return [
    ...publicColumns(LL),
    {
      id: 'experience',
      header: column.experience(),
      cell: ({ experience }) =>
        experience && experience in experiences
          ? experiences[experience as keyof typeof experiences]()
          : LL.common.not_informed(),
    },
    {
      id: 'whatsapp',
      header: column.whatsapp(),
      cell: ({ whatsapp }) =>
        whatsapp && (
          <a
            className="link whitespace-nowrap"
            href={`https://wa.me/${whatsapp}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {formatWhatsapp(whatsapp)}
          </a>
        ),
    },
    {
      id: 'invited_by',
      header: column.invited_by(),
      cell: ({ invited_by }) => invited_by,
      compare: (a, b) => names.compare(a.invited_by ?? '', b.invited_by ?? ''),
    },
    {
      id: 'remove',
      header: '',
      align: 'end',
      cell: (operator) => (
        <IconButton
          icon={Trash2}
          label={`${LL.event.participants.remove()}: ${operator.name}`}
          onClick={() => onRemove(operator)}
        />
      ),
    },
  ];
}

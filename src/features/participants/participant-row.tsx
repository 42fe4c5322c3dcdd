import Crosshair from 'lucide-react/icons/crosshair';
import MessageCircle from 'lucide-react/icons/message-circle';
import Shield from 'lucide-react/icons/shield';
import UserPlus from 'lucide-react/icons/user-plus';
import type { ReactNode } from 'react';
import type { Viewer } from '#domain/event/event-rules.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import { useFreshRow } from '#live/rows/use-fresh-row.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { Operator } from '#sync/records/operator.ts';
import { Avatar } from '#ui/drawing/avatar.tsx';
import { ListRow, type RowElement } from '#ui/lists/list-row.tsx';
import { WaitsChip } from '#entities/form/waits-chip.tsx';
import { classWord } from '#entities/person/class-word.ts';
import { RemoveParticipant } from './remove-participant.tsx';
import { WhatsappLink } from '#entities/person/whatsapp-link.tsx';

type ParticipantRowProps = {
  event: AirsoftEvent;
  row: Operator;
  viewer: Viewer;
  element?: RowElement | undefined;
};

/** One person. The organiser also sees the number and who brought them, and may remove them. */
export function ParticipantRow({ event, row: listed, viewer, element }: ParticipantRowProps) {
  const row = useFreshRow('operators', listed);
  const { LL } = useI18nContext();
  const person = usePerson();
  const words = LL.event.participants;
  const unsent = row.rev === 0; // the server has not received it yet
  return (
    <ListRow
      element={element}
      level={3}
      leading={<Avatar name={row.name} />}
      title={row.name}
      facts={
        <>
          <Fact icon={<Shield aria-hidden />} label={words.column.team()}>
            {row.team ?? words.no_team()}
          </Fact>
          <Fact icon={<Crosshair aria-hidden />} label={words.column.class()}>
            {classWord(row.class, LL)}
          </Fact>
          {row.whatsapp && (
            <Fact icon={<MessageCircle aria-hidden />} label={words.column.whatsapp()}>
              <WhatsappLink number={row.whatsapp} />
            </Fact>
          )}
          {row.invited_by && (
            <Fact icon={<UserPlus aria-hidden />} label={words.column.invited_by()}>
              {row.invited_by}
            </Fact>
          )}
        </>
      }
      trailing={
        unsent ? (
          <WaitsChip>{words.waiting()}</WaitsChip>
        ) : (
          viewer === 'organiser' &&
          row.user_id !== person?.id && (
            <div className="-my-3">
              <RemoveParticipant event={event} row={row} />
            </div>
          )
        )
      }
      is_trailing_short={!unsent}
    />
  );
}

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <span className="fact">
      {icon}
      <span>
        <span className="sr-only">{label}: </span>
        {children}
      </span>
    </span>
  );
}

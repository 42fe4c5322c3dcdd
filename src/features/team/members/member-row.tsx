import CalendarDays from 'lucide-react/icons/calendar-days';
import Crown from 'lucide-react/icons/crown';
import Medal from 'lucide-react/icons/medal';
import MessageCircle from 'lucide-react/icons/message-circle';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { eventDay } from '#domain/time/event-day.ts';
import { WhatsappLink } from '#entities/person/whatsapp-link.tsx';
import { formatDay } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Avatar } from '#ui/drawing/avatar.tsx';
import { ListRow, type RowElement } from '#ui/lists/list-row.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import type { Member } from '../use-team-people.ts';

const BADGES = {
  captain: { kind: 'warning', icon: Crown },
  officer: { kind: 'info', icon: ShieldCheck },
  veteran: { kind: 'mode', icon: Medal },
  member: { kind: 'past', icon: UserRound },
} as const;

type MemberRowProps = {
  member: Member;
  is_me: boolean;
  /** The captain, and everybody for themselves. */
  sees_number: boolean;
  /** Something was asked about this person, and has no outcome yet. */
  waits: boolean;
  actions: ReactNode;
  element?: RowElement | undefined;
};

/** A member: name, role, since when, and the number for whoever may see it. */
export function MemberRow(props: MemberRowProps) {
  const { member, is_me, sees_number, waits, actions, element } = props;
  const { LL, locale } = useI18nContext();
  const words = LL.team_page.member;
  const badge = BADGES[member.role];
  // the server fills in the name; until then I know whose row it is
  const name = member.name || words.you();
  return (
    <ListRow
      element={element}
      leading={<Avatar name={name} />}
      title={
        <>
          {name}
          {is_me && member.name && <span className="text-soft"> ({words.you()})</span>}
        </>
      }
      facts={
        <>
          <StateChip {...badge}>{LL.profile.teams.role[member.role]()}</StateChip>
          {waits && <StateChip kind="waiting">{words.waiting()}</StateChip>}
          <span className="fact">
            <CalendarDays aria-hidden />
            {words.since({ date: formatDay(eventDay(member.created_at), locale) })}
          </span>
          <span className="fact">
            <MessageCircle aria-hidden />
            <span className="sr-only">{words.number()}: </span>
            {sees_number ? <Number number={member.whatsapp} /> : <Masked />}
          </span>
        </>
      }
      trailing={actions}
    />
  );
}

function Number({ number }: { number: string | null }) {
  const { LL } = useI18nContext();
  if (!number) return <span>{LL.team_page.member.no_number()}</span>;
  return <WhatsappLink number={number} short />;
}

/** The spec's two sentences: the longer one where there is room. */
function Masked() {
  const { LL } = useI18nContext();
  const words = LL.team_page.member;
  return (
    <>
      <span className="md:hidden">{words.private()}</span>
      <span className="max-md:hidden">{words.captain_only()}</span>
    </>
  );
}

import CalendarDays from 'lucide-react/icons/calendar-days';
import Camera from 'lucide-react/icons/camera';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { ReactNode } from 'react';
import { eventDay } from '#domain/time/event-day.ts';
import { InstagramLink } from '#entities/person/instagram-link.tsx';
import { PersonPicture } from '#entities/person/person-picture.tsx';
import { WhatsappLink } from '#entities/person/whatsapp-link.tsx';
import { formatDay } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { classNames } from '#ui/class-names.ts';
import { ListRow, type RowElement } from '#ui/lists/list-row.tsx';
import { WaitsChip } from '#entities/form/waits-chip.tsx';
import type { Member } from '../use-team-people.ts';
import { MemberBadges } from './member-badges.tsx';
import { MemberName } from './member-name.tsx';

type MemberRowProps = {
  member: Member;
  is_me: boolean;
  /** The captain, and everybody for themselves. */
  sees_number: boolean;
  /** Something was asked about this person, and has no outcome yet. */
  waits: boolean;
  /** Says the status of everybody, as the captain's table does, and not only an unusual one. */
  has_status: boolean;
  actions: ReactNode;
  element?: RowElement | undefined;
};

/** A member: name, role, since when, and how to reach them, for those who may see it. */
export function MemberRow(props: MemberRowProps) {
  const { member, is_me, sees_number, waits, has_status, actions, element } = props;
  const { LL, locale } = useI18nContext();
  const words = LL.team_page.member;
  const waiting = waits && <WaitsChip>{words.waiting()}</WaitsChip>;
  return (
    <ListRow
      element={element}
      leading={<PersonPicture name={member.name || words.you()} avatar_url={member.avatar_url} />}
      title={<MemberName member={member} is_me={is_me} />}
      facts={
        <>
          <MemberBadges role={member.role} />
          {has_status ? (
            <span className="fact items-center">
              <span>{words.column.status()}:</span>
              {waiting || <span>{words.approved()}</span>}
            </span>
          ) : (
            waiting
          )}
          {/* on a phone the row of somebody who can be reached keeps to three lines */}
          <span className={classNames('fact', sees_number && 'max-md:hidden')}>
            <CalendarDays aria-hidden />
            {words.since({ date: formatDay(eventDay(member.created_at), locale) })}
          </span>
          <span className="fact">
            <MessageCircle aria-hidden />
            <span className="sr-only">{words.number()}: </span>
            {sees_number ? <Number number={member.whatsapp} /> : <Masked />}
          </span>
          {sees_number && member.instagram && (
            <span className="fact">
              <Camera aria-hidden />
              <span className="sr-only">{words.instagram()}: </span>
              <InstagramLink name={member.instagram} />
            </span>
          )}
        </>
      }
      // three dots beside the name, and the width is for the rest; their target is higher than it
      trailing={is_me ? actions : <div className="-my-3">{actions}</div>}
      is_trailing_short={!is_me}
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

import Camera from 'lucide-react/icons/camera';
import CalendarDays from 'lucide-react/icons/calendar-days';
import MessageCircle from 'lucide-react/icons/message-circle';
import Share2 from 'lucide-react/icons/share-2';
import UserPlus from 'lucide-react/icons/user-plus';
import { eventDay } from '#domain/time/event-day.ts';
import { InstagramLink } from '#entities/person/instagram-link.tsx';
import { NotRead } from '#entities/absent/not-read.tsx';
import { PersonPicture } from '#entities/person/person-picture.tsx';
import { WhatsappLink } from '#entities/person/whatsapp-link.tsx';
import { formatDay } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { List, ListRow } from '#ui/lists/list-row.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { useShareTeam } from '../use-share-team.ts';
import type { Team, TeamPeople } from '../use-team-people.ts';
import { AnswerRequest } from './answer-request.tsx';

type PendingTabProps = {
  team: Team;
  people: TeamPeople;
  /** Whether everybody who asks is on this device. */
  is_read: boolean;
};

/** Who asks to join; the captain answers. */
export function PendingTab({ team, people, is_read }: PendingTabProps) {
  const { LL, locale } = useI18nContext();
  const share = useShareTeam(team);
  const words = LL.team_page.pending;
  if (people.asking.length === 0 && !is_read) {
    return <NotRead>{LL.team_page.member.not_here()}</NotRead>;
  }
  if (people.asking.length === 0) {
    return (
      <EmptyState
        icon={UserPlus}
        title={words.none()}
        action={
          <Button icon={Share2} onClick={() => void share()}>
            {LL.team_page.share()}
          </Button>
        }
      >
        {words.none_hint()}
      </EmptyState>
    );
  }
  return (
    <List label={words.list()}>
      {people.asking.map((member) => (
        <ListRow
          key={member.id}
          leading={<PersonPicture name={member.name} avatar_url={member.avatar_url} />}
          title={member.name}
          facts={
            <>
              <span className="fact">
                <CalendarDays aria-hidden />
                {words.asked({ date: formatDay(eventDay(member.created_at), locale) })}
              </span>
              {member.whatsapp && (
                <span className="fact">
                  <MessageCircle aria-hidden />
                  <span className="sr-only">{LL.team_page.member.number()}: </span>
                  <WhatsappLink number={member.whatsapp} short />
                </span>
              )}
              {member.instagram && (
                <span className="fact">
                  <Camera aria-hidden />
                  <span className="sr-only">{LL.team_page.member.instagram()}: </span>
                  <InstagramLink name={member.instagram} />
                </span>
              )}
            </>
          }
          trailing={<AnswerRequest team={team} member={member} />}
        />
      ))}
    </List>
  );
}

import MessageCircle from 'lucide-react/icons/message-circle';
import type { ReactNode } from 'react';
import { useUndo } from '#actions/use-say.ts';
import { isIn } from '#domain/team/team-people.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { whatsappTalk } from '#domain/whatsapp/whatsapp.ts';
import { KeptSentence } from '#entities/form/kept-sentence.tsx';
import { formatDay } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { MyTeam } from '#live/team/use-my-teams.ts';
import { useTeamRecord } from '#live/team/use-team-rows.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';
import type { Team, TeamPeople } from '../use-team-people.ts';
import { unsentRequest } from './unsent-request.ts';
import { useLastAnswer } from './use-last-answer.ts';

type MyPlaceNoteProps = {
  team: Team;
  people: TeamPeople;
  leave: (mine: MyTeam) => ReactNode;
};

/** My request to join: waiting for a signal, or for the captain; or what I was told last. */
export function MyPlaceNote({ team, people, leave }: MyPlaceNoteProps) {
  const { LL, locale } = useI18nContext();
  const undo = useUndo();
  const { mine, place, asked } = people;
  if (place === 'outsider') return asked.some(isMyLeaving) ? null : <LastAnswer team={team} />;
  if (place !== 'pending' || !mine) return null;
  const words = LL.team_page.join;
  const request = unsentRequest(asked);
  if (request) {
    return (
      <Note
        kind="waiting"
        title={words.queued()}
        action={<Button onClick={() => void undo([request.id])}>{LL.organise.waits.undo()}</Button>}
      >
        <KeptSentence>{words.queued_detail()}</KeptSentence>
      </Note>
    );
  }
  return (
    <Note
      kind="waiting"
      title={words.asked()}
      action={
        <>
          <AskTeam team={team} />
          {leave({ team, member: mine })}
        </>
      }
    >
      {LL.team_page.member.since({ date: formatDay(eventDay(mine.created_at), locale) })}
      {'. '}
      {words.asked_detail()}
    </Note>
  );
}

/** The team's own number, which everybody who is signed in may have. */
function AskTeam({ team }: { team: Team }) {
  const { LL } = useI18nContext();
  const whatsapp = useTeamRecord(team.id, 'contact')?.whatsapp;
  if (!whatsapp) return null;
  return (
    <a href={whatsappTalk(whatsapp)} target="_blank" rel="noreferrer" className={buttonClass()}>
      <MessageCircle aria-hidden className="size-5" />
      {LL.team_page.about.whatsapp()}
    </a>
  );
}

/** Newer than any answer: that I withdraw or leave, until the server's rows show it. */
const isMyLeaving = ({ name, status }: OutboxRecord) =>
  name === 'leave_team@1' && status !== 'rejected';

function LastAnswer({ team }: { team: Team }) {
  const words = useI18nContext().LL.team_page.join;
  const code = useLastAnswer(team.id);
  if (code === 'member_removed') return <Note kind="info" title={words.no_longer_in()} />;
  if (code !== 'join_rejected') return null;
  return (
    <Note kind="refused" title={words.refused()}>
      {words.refused_detail()}
    </Note>
  );
}

/** That I am in already, as a member or as the captain: nothing is left to ask. */
export function AlreadyIn({ place }: Pick<TeamPeople, 'place'>) {
  const { LL } = useI18nContext();
  const words = LL.team_form.join;
  if (!isIn(place)) return null;
  if (place !== 'captain') return <Note kind="info" title={words.member()} />;
  return (
    <Note kind="info" title={words.captain()}>
      {words.captain_hint()}
    </Note>
  );
}

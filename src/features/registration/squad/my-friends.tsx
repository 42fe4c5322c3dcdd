import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hasStarted } from '#domain/event/event-rules.ts';
import { formatWhatsapp } from '#domain/whatsapp/whatsapp.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { refusalSentence, refusedPersonSentence, refusedSentence } from '#i18n/outcomes/refusal.ts';
import { useBrought, type Brought } from '#entities/event/use-brought.ts';
import { useEventTeams } from '#live/event/use-event-rows.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { buttonClass } from '#ui/button.tsx';
import { WaitsChip } from '#entities/form/waits-chip.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import { TakeOffFriend } from './take-off-friend.tsx';

type MyFriendsProps = {
  event: AirsoftEvent;
  /** UTC ISO instant. */
  now: string;
  /** The form below holds the people of the refused registration, to be corrected. */
  in_form?: boolean;
};

/**
 * The people that I registered with me, each with a way off the list, also when my own place is
 * cancelled; and those whom the server refused, with the reason.
 */
export function MyFriends({ event, now, in_form = false }: MyFriendsProps) {
  const { LL } = useI18nContext();
  const { brought, refused } = useBrought(event);
  const teams = useEventTeams(event.id);
  const out = in_form ? [] : refused;
  if (brought.length + out.length === 0) return null;
  // the organiser may have moved one of us
  const teamName = (team_id: string | null) =>
    teams.state === 'present' ? teams.rows.find(({ id }) => id === team_id)?.name : undefined;
  const is_refused = out.length > 0 || brought.some(({ cancel_refused }) => cancel_refused);
  const words = LL.registration;
  return (
    <section aria-labelledby="with-me" className="max-w-2xl">
      <h2 id="with-me" className="font-display text-2xl">
        {brought.length > 0 ? words.friends.with_me() : words.friends.label()}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {brought.map((friend) => (
          <Row
            key={friend.id}
            name={friend.name}
            facts={[teamName(friend.event_team_id), formatWhatsapp(friend.whatsapp)]}
            state={<BroughtState friend={friend} />}
            action={!hasStarted(event, now) && <TakeOffFriend event={event} friend={friend} />}
          />
        ))}
        {out.map(({ operator_id, name, whatsapp, at, squad }) => (
          <Row
            key={operator_id}
            name={name}
            facts={[formatWhatsapp(whatsapp)]}
            state={
              <>
                <StateChip kind="refused">{LL.events.registration.refused()}</StateChip>
                <p>{refusedPersonSentence(squad, at, LL)}</p>
              </>
            }
          />
        ))}
      </ul>
      {is_refused && (
        <Link to="/outbox" className={buttonClass({ variant: 'plain' })}>
          {words.mine.see_outbox()}
        </Link>
      )}
    </section>
  );
}

type RowProps = {
  name: string;
  facts: readonly (string | undefined)[];
  state: ReactNode;
  action?: ReactNode;
};

function Row({ name, facts, state, action }: RowProps) {
  return (
    <li className="flex items-center justify-between gap-x-4 py-2">
      <div className="flex min-w-0 flex-col items-start gap-1">
        <p className="break-words">{name}</p>
        <p className="text-soft tabular-nums">{facts.filter(Boolean).join(' · ')}</p>
        {state}
      </div>
      {action}
    </li>
  );
}

/** Whether the place is on its way, on the list, or could not be given back. */
function BroughtState({ friend: { asked, cancel_refused } }: { friend: Brought }) {
  const { LL } = useI18nContext();
  const words = LL.events.registration;
  if (asked?.status === 'sending') return <StateChip kind="sending">{words.sending()}</StateChip>;
  if (asked) {
    return (
      <>
        <WaitsChip>{words.queued()}</WaitsChip>
        {asked.status === 'blocked' && <p>{refusalSentence(asked.error?.code, LL)}</p>}
      </>
    );
  }
  if (!cancel_refused) {
    return <StateChip kind="confirmed">{LL.registration.friends.on_list()}</StateChip>;
  }
  return (
    <>
      <StateChip kind="refused">{LL.event.cancel.refused()}</StateChip>
      <p>{refusedSentence(cancel_refused, LL)}</p>
    </>
  );
}

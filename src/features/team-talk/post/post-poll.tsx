import Lock from 'lucide-react/icons/lock';
import type { KeyboardEvent } from 'react';
import { formatNumber } from '#i18n/formats/formats.ts';
import { readersOf, type Post } from '#domain/talk/team-talk.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import type { Talk } from '../talk-people.ts';
import { useTalkActs } from '../use-talk-acts.ts';

type PostPollProps = {
  talk: Talk;
  post: Post;
  /** My vote has not reached the server, so its counts are without it. */
  waits: boolean;
};

/** The options with their votes; choosing another changes my vote. */
export function PostPoll({ talk, post, waits }: PostPollProps) {
  const { LL, locale } = useI18nContext();
  const acts = useTalkActs(talk);
  const { data } = post;
  const words = LL.team_talk.poll;
  const votes = data.poll_results.reduce((sum, count) => sum + count, 0);
  // who left keeps their vote
  const of = talk.members && Math.max(votes, readersOf(data.channel, talk.team, talk.members));
  return (
    <div role="group" aria-label={data.title ?? undefined} onKeyDown={moveOnly}>
      <ChoiceField
        label={of === undefined ? words.votes({ count: votes }) : words.voted({ count: votes, of })}
        hint={waits ? words.waiting() : undefined}
        value={data.my_vote === null ? '' : String(data.my_vote)}
        choices={data.poll_options.map((option, n) => {
          const count = data.poll_results[n] ?? 0;
          return {
            value: String(n),
            label: option,
            detail: formatNumber(count, locale),
            below: <Bar share={votes === 0 ? 0 : count / votes} />,
          };
        })}
        onChange={(chosen) => void acts.vote(post, Number(chosen))}
      />
      <p className="mt-1.5 flex items-center gap-1.5 text-sm text-soft">
        <Lock aria-hidden className="size-4 shrink-0" />
        {words.secret()}
      </p>
    </div>
  );
}

/** Each choice is a vote: an arrow key only moves the focus, Space and Enter choose. */
function moveOnly(event: KeyboardEvent<HTMLElement>) {
  const options = [...event.currentTarget.querySelectorAll('input')];
  const at = options.findIndex((option) => option === event.target);
  const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1, Enter: 0 }[event.key];
  if (at === -1 || by === undefined) return;
  event.preventDefault();
  if (by) options.at((at + by) % options.length)?.focus();
  else options[at]?.click();
}

/** The number beside it says the same. @param share of all votes, 0-1 */
const Bar = ({ share }: { share: number }) => (
  <span aria-hidden className="mt-1 flex">
    <span className="capacity-track">
      <span className="capacity-fill" style={{ transform: `scaleX(${share})` }} />
    </span>
  </span>
);

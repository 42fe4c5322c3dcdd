import { formatNumber } from '#i18n/formats/formats.ts';
import type { Post } from '#domain/team/team-talk.ts';
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
  return (
    <div role="group" aria-label={data.title ?? undefined} className="max-w-prose">
      <ChoiceField
        label={words.votes({ count: votes })}
        hint={waits ? words.waiting() : undefined}
        value={data.my_vote === null ? '' : String(data.my_vote)}
        choices={data.poll_options.map((option, n) => ({
          value: String(n),
          label: option,
          detail: formatNumber(data.poll_results[n] ?? 0, locale),
        }))}
        onChange={(chosen) => void acts.vote(post, Number(chosen))}
      />
    </div>
  );
}

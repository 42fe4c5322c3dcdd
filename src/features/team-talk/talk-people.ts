import type { Channel, Post } from '#domain/talk/team-talk.ts';
import type { TeamPlace } from '#domain/team/team-people.ts';
import type { TranslationFunctions } from '#i18n/i18n-types.ts';
import type { Rows } from '#sync/records/collections.ts';

/** What each part of the talk needs to know. */
export type Talk = {
  readonly team: Rows['teams'];
  /** My own row. */
  readonly me: Rows['team_members'];
  readonly place: TeamPlace;
  /** Those who ask to join too; undefined until known. */
  readonly members: readonly Rows['team_members'][] | undefined;
  /** UTC ISO instant. */
  readonly now: string;
};

/** The author as they are shown: mine at once, although the server fills in the name later. */
export function authorOf({ data }: Post, me: Talk['me'], LL: TranslationFunctions) {
  const is_me = data.author_id !== null && data.author_id === me.user_id;
  const own = is_me ? me : undefined;
  return {
    name: data.author_name || own?.name || LL.team_talk.author.gone(),
    avatar_url: data.author_avatar_url ?? own?.avatar_url ?? null,
    is_me,
  };
}

/** How Pendências names what is asked about a channel. */
export const labelOf = ({ team }: Talk, channel: Channel, LL: TranslationFunctions): string =>
  `${team.name} (${LL.team_talk.channel[channel]()})`;

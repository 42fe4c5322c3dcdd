import { useAct } from '#actions/use-act.ts';
import { saying } from '#actions/use-say.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Alliance } from '#domain/team/alliances.ts';
import type { Rows } from '#sync/records/collections.ts';

export type Team = Rows['teams'];

type AllianceActs = {
  /** The id of the team for which its captain acts. */
  team_id: string;
  /** The name of the other team. */
  name: string;
};

/** What a captain asks for about an alliance with one other team. */
export function useAllianceActs({ team_id, name: label }: AllianceActs) {
  const { LL } = useI18nContext();
  const act = useAct();
  const words = LL.team_alliances;
  return {
    /** @param pays whether both teams get points for it */
    accept: ({ id }: Alliance, { pays }: { pays: boolean }) => {
      const { done, done_points, failed } = words.accept;
      const said = saying(pays ? done_points() : done(), failed());
      return act('answer_alliance@1', { id, team_id, accept: true }, { label, said });
    },
    reject: ({ id }: Alliance) => {
      const said = saying(words.reject.done(), words.reject.failed());
      return act('answer_alliance@1', { id, team_id, accept: false }, { label, said });
    },
    cancel: ({ id }: Alliance) => {
      const said = saying(words.cancel.done(), words.cancel.failed());
      return act('cancel_alliance@1', { id, team_id }, { label, said });
    },
    end: ({ id }: Alliance) => {
      const said = saying(words.end.done(), words.end.failed());
      return act('end_alliance@1', { id, team_id }, { label, said });
    },
  };
}

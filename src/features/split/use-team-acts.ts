import { useAct } from '#actions/use-act.ts';
import { teamKind } from '#domain/event/event-rules.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

/** What the organiser does with the teams of a game, apart from who is in them. */
export function useTeamActs(event: AirsoftEvent) {
  const { LL } = useI18nContext();
  const act = useAct();
  const { squad } = LL.event.teams.of;
  const words = LL.event.teams.of[teamKind(event.game_mode)];
  const place = { event_id: event.id };
  const labelled = (team: string, said: { done: string; refused: string }) => ({
    label: `${event.name} (${team})`,
    said,
  });
  return {
    create: (name: string) => {
      const said = { done: squad.created(), refused: squad.create_refused() };
      return act('create_event_team@1', { ...place, name }, labelled(name, said));
    },
    rename: (id: string, name: string) => {
      const said = { done: words.renamed(), refused: words.rename_refused() };
      return act('update_event_team@1', { ...place, id, name }, labelled(name, said));
    },
    remove: ({ id, name }: { id: string; name: string }) => {
      const said = { done: words.deleted(), refused: words.delete_refused() };
      return act('delete_event_team@1', { ...place, id }, labelled(name, said));
    },
  };
}

import { useNavigate } from '@tanstack/react-router';
import { useAskAll } from '#actions/use-act.ts';
import type { Ask } from '#actions/use-mutate-all.ts';
import type { Known, ListedPerson } from '#domain/whatsapp-list/compare-list.ts';
import { listedArgs } from '#domain/whatsapp-list/list-choice.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { randomId } from '#platform/random-id.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

/** What the organiser chose. */
export type Change = {
  readonly added: readonly ListedPerson[];
  readonly removed: readonly Known[];
  /** Not everybody fits. */
  readonly over: boolean;
};

/**
 * Asks for everything that was chosen, one mutation a person, all or none. One undo takes all of it
 * back while it waits; afterwards whoever was added is removed again.
 */
export function useApplyList(event: AirsoftEvent, onKept: () => void) {
  const { LL } = useI18nContext();
  const askAll = useAskAll();
  const navigate = useNavigate();
  const words = LL.organise.list_in;
  const labelOf = (name: string) => `${event.name} (${name})`;
  const removal = (operator_id: string, name: string): Ask => ({
    name: 'remove_participant@1',
    args: { operator_id, event_id: event.id },
    label: labelOf(name),
  });

  return async ({ added, removed, over }: Change): Promise<void> => {
    const people = added.map((person) => ({ person, operator_id: randomId() }));
    const asks: Ask[] = [
      // first, so that their places are free
      ...removed.map(({ id, name }) => removal(id, name)),
      ...people.map(({ person, operator_id }): Ask => ({
        name: 'add_participant@1',
        args: listedArgs(person, { operator_id, event_id: event.id }),
        label: labelOf(person.name),
      })),
    ];
    const takeBack = () =>
      void askAll(
        people.map(({ person, operator_id }) => removal(operator_id, person.name)),
        { said: { done: words.undone(), refused: words.not_undone() } },
      );
    await askAll(asks, {
      said: {
        done: doneWords(),
        some_refused: words.some_refused(),
        refused: words.refused(),
        // who was removed has been told so
        ...(removed.length === 0 && { after: { label: words.undo(), run: takeBack } }),
      },
      onKept: () => {
        onKept();
        void navigate({
          to: '/event/$id',
          params: { id: event.id },
          search: { tab: 'participants' },
          replace: true,
        });
      },
    });

    function doneWords(): string {
      if (over) return words.some_refused();
      if (removed.length === 0) return words.added({ count: added.length });
      return added.length === 0 ? words.removed({ count: removed.length }) : words.changed();
    }
  };
}

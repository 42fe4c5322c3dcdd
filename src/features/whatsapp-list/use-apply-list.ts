import { useAskAll } from '#actions/use-act.ts';
import type { Ask } from '#actions/use-mutate-all.ts';
import type { Known, ListedPerson } from '#domain/whatsapp-list/compare-list.ts';
import { listedArgs } from '#domain/whatsapp-list/list-choice.ts';
import type { Squads } from '#domain/whatsapp-list/listed-squads.ts';
import { fold } from '#domain/words/search.ts';
import { useLeaveForm } from '#entities/form/leave/use-leave-form.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOutboxActions } from '#live/outbox/use-outbox-actions.ts';
import { randomId } from '#platform/random-id.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';

/** What the organiser chose. */
export type Change = {
  readonly added: readonly ListedPerson[];
  readonly removed: readonly Known[];
};

/**
 * Asks for everything that was chosen, one mutation a person, all or none. One undo takes all of it
 * back while it waits; afterwards whoever was added is removed again.
 */
export function useApplyList(
  event: AirsoftEvent,
  squads: Squads | null,
  { onKept, onTakenBack }: { onKept: () => void; onTakenBack: () => Promise<void> },
) {
  const { LL } = useI18nContext();
  const askAll = useAskAll();
  const once = useOneAtATime();
  const { dropNotTaken } = useOutboxActions();
  const leave = useLeaveForm();
  const words = LL.organise.list_in;
  const labelOf = (name: string) => `${event.name} (${name})`;
  const removal = (operator_id: string, name: string): Ask => ({
    name: 'remove_participant@1',
    args: { operator_id, event_id: event.id },
    label: labelOf(name),
  });

  // each tap would give everybody a new id
  return (change: Change) => once(() => apply(change), { shows: (kept) => kept });

  async function apply({ added, removed }: Change): Promise<boolean> {
    const people = added.map((person) => ({ person, operator_id: randomId() }));
    const made = new Map<string, string>();
    const squadOf = ({ squad }: ListedPerson) => {
      if (squad === undefined) return undefined;
      const folded = fold(squad);
      const there = squads?.teams.find(({ name }) => fold(name) === folded);
      const id = there?.id ?? made.get(folded) ?? randomId();
      made.set(folded, id);
      return { id, is_there: there !== undefined };
    };
    const asks: Ask[] = [
      // first, so that their places are free
      ...removed.map(({ id, name }) => removal(id, name)),
      ...people.map(({ person, operator_id }): Ask => ({
        name: 'add_participant@1',
        args: listedArgs(person, { operator_id, event_id: event.id }, squadOf(person)),
        label: labelOf(person.name),
      })),
    ];
    const asked = await askAll(asks, {
      said: {
        done: doneWords(),
        refused: words.refused(),
        not_all: words.not_all(),
        onWithdrawn: () => void onTakenBack(),
        // who was removed has been told so
        ...(removed.length === 0 && { after: { label: words.undo(), run: () => void takeBack() } }),
      },
      onKept: () => {
        onKept();
        void leave({
          to: '/event/$id',
          params: { id: event.id },
          search: { tab: 'participants' },
        });
      },
    });

    return asked.kept;

    /** Whoever was not taken is asked for no more; the others are removed. */
    async function takeBack(): Promise<void> {
      if (!asked.kept) return;
      void onTakenBack();
      const taken: Ask[] = [];
      for (const [n, { id }] of asked.stored.entries()) {
        const { person, operator_id } = people[n]!;
        if (!(await dropNotTaken(id))) taken.push(removal(operator_id, person.name));
      }
      const done = words.undone();
      if (taken.length === 0) showToast({ tone: 'success', title: done });
      else await askAll(taken, { said: { done, refused: words.not_undone() } });
    }

    function doneWords(): string {
      if (removed.length === 0) return words.added({ count: added.length });
      return added.length === 0 ? words.removed({ count: removed.length }) : words.changed();
    }
  }
}

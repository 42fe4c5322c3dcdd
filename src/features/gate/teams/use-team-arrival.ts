import { useMutateAll, type Ask } from '#actions/use-mutate-all.ts';
import { happenedAt } from '#domain/attendance/attendance.ts';
import type { GatePerson } from '#domain/attendance/gate-list.ts';
import { eventTime } from '#domain/time/day-time.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { notKeptSentence } from '#i18n/words/kept-words.ts';
import { signal } from '#platform/gate-signals.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { MutationArgs } from '#sync/registry/registry.ts';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';
import type { Say } from '../use-gate-answer.ts';

/** A mark that this tap made, and of whom. */
type Marked = { readonly id: string; readonly operator_id: string; readonly label: string };

/** Marks everybody of a team with one tap, each with a mark of their own, and takes all back with one. */
export function useTeamArrival(event: AirsoftEvent, say: Say) {
  const { LL } = useI18nContext();
  const mutateAll = useMutateAll();
  const once = useOneAtATime();

  /** Stores all of them on this device, or says why none is. */
  async function keep(name: string, asks: readonly Ask[]) {
    const kept = await once(() => mutateAll(asks));
    if (kept?.ok === false) {
      signal('no');
      say({ tone: 'no', name, text: notKeptSentence(LL, kept.code) });
    }
    return kept?.ok ? kept.value : undefined;
  }
  const markOf = (operator_id: string, label: string, undoes?: string): Ask => ({
    name: 'check_in@1',
    args: {
      event_id: event.id,
      operator_id,
      ...(undoes ? { mark: 'undo', undoes } : { mark: 'in' }),
    },
    label,
  });

  async function takeBack(name: string, marks: readonly Marked[]): Promise<void> {
    const kept = await keep(
      name,
      marks.map((one) => markOf(one.operator_id, one.label, one.id)),
    );
    if (kept) say({ tone: 'left', name, text: LL.gate.undone() });
  }

  return async function arrive(name: string, people: readonly GatePerson[]): Promise<void> {
    const whom = people.map(({ id, operator }) => ({
      operator_id: id,
      label: `${event.name} (${operator?.name ?? LL.gate.no_name()})`,
    }));
    const kept = await keep(
      name,
      whom.map((one) => markOf(one.operator_id, one.label)),
    );
    if (!kept) return;
    const made = kept.map(({ args }) => args as MutationArgs<'check_in@1'>);
    const marks = made.map(({ id }, n) => ({ id, ...whom[n]! }));
    signal('yes');
    const time = eventTime(happenedAt({ data: made[0]! }));
    const text = LL.gate.team.came({ count: made.length, time });
    say({ tone: 'yes', name, text, undo: () => takeBack(name, marks) });
  };
}

/** Marks these people of a team of this name. */
export type Arrive = ReturnType<typeof useTeamArrival>;

import { useRef } from 'react';
import { happenedAt } from '#domain/attendance/attendance.ts';
import type { GatePerson } from '#domain/attendance/gate-list.ts';
import { eventTime } from '#domain/time/day-time.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { notKeptSentence } from '#i18n/words/kept-words.ts';
import { useMutate } from '#actions/use-mutate.ts';
import { steadyMs } from '#platform/clock.ts';
import type { CameIn } from './walk-in/use-walk-in-form.ts';
import { signal } from '#platform/gate-signals.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { AskedArgs, MutationArgs } from '#sync/registry/registry.ts';
import { useGateAnswer } from './use-gate-answer.ts';

/** Whom a mark is about. */
type Marked = { readonly id: string; readonly name: string };
type AskedMark = Pick<AskedArgs<'check_in@1'>, 'mark' | 'undoes'>;

/** A finger that bounces taps the same row twice. */
const BOUNCE_MS = 700;
/** A slow phone draws a mark later than it stores it. After this time the row is believed again. */
const PATIENCE_MS = 5_000;

/** The marks that a person makes here, and the last answer. */
export function useGateTaps(event: AirsoftEvent) {
  const { LL } = useI18nContext();
  const mutate = useMutate();
  const answers = useGateAnswer();
  const { say } = answers;
  /** Who was marked here: when, and how their row will look. */
  const marked = useRef(new Map<string, { at: number; state: 'in' | 'out' }>());

  const named = ({ id, operator }: GatePerson): Marked => ({
    id,
    name: operator?.name ?? LL.gate.no_name(),
  });

  /** Whether the same finger was here a moment ago, so that this tap means nothing. */
  function bounces({ id, state }: GatePerson): boolean {
    const last = marked.current.get(id);
    if (!last) return false;
    const since = steadyMs() - last.at;
    return since < BOUNCE_MS || (since < PATIENCE_MS && state !== last.state);
  }

  async function make({ id, name }: Marked, { mark, undoes }: AskedMark) {
    if (mark === 'undo') marked.current.delete(id);
    else marked.current.set(id, { at: steadyMs(), state: mark });
    const kept = await mutate(
      'check_in@1',
      { event_id: event.id, operator_id: id, mark, ...(undoes && { undoes }) },
      { label: `${event.name} (${name})` },
    );
    if (kept.ok) {
      const data = kept.value.args as MutationArgs<'check_in@1'>;
      return { id: data.id, time: eventTime(happenedAt({ data })) };
    }
    marked.current.delete(id);
    // this device did not store it, so it must not look done
    signal('no');
    say({ tone: 'no', name, text: notKeptSentence(LL, kept.code) });
    return undefined;
  }

  async function takeBack(id: string, person: Marked): Promise<void> {
    const made = await make(person, { mark: 'undo', undoes: id });
    if (made) say({ tone: 'left', name: person.name, text: LL.gate.undone() });
  }

  /** @param by what the pass says, in amber, of a person who is not on this phone's list */
  async function letIn(person: GatePerson, by?: { name: string; text: string }): Promise<void> {
    if (bounces(person)) return;
    const whom = by ? { id: person.id, name: by.name } : named(person);
    const made = await make(whom, { mark: 'in' });
    if (!made) return;
    const undo = () => takeBack(made.id, whom);
    if (by) {
      signal('already');
      return say({ tone: 'already', ...by, undo });
    }
    signal('yes');
    const words = person.attendance ? LL.gate.state.back : LL.gate.state.came;
    say({ tone: 'yes', name: whom.name, text: words({ time: made.time }), undo });
  }

  return {
    ...answers,
    /** In red, without a mark. */
    refuse: (name: string, text: string) => {
      signal('no');
      say({ tone: 'no', name, text });
    },
    /** In amber, without a mark. */
    warn: (name: string, text: string) => {
      signal('already');
      say({ tone: 'already', name, text });
    },
    letIn,
    /** Says that somebody came in without a registration. */
    sayCameIn: ({ id, name, mark_id, came_at }: CameIn): void => {
      signal('yes');
      const text = LL.gate.state.came({ time: eventTime(came_at) });
      say({
        tone: 'yes',
        name,
        text,
        ...(mark_id && { undo: () => takeBack(mark_id, { id, name }) }),
      });
    },
    named,
    bounces,
    letOut: async (person: GatePerson): Promise<void> => {
      const whom = named(person);
      const made = await make(whom, { mark: 'out' });
      if (!made) return;
      const text = LL.gate.state.out({ time: made.time });
      say({ tone: 'left', name: whom.name, text, undo: () => takeBack(made.id, whom) });
    },
    undo: takeBack,
  };
}

export type GateTaps = ReturnType<typeof useGateTaps>;

import { useEffect, useMemo, useState } from 'react';
import { correctionEntries, type CorrectionEntry } from '#domain/arena/arena-correction.ts';
import type { Arena } from '#domain/arena/arena-list.ts';
import { useAnswer, type Question } from '#live/administration/use-answer.ts';
import { listArenaCorrections, type ArenaCorrection } from '#sync/calls/arena-corrections.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';

export type OpenCorrection = {
  readonly correction: ArenaCorrection;
  readonly arena: Arena;
  readonly entries: readonly CorrectionEntry[];
};

const question: Question<readonly ArenaCorrection[]> = ({ local }) => listArenaCorrections(local);

/** The ids of what I decided and the server did not refuse, in one text. */
const decidedIn = (outbox: readonly OutboxRecord[]): string =>
  outbox
    .filter(({ name, status }) => name === 'decide_arena_change@1' && status !== 'rejected')
    .map(({ args }) => (args as { id: string }).id)
    .join(' ');

/**
 * The corrections that wait. What I decide leaves at once; what the server then refuses comes back
 * with the next answer, which is asked for as soon as the outbox has an outcome.
 * @param arenas those on this device; undefined until known
 */
export function useCorrections(
  arenas: readonly Arena[] | undefined,
  outbox: readonly OutboxRecord[],
) {
  const { phase, answer, ask } = useAnswer(question);
  const decided = decidedIn(outbox);
  const [last, setLast] = useState(decided);
  /** Has an outcome, which this answer is too old for. */
  const [settled, setSettled] = useState<{ of: typeof answer; ids: readonly string[] }>();
  if (decided !== last) {
    const now = decided.split(' ');
    const gone = last.split(' ').filter((id) => id !== '' && !now.includes(id));
    setLast(decided);
    if (gone.length > 0) {
      const before = settled?.of === answer ? (settled?.ids ?? []) : [];
      setSettled({ of: answer, ids: [...before, ...gone] });
    }
  }
  useEffect(() => {
    if (settled) ask();
  }, [settled, ask]);
  const is_failed = phase === 'unreached' || phase === 'refused';
  const list = useMemo(() => {
    const is_old = !is_failed && settled?.of === answer;
    const hidden = new Set([...decided.split(' '), ...(is_old ? (settled?.ids ?? []) : [])]);
    return arenas && answer?.flatMap((correction) => openOf(correction, arenas, hidden));
  }, [arenas, answer, decided, settled, is_failed]);
  return { list, is_failed, is_refused: phase === 'refused', ask };
}

function openOf(
  correction: ArenaCorrection,
  arenas: readonly Arena[],
  hidden: ReadonlySet<string>,
): OpenCorrection[] {
  const arena = arenas.find(({ id }) => id === correction.arena_id);
  if (!arena || hidden.has(correction.id)) return [];
  return [{ correction, arena, entries: correctionEntries(arena, correction) }];
}

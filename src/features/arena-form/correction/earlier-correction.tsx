import { useState } from 'react';
import type { CorrectionOfArena } from '#domain/arena/arena-correction.ts';
import { arenaFormOf, type ArenaForm } from '#domain/arena/arena-form.ts';
import type { Arena } from '#domain/arena/arena-list.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAnswer, type Question } from '#live/administration/use-answer.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { listArenaCorrections, type ArenaCorrection } from '#sync/calls/arena-corrections.ts';
import { isWaiting } from '#sync/outbox/outbox.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';

type EarlierCorrectionProps = {
  arena: Arena;
  /** @param values what the person proposed before, and nothing of the other fields */
  onContinue: (values: Partial<ArenaForm>) => void;
};

const question: Question<readonly ArenaCorrection[]> = ({ local }) => listArenaCorrections(local);

/**
 * Says that a correction of mine waits, which the next one replaces, and offers to go on with it.
 * Without a signal only of one that is still on this device: it does not keep what was sent.
 */
export function EarlierCorrection({ arena, onContinue }: EarlierCorrectionProps) {
  const { LL } = useI18nContext();
  const words = LL.arenas.correction;
  const { answer } = useAnswer(question);
  const [is_over, setOver] = useState(false);
  const asked = useOutbox()
    ?.filter((one) => one.name === 'propose_arena_change@1' && isWaiting(one))
    .map(({ args }) => args as CorrectionOfArena & { arena_id: string });
  const isOfArena = ({ arena_id }: { arena_id: string }) => arena_id === arena.id;
  const earlier = asked?.findLast(isOfArena) ?? answer?.find(isOfArena);
  if (!earlier || is_over) return null;
  const go = () => {
    setOver(true);
    const proposed = Object.entries(arenaFormOf({ ...arena, ...earlier.patch } as Arena));
    onContinue(Object.fromEntries(proposed.filter(([field]) => field in earlier.patch)));
  };
  return (
    <Note
      kind="waiting"
      title={words.earlier()}
      action={<Button onClick={go}>{words.go_on()}</Button>}
    >
      {words.earlier_hint()}
    </Note>
  );
}

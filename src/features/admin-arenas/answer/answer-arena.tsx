import { useAct } from '#actions/use-act.ts';
import { saying } from '#actions/use-say.ts';
import type { Arena } from '#domain/arena/arena-list.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { useOutboxActions } from '#live/outbox/use-outbox-actions.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { outdatedAnswers } from './outdated-answers.ts';

/** The answers to a proposal. */
export type ArenaAnswer = 'approve' | 'ask' | 'reject';

type AnswerArenaProps = {
  kind: ArenaAnswer;
  arena: Arena;
  /** What is written at first. */
  text?: string | undefined;
  /** It does not wait any more. */
  is_decided: boolean;
  /** It is stored on this device. */
  onAnswered: () => void;
  onClose: () => void;
};

/** Asks whether it is meant, and for the words that the proposer reads. */
export function AnswerArena(props: AnswerArenaProps) {
  const { kind, arena, text, is_decided, onAnswered, onClose } = props;
  const { LL } = useI18nContext();
  const act = useAct();
  const { discard } = useOutboxActions();
  const outdated = outdatedAnswers(arena.id, useOutbox());
  const reasons = outdated.map(({ args }) => (args as { reason?: string }).reason);
  const words = LL.admin.arenas;

  function answer(written: string, onKept: () => void) {
    const { id, name: label } = arena;
    const kept = () => {
      onKept();
      onAnswered();
      for (const earlier of outdated) void discard(earlier.id);
    };
    const on = { label, onKept: kept };
    if (kind === 'approve') {
      return act(
        'approve_arena@1',
        { id, base: arena },
        { ...on, said: saying(words.approved(), words.approve_failed()) },
      );
    }
    if (kind === 'ask') {
      const said = saying(words.asked(), words.ask_failed());
      return act('ask_arena_change@1', { id, note: written }, { ...on, said });
    }
    const said = saying(words.rejected(), words.reject_failed());
    return act('reject_arena@1', { id, reason: written, base: arena }, { ...on, said });
  }
  const labels = { approve: undefined, ask: words.note(), reject: words.reason() };
  return (
    <AnswerDialog
      draft_key={`arena-answer:${arena.id}`}
      danger={kind === 'reject'}
      title={words[`${kind}_title`]({ arena: arena.name })}
      body={words[`${kind}_body`]()}
      label={labels[kind]}
      // what was written before stays, where it was refused because the arena had changed
      text={text ?? (kind === 'reject' ? reasons.at(-1) : undefined)}
      confirm_label={words[kind]()}
      is_decided={is_decided}
      onAnswer={answer}
      onClose={onClose}
    />
  );
}

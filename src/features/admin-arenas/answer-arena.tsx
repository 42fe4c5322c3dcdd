import { useState } from 'react';
import { useAct } from '#actions/use-act.ts';
import { saying } from '#actions/use-say.ts';
import { charCount } from '#domain/words/char-count.ts';
import type { Arena } from '#domain/arena/arena-list.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { reviewTextLimits } from '#sync/mutations/arena.ts';
import { TextareaField } from '#ui/fields/text-field.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';

/** The answers to a proposal. */
export type ArenaAnswer = 'approve' | 'ask' | 'reject';

type AnswerArenaProps = {
  kind: ArenaAnswer;
  arena: Arena;
  /** What is written at first. */
  text?: string;
  onClose: () => void;
};

/** Asks whether it is meant, and for the words that the proposer reads. */
export function AnswerArena({ kind, arena, text: first = '', onClose }: AnswerArenaProps) {
  const { LL } = useI18nContext();
  const act = useAct();
  const [text, setText] = useState(first);
  const [is_tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const words = LL.admin.arenas;
  const { least, most } = reviewTextLimits;
  const written = text.trim();
  const is_short = kind !== 'approve' && charCount(written) < least;

  function ask() {
    const { id, name: label } = arena;
    const on = { label, onKept: onClose };
    if (kind === 'approve') {
      return act(
        'approve_arena@1',
        { id },
        { ...on, said: saying(words.approved(), words.approve_failed()) },
      );
    }
    if (kind === 'ask') {
      const said = saying(words.asked(), words.ask_failed());
      return act('ask_arena_change@1', { id, note: written }, { ...on, said });
    }
    const said = saying(words.rejected(), words.reject_failed());
    return act('reject_arena@2', { id, reason: written }, { ...on, said });
  }
  async function confirm() {
    setTried(true);
    if (is_short) return;
    setBusy(true);
    await ask();
    setBusy(false); // it could not be stored: the text is still here
  }
  return (
    <ConfirmDialog
      open
      danger={kind === 'reject'}
      title={words[`${kind}_title`]({ arena: arena.name })}
      confirm_label={words[kind]()}
      cancel_label={LL.common.cancel()}
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{words[`${kind}_body`]()}</p>
      {kind !== 'approve' && (
        <div className="mt-4">
          <TextareaField
            label={kind === 'ask' ? words.note() : words.reason()}
            hint={words.text_hint()}
            error={is_tried && is_short ? words.text_short() : undefined}
            maxLength={most}
            rows={3}
            value={text}
            onChange={setText}
          />
        </div>
      )}
    </ConfirmDialog>
  );
}

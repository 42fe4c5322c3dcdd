import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';

/** Says that the values come from a draft. @param onDiscard undefined when they do not */
export function RestoredNote({ onDiscard }: { onDiscard: (() => void) | undefined }) {
  const { LL } = useI18nContext();
  const words = LL.form.draft;
  if (!onDiscard) return null;
  return (
    <Note
      kind="info"
      title={words.restored()}
      action={<Button onClick={onDiscard}>{words.discard()}</Button>}
    >
      {words.restored_hint()}
    </Note>
  );
}

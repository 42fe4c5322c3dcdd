import Pencil from 'lucide-react/icons/pencil';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { messageDraft, useStoredText } from './use-draft-text.ts';

/** On the tab of a channel in which a message was begun. */
export function DraftMark(where: Parameters<typeof messageDraft>[0]) {
  const { LL } = useI18nContext();
  if (!useStoredText(messageDraft(where))) return null;
  return (
    <>
      <Pencil aria-hidden className="ms-1.5 inline size-4" />
      <span className="sr-only">, {LL.team_talk.draft()}</span>
    </>
  );
}

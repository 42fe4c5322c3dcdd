import type { ReactNode } from 'react';
import type { AskedChange } from '#domain/arena/asked-change.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { formatDay } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Note } from '#ui/page/note.tsx';

type AskedChangeNoteProps = {
  change: AskedChange;
  /** What its reader does about it. */
  hint?: string | undefined;
  action?: ReactNode;
};

/** What an administrator asked to be corrected in a waiting arena. */
export function AskedChangeNote({ change, hint, action }: AskedChangeNoteProps) {
  const { LL, locale } = useI18nContext();
  const date = formatDay(eventDay(change.asked_at), locale);
  return (
    <Note kind="waiting" title={LL.arenas.change.asked({ date })} action={action}>
      <p className="whitespace-pre-line wrap-anywhere">{change.note}</p>
      {hint && <p className="text-sm text-soft">{hint}</p>}
    </Note>
  );
}

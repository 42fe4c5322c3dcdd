import { Link } from '@tanstack/react-router';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Note } from '#ui/page/note.tsx';
import { useSameDay } from './use-same-day.ts';

/** Warns a person who plays elsewhere on that day, and prevents nothing. @param now UTC ISO instant */
export function SameDayNote({ event, now }: { event: AirsoftEvent; now: string }) {
  const { LL } = useI18nContext();
  const games = useSameDay(event, now);
  if (!games?.length) return null;
  return (
    <Note kind="info" title={LL.event.same_day()}>
      <ul>
        {games.map(({ id, name, time }) => (
          <li key={id}>
            {time} ·{' '}
            <Link
              to="/event/$id"
              params={{ id }}
              className="inline-flex min-h-(--thumb) items-center break-words underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Note>
  );
}

import { Link } from '@tanstack/react-router';
import type { NearArena } from '#domain/arena/near-arenas.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { formatDistance } from '#i18n/formats/formats.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';

type MaybeSameProps = {
  doubles: readonly NearArena[];
  /** @param reason why it is rejected, to be sent as it is or changed */
  onSame: (reason: string) => void;
};

/** The arenas that a proposal may repeat, each with the way to say so. */
export function MaybeSame({ doubles, onSame }: MaybeSameProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.admin.arenas;
  if (doubles.length === 0) return null;
  return (
    <Note kind="info" title={words.near()}>
      <ul>
        {doubles.map(({ arena: { id, name, city }, distance_m = 0 }, at) => (
          <li key={id} className="flex min-h-12 flex-wrap items-center gap-x-4">
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
              <Link to="/arena/$id" params={{ id }} className="link">
                {name}
              </Link>
              {`, ${city} · ${formatDistance(distance_m, locale)}`}
            </span>
            <Button
              variant="plain"
              aria-keyshortcuts={at === 0 ? '2' : undefined}
              onClick={() => onSame(words.same_reason({ arena: name }))}
            >
              {words.same()}
            </Button>
          </li>
        ))}
      </ul>
    </Note>
  );
}

import ChevronDown from 'lucide-react/icons/chevron-down';
import { usePhoneMinute } from '#entities/age/use-phone-minute.ts';
import { formatAge } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { usePastEvents } from '#live/event/use-past-events.ts';
import { Button } from '#ui/button.tsx';
import { DataAge } from '#ui/page/data-age.tsx';

type OlderEventsProps = { older: ReturnType<typeof usePastEvents> };

/** Under the past games: how old those from before the last 15 days are, and the next page. */
export function OlderEvents({ older: { phase, past, askOlder } }: OlderEventsProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.event_map.older;
  const now = usePhoneMinute();
  const age = (at: number) =>
    formatAge(new Date(at).toISOString(), { now: new Date(now), locale, LL });
  return (
    <div className="flex flex-col items-start gap-2 py-3">
      <p role="status" className="text-sm text-soft empty:sr-only">
        {phase === 'unreached' ? words.needs_signal() : ''}
      </p>
      {phase === 'unreached' && past && (
        <DataAge>{LL.sync.old_data({ age: age(past.at) })}</DataAge>
      )}
      {(phase === 'asking' || phase === 'unreached' || past?.more) && (
        <Button icon={ChevronDown} busy={phase === 'asking'} onClick={askOlder}>
          {phase === 'unreached' ? LL.common.try_again() : words.more()}
        </Button>
      )}
    </div>
  );
}

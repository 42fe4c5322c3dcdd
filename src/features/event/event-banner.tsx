import { useLoads } from '#entities/picture/use-loads.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

/** The picture of the event; nothing when it has none, or when it does not load. */
export function EventBanner({ event }: { event: AirsoftEvent }) {
  const { LL } = useI18nContext();
  const { loads, onError } = useLoads(event.banner);
  if (!event.banner || !loads) return null;
  return (
    <img
      src={event.banner}
      alt={LL.event.details.banner_alt({ event: event.name })}
      decoding="async"
      className="aspect-3/1 max-h-72 w-full rounded-box object-cover"
      onError={onError}
    />
  );
}

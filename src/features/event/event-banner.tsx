import { usePhoto } from '#entities/picture/use-photo.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

/**
 * The picture of the event, also before it was sent; nothing when it has none, or when it does not
 * load.
 */
export function EventBanner({ event }: { event: AirsoftEvent }) {
  const { LL } = useI18nContext();
  const { src, is_broken, onError } = usePhoto(event.banner ?? '');
  if (!event.banner || is_broken) return null;
  return (
    <img
      src={src || undefined} // its place is kept until it is known where it is
      alt={LL.event.details.banner_alt({ event: event.name })}
      decoding="async"
      className="aspect-3/1 max-h-72 w-full rounded-box object-cover"
      onError={onError}
    />
  );
}

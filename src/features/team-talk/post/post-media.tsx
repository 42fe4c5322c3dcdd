import ExternalLink from 'lucide-react/icons/external-link';
import { usePhoto } from '#entities/picture/use-photo.ts';
import { isPicture, shortAddress } from '#domain/talk/post-form.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { pictureSentence } from '#i18n/words/picture-words.ts';

/** Shared pictures, and links. */
export function PostMedia({ urls }: { urls: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {urls.map((url, n) => (
        <li key={keyOf(urls, n)} className="max-w-full">
          {isPicture(url) ? <Picture url={url} number={n + 1} /> : <OutLink url={url} />}
        </li>
      ))}
    </ul>
  );
}

/** The address, and which one of the same it is: one may be shared twice. */
const keyOf = (urls: readonly string[], n: number): string =>
  `${urls.slice(0, n).filter((url) => url === urls[n]).length}:${urls[n]}`;

/** A picture; the address where it does not load. One that waits is shown from this device. */
function Picture({ url, number }: { url: string; number: number }) {
  const { LL } = useI18nContext();
  const { src, refused, is_broken, onError } = usePhoto(url);
  if (is_broken) return <OutLink url={url} />;
  const picture = (
    <a href={url} target="_blank" rel="noopener noreferrer external" className="block">
      {src === '' ? (
        <span className="block h-56 w-56 rounded-box bg-base-200" />
      ) : (
        <img
          src={src}
          alt={LL.team_talk.media.open({ number })}
          decoding="async"
          loading="lazy"
          referrerPolicy="no-referrer"
          className="h-56 max-w-full rounded-box bg-base-200 object-cover"
          onError={onError}
        />
      )}
    </a>
  );
  if (!refused) return picture;
  return (
    <figure>
      {picture}
      <figcaption className="mt-1 text-sm text-error">{pictureSentence(refused, LL)}</figcaption>
    </figure>
  );
}

const OutLink = ({ url }: { url: string }) => (
  <a
    href={url}
    target="_blank"
    rel="noopener noreferrer external"
    className="inline-flex tap-height max-w-full items-center gap-2 underline wrap-anywhere"
  >
    <ExternalLink aria-hidden className="size-4 shrink-0" />
    {shortAddress(url)}
  </a>
);

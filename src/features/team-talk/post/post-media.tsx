import ExternalLink from 'lucide-react/icons/external-link';
import { isPicture, shortAddress } from '#domain/talk/post-media.ts';
import { KeptPhoto } from '#entities/picture/kept-photo.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';

/** Shared pictures, and links. */
export function PostMedia({ urls }: { urls: readonly string[] }) {
  const { LL } = useI18nContext();
  return (
    <ul className="flex flex-wrap gap-2">
      {urls.map((url, n) =>
        isPicture(url) ? (
          <li key={keyOf(urls, n)} className="max-w-72 min-w-0 flex-1 basis-28">
            <KeptPhoto url={url} label={LL.team_talk.media.open({ number: n + 1 })} />
          </li>
        ) : (
          <li key={keyOf(urls, n)} className="basis-full">
            <OutLink url={url} />
          </li>
        ),
      )}
    </ul>
  );
}

/** The address, and which one of the same it is: one may be shared twice. */
const keyOf = (urls: readonly string[], n: number): string =>
  `${urls.slice(0, n).filter((url) => url === urls[n]).length}:${urls[n]}`;

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

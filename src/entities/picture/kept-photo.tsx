import ImageOff from 'lucide-react/icons/image-off';
import type { ReactNode } from 'react';
import { KeptSentence } from '#entities/form/kept-sentence.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { pictureSentence } from '#i18n/words/picture-words.ts';
import { usePhoto } from './use-photo.ts';

/** A photo. At its address a tap opens it whole. */
export function KeptPhoto({ url, label }: { url: string; label: string }) {
  const { LL } = useI18nContext();
  const { src, preview, waits, refused, online, is_broken, is_ours, ...load } = usePhoto(url);
  const photo = (
    <img
      src={src}
      alt={label}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      className="aspect-4/3 w-full rounded-box bg-base-200 object-cover"
      onError={load.onError}
    />
  );
  return (
    <figure className="min-w-0">
      {src === '' || (is_broken && (preview || !online)) ? (
        <Frame>{src && (online ? LL.picture.broken() : LL.picture.no_signal())}</Frame>
      ) : preview ? (
        photo
      ) : is_broken && is_ours ? (
        <button type="button" className="w-full" onClick={load.tryAgain}>
          <Frame>
            {LL.picture.on_its_way()} <span className="underline">{LL.common.try_again()}</span>
          </Frame>
        </button>
      ) : (
        <a href={url} target="_blank" rel="noopener noreferrer external" className="block">
          {is_broken ? (
            <Frame>
              {LL.picture.broken()} <span className="underline wrap-anywhere">{hostOf(url)}</span>
            </Frame>
          ) : (
            photo
          )}
        </a>
      )}
      {waits && (
        <figcaption className="mt-1 text-sm text-warning">
          <KeptSentence>{LL.picture.waiting()}</KeptSentence>
        </figcaption>
      )}
      {refused && (
        <figcaption className="mt-1 text-sm text-error">{pictureSentence(refused, LL)}</figcaption>
      )}
    </figure>
  );
}

/** The place of a photo that is not shown. */
const Frame = ({ children }: { children: ReactNode }) => (
  <span className="grid aspect-4/3 place-items-center rounded-box bg-base-200 p-2 text-center text-sm text-soft">
    <ImageOff aria-hidden className="size-6" />
    <span>{children}</span>
  </span>
);

const hostOf = (url: string): string | undefined => url.split('/')[2];

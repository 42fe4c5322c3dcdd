import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Arena } from '#domain/arena/arena-list.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOnline } from '#live/freshness/use-online.ts';
import { useKeptPicture } from '#live/outbox/use-kept-picture.ts';
import { IconButton } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

/**
 * The photos side by side; a tap opens one whole. One that does not load leaves no hole; without a
 * signal it is asked for again with one.
 */
export function ArenaPhotos({ arena: { images, name } }: { arena: Arena }) {
  const { LL } = useI18nContext();
  const words = LL.arenas;
  const online = useOnline();
  const [broken, setBroken] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<number>();
  const tried = (src: string) => `${online} ${src}`;
  const shown = images.filter((src) => !broken.includes(tried(src)));
  if (shown.length === 0) {
    return <p className="text-soft">{online ? LL.picture.broken() : LL.picture.no_signal()}</p>;
  }
  return (
    <>
      <ul className="grid grid-cols-2 gap-3">
        {shown.map((src, at) => (
          <li key={src}>
            <button
              type="button"
              aria-haspopup="dialog"
              className="block w-full"
              onClick={() => setOpen(at)}
            >
              <Photo
                src={src}
                alt={words.picture({ number: at + 1, name })}
                className="aspect-4/3 w-full rounded-box object-cover"
                onBroken={() => setBroken((all) => [...all, tried(src)])}
              />
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
        title={name}
        close_label={LL.common.close()}
      >
        {open !== undefined && <Whole images={shown} name={name} first={open} />}
      </Dialog>
    </>
  );
}

type PhotoProps = { src: string; alt: string; className: string; onBroken?: () => void };

/** From this device while it waits to be sent. */
function Photo({ src, alt, className, onBroken }: PhotoProps) {
  const { preview } = useKeptPicture(src);
  const shown = preview ?? src;
  if (shown === '') return <div aria-hidden className={`bone ${className}`} />;
  return <img src={shown} alt={alt} loading="lazy" className={className} onError={onBroken} />;
}

type WholeProps = { images: readonly string[]; name: string; first: number };

/** One photo at a time: swiped, by the arrow keys, or by the buttons. */
function Whole({ images, name, first }: WholeProps) {
  const { LL } = useI18nContext();
  const words = LL.arenas;
  const row = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(first);
  const show = (next: number, behavior: ScrollBehavior = 'smooth') => {
    const { current } = row;
    current?.scrollTo({ left: next * current.clientWidth, behavior });
  };
  useLayoutEffect(() => show(first, 'instant'), [first]);
  const turn = (by: number) => show(Math.min(Math.max(at + by, 0), images.length - 1));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault(); // the row would scroll by a few pixels
    turn(by);
  };
  return (
    <div role="group" aria-label={words.pictures()} onKeyDown={onKeyDown}>
      <ul
        ref={row}
        // a stop of the keyboard, because it scrolls
        tabIndex={0}
        aria-label={words.pictures()}
        className="flex snap-x snap-mandatory overflow-x-auto"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setAt(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }
      >
        {images.map((src, n) => (
          <li key={src} className="w-full shrink-0 snap-center">
            <Photo
              src={src}
              alt={words.picture({ number: n + 1, name })}
              className="h-[60dvh] w-full object-contain"
            />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <div className="flex items-center justify-center gap-2 pt-2">
          <IconButton icon={ChevronLeft} label={words.previous()} onClick={() => turn(-1)} />
          <span role="status" className="tabular-nums">{`${at + 1} / ${images.length}`}</span>
          <IconButton icon={ChevronRight} label={words.next()} onClick={() => turn(1)} />
        </div>
      )}
    </div>
  );
}

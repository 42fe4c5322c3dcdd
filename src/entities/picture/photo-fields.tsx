import ImagePlus from 'lucide-react/icons/image-plus';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { pictureSentence } from '#i18n/words/picture-words.ts';
import { useUploadPicture } from '#live/outbox/use-upload-picture.ts';
import { Button } from '#ui/button.tsx';
import { KeptPhoto } from './kept-photo.tsx';

type Upload = Parameters<typeof useUploadPicture<string>>;

type PhotoFieldsProps = {
  legend: string;
  hint: string;
  urls: readonly string[];
  most: number;
  onChange: (change: (urls: readonly string[]) => readonly string[]) => void;
  kind: Upload[0];
  draw: Upload[1]['draw'];
  /** As for a file input: what the chooser of the device offers. */
  accept: string;
};

/** Several photos: each is kept on this device and sent at once, or with the mutation. */
export function PhotoFields(props: PhotoFieldsProps) {
  const { legend, hint, urls, most, onChange } = props;
  const { LL } = useI18nContext();
  /** With the place of each; the one that was removed last comes back first. */
  const [removed, setRemoved] = useState<readonly { url: string; at: number }[]>([]);
  const last = removed.findLast(({ url }) => !urls.includes(url));
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1.5 flex w-full items-baseline justify-between gap-3 font-medium">
        {legend}
        <span className="text-sm font-normal text-soft">{LL.common.optional()}</span>
      </legend>
      <p className="text-sm text-soft">{hint}</p>
      {urls.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {urls.map((url, n) => {
            const label = LL.picture.photo({ number: n + 1 });
            return (
              <li key={url}>
                <KeptPhoto url={url} label={label} />
                <Button
                  variant="plain"
                  icon={X}
                  aria-label={`${LL.picture.remove()}: ${label}`}
                  onClick={() => {
                    onChange((all) => all.filter((other) => other !== url));
                    setRemoved([...removed, { url, at: n }]);
                  }}
                >
                  {LL.picture.remove()}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {last && urls.length < most && (
        <div>
          <Button
            variant="plain"
            icon={Undo2}
            onClick={() => onChange((all) => all.toSpliced(last.at, 0, last.url).slice(0, most))}
          >
            {LL.briefing.undo()}
          </Button>
        </div>
      )}
      <AddPhotos {...props} room={most - urls.length} />
    </fieldset>
  );
}

type AddPhotosProps = Pick<PhotoFieldsProps, 'onChange' | 'kind' | 'draw' | 'accept' | 'most'> & {
  /** So many more fit. Without any the chosen ones are still sent. */
  room: number;
};

/** Several at once: of too many the first ones are taken, and the person is told. */
function AddPhotos({ onChange, kind, draw, accept, most, room }: AddPhotosProps) {
  const { LL } = useI18nContext();
  const input = useRef<HTMLInputElement>(null);
  const [too_many, setTooMany] = useState(false);
  const photos = useUploadPicture(kind, {
    value: '',
    draw,
    onChange: (url) => onChange((all) => [...all, url].slice(0, most)),
  });
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={room > 1}
        hidden
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = ''; // so that the same files can be chosen again
          setTooMany(files.length > room);
          photos.pickAll(files.slice(0, room), (refused) =>
            onChange((all) => all.filter((url) => url !== refused)),
          );
        }}
      />
      {room > 0 && (
        <Button icon={ImagePlus} busy={photos.busy} onClick={() => input.current?.click()}>
          {LL.picture.add_photo()}
        </Button>
      )}
      <p role="alert" className="mt-1 text-sm text-error empty:hidden">
        {pictureSentence(photos.problem, LL) ??
          (too_many || room < 0 ? LL.picture.at_most({ most }) : '')}
      </p>
    </div>
  );
}

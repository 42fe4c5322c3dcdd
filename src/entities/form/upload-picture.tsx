import { useEffect } from 'react';
import { tidyAddress } from '#domain/words/secure-address.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { pictureSentence, pictureTexts } from '#i18n/words/picture-words.ts';
import { useWayOut } from '#live/freshness/use-way-out.ts';
import { useUploadPicture } from '#live/outbox/use-upload-picture.ts';
import type { drawPicture } from '#platform/draw-picture.ts';
import type { PictureKind } from '#sync/calls/picture-upload.ts';
import { PictureField } from '#ui/fields/picture-field.tsx';

type UploadPictureProps = {
  kind: PictureKind;
  /** Of the field. */
  name: string;
  label: string;
  value: string;
  onChange: (url: string) => void;
  error: string | undefined;
  draw: typeof drawPicture;
  square?: boolean;
  required?: boolean;
  /** Called with what takes a file that was chosen elsewhere. */
  onReady?: (pick: (file: File) => void) => void;
};

/** A picture of a form: an address, or a file that waits on this device for a signal. */
export function UploadPicture(props: UploadPictureProps) {
  const { kind, name, label, value, onChange, error, draw, square, required, onReady } = props;
  const { LL } = useI18nContext();
  const way = useWayOut();
  const picture = useUploadPicture(kind, { value, onChange, draw });
  useEffect(() => onReady?.(picture.pick));
  return (
    <div data-field={name}>
      <PictureField
        label={label}
        mark={required ? undefined : LL.common.optional()}
        value={value}
        onChange={picture.write}
        error={pictureSentence(picture.problem, LL) ?? error}
        texts={pictureTexts(LL, way)}
        onPick={picture.pick}
        onRemove={picture.remove}
        onUndo={picture.undo}
        uploaded={picture.uploaded}
        busy={picture.busy}
        share={picture.share}
        waiting={picture.waiting}
        preview={picture.preview ?? tidyAddress(value)}
        square={square ?? false}
      />
    </div>
  );
}

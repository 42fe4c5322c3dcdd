import Clock from 'lucide-react/icons/clock';
import ImageOff from 'lucide-react/icons/image-off';
import ImagePlus from 'lucide-react/icons/image-plus';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { useId, useRef, useState, type DragEvent } from 'react';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { fieldAria, FieldNotes, type FieldTexts } from './field-frame.tsx';
import './fields.css';

type PictureFieldTexts = {
  choose: string;
  change: string;
  remove: string;
  undo: string;
  /** Label of the address. */
  address: string;
  /** Alternative text of the preview. */
  preview: string;
  broken: string;
  none: string;
  drop: string;
  waiting: string;
  /** @param percent `40%` */
  sending: (percent: string) => string;
};

type PictureFieldProps = FieldTexts & {
  /** An address, or ''. */
  value: string;
  onChange: (url: string) => void;
  /** A file of this device: gallery or camera on a phone, drag and drop on a desktop. */
  onPick: (file: File) => void;
  onRemove: () => void;
  /** Brings back what was removed. */
  onUndo?: (() => void) | undefined;
  texts: PictureFieldTexts;
  /** The value is the address of an uploaded file, which says nothing to a person. */
  uploaded?: boolean;
  busy?: boolean;
  /** 0 to 1, while it is being sent. */
  share?: number | undefined;
  /** The picture is kept on this device and has not been sent. */
  waiting?: boolean;
  /** Shown in place of `value`, which may not be uploaded yet. */
  preview?: string | undefined;
  /** Of a picture that is shown as a square. */
  square?: boolean;
};

/** A picture as an address or a file, with a preview. */
export function PictureField(props: PictureFieldProps) {
  const { label, hint, error, mark, value, texts, busy = false, share = 0, waiting } = props;
  const id = useId();
  const [dragging, setDragging] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setDragging(false);
    const [file] = event.dataTransfer.files;
    if (file) props.onPick(file);
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 flex w-full items-baseline justify-between gap-3 font-medium">
        {label}
        {mark && <span className="text-sm font-normal text-soft">{mark}</span>}
      </legend>
      <div
        className={classNames('picture-drop', dragging && 'chosen')}
        onDragOver={(event) => {
          event.preventDefault(); // otherwise the browser would navigate to the file
          setDragging(true);
        }}
        onDragLeave={() => setDragging(false)}
        onDrop={drop}
      >
        <Preview src={props.preview ?? value} texts={texts} square={props.square ?? false} />
        <Controls {...props} busy={busy} />
      </div>
      {busy && (
        <p role="status" className="text-sm text-soft">
          <progress aria-hidden className="progress-line" value={share || undefined} />
          {texts.sending(`${Math.round(share * 100)}%`)}
        </p>
      )}
      {waiting && (
        <p role="status" className="flex gap-1.5 text-sm text-warning">
          <Clock aria-hidden className="mt-0.5 size-4 shrink-0" />
          {texts.waiting}
        </p>
      )}
      {!props.uploaded && (
        <>
          <label htmlFor={id} className="text-sm text-soft">
            {texts.address}
          </label>
          <input
            {...fieldAria(id, { hint, error })}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            className="input w-full"
            value={value}
            onChange={(event) => props.onChange(event.target.value)}
          />
        </>
      )}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}

function Controls({
  value,
  onPick,
  onRemove,
  onUndo,
  texts,
  busy,
}: Pick<PictureFieldProps, 'value' | 'onPick' | 'onRemove' | 'onUndo' | 'texts' | 'busy'>) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <div className="flex min-w-0 flex-1 basis-32 flex-col items-start gap-2">
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => {
          const [picked] = event.target.files ?? [];
          event.target.value = ''; // so that the same file can be chosen again
          if (picked) onPick(picked);
        }}
      />
      <Button icon={ImagePlus} busy={busy ?? false} onClick={() => file.current?.click()}>
        {value ? texts.change : texts.choose}
      </Button>
      {value ? (
        <Button variant="plain" icon={X} onClick={onRemove}>
          {texts.remove}
        </Button>
      ) : (
        <>
          {onUndo && (
            <Button variant="plain" icon={Undo2} onClick={onUndo}>
              {texts.undo}
            </Button>
          )}
          <span className="hidden text-sm text-soft pointer-fine:inline">{texts.drop}</span>
        </>
      )}
    </div>
  );
}

type PreviewProps = { src: string; texts: PictureFieldTexts; square: boolean };

function Preview({ src, texts, square }: PreviewProps) {
  const frame = classNames('picture-frame', square && 'aspect-square');
  const [broken, setBroken] = useState('');
  const shown = /^(https?:\/\/.|blob:)/.test(src) ? src : '';
  if (shown === '' || shown === broken) {
    return (
      <div className={classNames(frame, 'text-soft')} role={shown ? 'status' : undefined}>
        <ImageOff aria-hidden className="size-6" />
        <span className="text-sm">{shown ? texts.broken : texts.none}</span>
      </div>
    );
  }
  return (
    <div className={frame}>
      <img
        src={shown}
        alt={texts.preview}
        className="size-full object-contain"
        onError={() => setBroken(shown)}
      />
    </div>
  );
}

import ImagePlus from 'lucide-react/icons/image-plus';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { useSeveralPictures, type Candidate, type Slot } from './use-several-pictures.ts';

type SeveralPicturesProps = {
  /** The fields, in their order. */
  slots: readonly Slot[];
  /** Those that have no picture. */
  free: readonly Slot[];
  onUse: (slot: Slot, file: File) => void;
};

/**
 * Up to ten files at once (Spec 1 §5, Images). An event keeps two pictures, so these are a choice:
 * each can be put into either field, which sends it or keeps it like a single one.
 */
export function SeveralPictures(props: SeveralPicturesProps) {
  const { LL } = useI18nContext();
  const input = useRef<HTMLInputElement>(null);
  const { candidates, said, add, remove } = useSeveralPictures(props);
  const words = LL.event_form.several_pictures;
  return (
    <div role="group" aria-label={words.choose()} className="flex flex-col gap-3">
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = ''; // so that the same files can be chosen again
          void add(files);
        }}
      />
      <div>
        <Button icon={ImagePlus} onClick={() => input.current?.click()}>
          {words.choose()}
        </Button>
        <p className="mt-1 text-sm text-soft">{words.hint()}</p>
      </div>
      <div role="alert" className="text-sm text-error empty:hidden">
        {said.map((sentence) => (
          <p key={sentence} className="break-words">
            {sentence}
          </p>
        ))}
      </div>
      {candidates.length > 0 && (
        <ul aria-label={words.list()} className="divide-y divide-line">
          {candidates.map((one) => (
            <CandidateRow key={one.id} of={one} {...props} onRemove={remove} />
          ))}
        </ul>
      )}
    </div>
  );
}

type CandidateRowProps = Pick<SeveralPicturesProps, 'slots' | 'onUse'> & {
  of: Candidate;
  onRemove: (id: string) => void;
};

function CandidateRow({ of: { id, file, url }, slots, onUse, onRemove }: CandidateRowProps) {
  const { LL } = useI18nContext();
  const words = LL.event_form.several_pictures;
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <img src={url} alt="" className="size-16 shrink-0 rounded-field object-cover" />
      <span className="min-w-0 flex-1 basis-32 break-words">{file.name}</span>
      <span className="flex items-center gap-2">
        {slots.map((slot) => (
          <Button key={slot} onClick={() => onUse(slot, file)}>
            {words[slot]()}
          </Button>
        ))}
        <IconButton
          icon={X}
          label={words.remove({ name: file.name })}
          onClick={() => onRemove(id)}
        />
      </span>
    </li>
  );
}

import { useRef } from 'react';
import { UploadPicture } from '#entities/form/upload-picture.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/words/use-bound.ts';
import { drawPicture } from '#platform/draw-picture.ts';
import { FormSection } from '#ui/form/form-section.tsx';
import type { EventFormApi } from '../use-event-form.ts';
import { PatchDetails } from './patch-details.tsx';
import { SeveralPictures } from './several-pictures.tsx';
import type { Slot } from './use-several-pictures.ts';

/** The picture of the event, and the one of its patch. */
export function PictureFields({ form, event_id }: { form: EventFormApi; event_id: string }) {
  const { LL } = useI18nContext();
  const bound = useBound();
  const { section, section_hint, field } = LL.event_form;
  const picks = useRef<{ [name in Slot]?: (file: File) => void }>({});
  return (
    <FormSection title={section.pictures()} hint={section_hint.pictures()}>
      <form.Subscribe selector={({ values }) => values}>
        {(values) => (
          <SeveralPictures
            free={SLOTS.filter((slot) => values[slot] === '')}
            onUse={(slot, file) => picks.current[slot]?.(file)}
          />
        )}
      </form.Subscribe>
      {SLOTS.map((name) => (
        <form.Field key={name} name={name}>
          {(control) => (
            <UploadPicture
              // both belong to the organiser; only administrators may write the bucket of patches
              kind="event-images"
              label={field[name]()}
              draw={drawPicture}
              onReady={(pick) => void (picks.current[name] = pick)}
              {...bound(control)}
            />
          )}
        </form.Field>
      ))}
      <PatchDetails event_id={event_id} />
    </FormSection>
  );
}

const SLOTS = ['banner', 'patch'] as const;

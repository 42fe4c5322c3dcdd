import { useRef } from 'react';
import { hasPatch } from '#domain/event/event-facts.ts';
import { UploadPicture } from '#entities/form/upload-picture.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/words/use-bound.ts';
import { drawPicture, drawSquare } from '#platform/draw-picture.ts';
import { FormSection } from '#ui/form/form-section.tsx';
import type { EventFormApi } from '../use-event-form.ts';
import { PatchDetails } from './patch-details.tsx';
import { PatchFields } from './patch-fields.tsx';
import { SeveralPictures } from './several-pictures.tsx';
import type { Slot } from './use-several-pictures.ts';

/** The picture of the event, and its patch. */
export function PictureFields({ form, event_id }: { form: EventFormApi; event_id: string }) {
  const { LL } = useI18nContext();
  const bound = useBound();
  const { section, section_hint, field } = LL.event_form;
  const picks = useRef<{ [name in Slot]?: (file: File) => void }>({});
  const upload = (name: Slot) => (
    <form.Field name={name}>
      {(control) => (
        <UploadPicture
          // both belong to the organiser; only administrators may write the bucket of patches
          kind="event-images"
          label={field[name]()}
          draw={name === 'patch' ? drawSquare : drawPicture}
          square={name === 'patch'}
          onReady={(pick) => void (picks.current[name] = pick)}
          {...bound(control)}
        />
      )}
    </form.Field>
  );
  const use = (slot: Slot, file: File) => {
    if (slot === 'patch' && !hasPatch(form.state.values)) form.setFieldValue('patch_for', 'came');
    picks.current[slot]?.(file);
  };
  return (
    <>
      <FormSection title={section.pictures()} hint={section_hint.pictures()}>
        <form.Subscribe selector={({ values }) => values}>
          {(values) => {
            const slots = SLOTS.filter(
              (slot) => slot === 'banner' || values.patch_for !== 'withdrawn',
            );
            return (
              <SeveralPictures
                slots={slots}
                free={slots.filter((slot) => values[slot] === '')}
                onUse={use}
              />
            );
          }}
        </form.Subscribe>
        {upload('banner')}
      </FormSection>
      <FormSection title={section.patch()} hint={section_hint.patch()}>
        <PatchFields form={form} picture={upload('patch')} />
        <PatchDetails event_id={event_id} />
      </FormSection>
    </>
  );
}

const SLOTS = ['banner', 'patch'] as const;

import { useI18nContext } from '#i18n/i18n-react.tsx';
import { pictureSentence, pictureTexts } from '#i18n/picture-words.ts';
import { validationSentence } from '#i18n/validation-sentence.ts';
import { useUploadPicture } from '#live/use-upload-picture.ts';
import { drawPicture } from '#platform/draw-picture.ts';
import { PictureField } from '#ui/picture-field.tsx';
import { FormSection } from './form-section.tsx';
import { PatchDetails } from './patch-details.tsx';
import { useSyncStatus } from '#live/use-sync-status.ts';
import type { EventFormApi } from './use-event-form.ts';

/** The picture of the event, and the one of its patch. */
export function PictureFields({ form, event_id }: { form: EventFormApi; event_id: string }) {
  const { LL } = useI18nContext();
  const { section, section_hint } = LL.event_form;
  return (
    <FormSection title={section.pictures()} hint={section_hint.pictures()}>
      {(['banner', 'patch'] as const).map((name) => (
        <form.Field key={name} name={name}>
          {({ state, handleChange }) => (
            <Picture
              name={name}
              value={state.value}
              onChange={handleChange}
              error={validationSentence(state.meta.errors, LL)}
            />
          )}
        </form.Field>
      ))}
      <PatchDetails event_id={event_id} />
    </FormSection>
  );
}

type PictureProps = {
  name: 'banner' | 'patch';
  value: string;
  onChange: (url: string) => void;
  error: string | undefined;
};

function Picture({ name, value, onChange, error }: PictureProps) {
  const { LL } = useI18nContext();
  const { expired } = useSyncStatus();
  // both belong to the organiser; only administrators may write the bucket of patches
  const picture = useUploadPicture('event-images', { value, onChange, draw: drawPicture });
  return (
    <div data-field={name}>
      <PictureField
        label={LL.event_form.field[name]()}
        mark={LL.common.optional()}
        value={value}
        onChange={picture.write}
        error={pictureSentence(picture.problem, LL) ?? error}
        texts={pictureTexts(LL, expired)}
        onPick={picture.pick}
        onRemove={picture.remove}
        busy={picture.busy}
        share={picture.share}
        waiting={picture.waiting}
        preview={picture.preview}
      />
    </div>
  );
}

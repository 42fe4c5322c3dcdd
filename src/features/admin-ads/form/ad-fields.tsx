import { UploadPicture } from '#entities/form/upload-picture.tsx';
import { adLocations, longestAd } from '#domain/advertising/ad-form.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/words/use-bound.ts';
import { usePickerWords } from '#i18n/words/use-picker-words.ts';
import { drawSquare } from '#platform/draw-picture.ts';
import { DateField } from '#ui/day-time/date-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextareaField, TextField } from '#ui/fields/text-field.tsx';
import type { AdFormApi } from './use-ad-form.ts';

type AdFieldsProps = { form: AdFormApi; today: string };

/** What is shown, where, and on which days. */
export function AdFields({ form, today }: AdFieldsProps) {
  const { LL } = useI18nContext();
  const bound = useBound();
  const words = LL.admin.ads.field;
  const optional = LL.common.optional();
  return (
    <>
      <form.Field name="title">
        {(field) => (
          <TextField label={words.title()} autoComplete="off" {...bound(field, longestAd.title)} />
        )}
      </form.Field>
      <form.Field name="sponsor_name">
        {(field) => (
          <TextField
            label={words.sponsor_name()}
            autoComplete="organization"
            {...bound(field, longestAd.sponsor_name)}
          />
        )}
      </form.Field>
      <form.Field name="description">
        {(field) => (
          <TextareaField
            label={words.description()}
            mark={optional}
            rows={2}
            {...bound(field, longestAd.description)}
          />
        )}
      </form.Field>
      <form.Field name="link_url">
        {(field) => (
          <TextField
            label={words.link_url()}
            mark={optional}
            type="url"
            inputMode="url"
            placeholder="https://"
            autoCapitalize="none"
            {...bound(field)}
          />
        )}
      </form.Field>
      <PlaceFields form={form} />
      <DayFields form={form} today={today} />
      <form.Field name="image_url">
        {(field) => (
          // a bucket that only administrators fill
          <UploadPicture
            kind="patch-images"
            label={words.image_url()}
            draw={drawSquare}
            square
            {...bound(field)}
          />
        )}
      </form.Field>
    </>
  );
}

function PlaceFields({ form }: Pick<AdFieldsProps, 'form'>) {
  const { LL } = useI18nContext();
  const bound = useBound();
  const words = LL.admin.ads.field;
  return (
    <>
      <form.Field name="location">
        {(field) => (
          <SelectField
            label={words.location()}
            hint={words.location_hint()}
            options={adLocations.map((value) => ({
              value,
              label: LL.admin.ads.place[value](),
            }))}
            {...bound(field)}
          />
        )}
      </form.Field>
      <form.Field name="priority">
        {(field) => (
          <TextField
            label={words.priority()}
            hint={words.priority_hint()}
            inputMode="numeric"
            autoComplete="off"
            {...bound(field)}
          />
        )}
      </form.Field>
    </>
  );
}

function DayFields({ form, today }: AdFieldsProps) {
  const { LL, locale } = useI18nContext();
  const bound = useBound();
  const pickers = usePickerWords();
  const words = LL.admin.ads.field;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {(['start_date', 'end_date'] as const).map((name) => (
        <form.Field key={name} name={name}>
          {(field) => (
            <DateField
              label={words[name]()}
              mark={LL.common.optional()}
              min="2020-01-01"
              today={today}
              language={locale}
              words={pickers.date}
              {...bound(field)}
            />
          )}
        </form.Field>
      ))}
    </div>
  );
}

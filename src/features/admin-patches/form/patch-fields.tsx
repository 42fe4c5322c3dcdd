import { UploadPicture } from '#entities/form/upload-picture.tsx';
import { longestPatch, patchTypes } from '#domain/rewards/patch-form.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/words/use-bound.ts';
import { drawSquare } from '#platform/draw-picture.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextareaField, TextField } from '#ui/fields/text-field.tsx';
import type { PatchFormApi } from './use-patch-form.ts';

/** Name, type, description and picture; without a picture the app draws one. */
export function PatchFields({ form }: { form: PatchFormApi }) {
  const { LL } = useI18nContext();
  const bound = useBound();
  const words = LL.admin.patch;
  return (
    <>
      <form.Field name="nome">
        {(field) => (
          <TextField
            label={words.name()}
            autoComplete="off"
            autoCapitalize="words"
            {...bound(field, longestPatch.nome)}
          />
        )}
      </form.Field>
      <form.Field name="tipo">
        {(field) => (
          <SelectField
            label={words.type()}
            options={patchTypes.map((value) => ({ value, label: LL.patch.kind[value]() }))}
            {...bound(field)}
          />
        )}
      </form.Field>
      <form.Field name="descricao">
        {(field) => (
          <TextareaField
            label={words.description()}
            mark={LL.common.optional()}
            rows={3}
            {...bound(field, longestPatch.descricao)}
          />
        )}
      </form.Field>
      <form.Field name="imagem_url">
        {(field) => (
          <UploadPicture
            kind="patch-images"
            label={words.picture()}
            draw={drawSquare}
            square
            {...bound(field)}
          />
        )}
      </form.Field>
    </>
  );
}

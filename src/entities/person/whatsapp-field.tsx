import type { ComponentProps } from 'react';
import { mayMissDigit } from '#domain/whatsapp/whatsapp.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

type WhatsappFieldProps = ComponentProps<typeof TextField> & {
  /** What is known of this number; more than a question. */
  known?: string | undefined;
};

/** A number. Where a digit may be missing it asks, and takes the number as it is. */
export function WhatsappField({ known, hint, ...field }: WhatsappFieldProps) {
  const { LL } = useI18nContext();
  const asked = mayMissDigit(field.value) ? LL.validation.whatsapp_digit() : hint;
  return <TextField {...field} hint={known ?? asked} />;
}

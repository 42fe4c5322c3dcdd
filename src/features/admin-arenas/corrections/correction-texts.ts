import type { CorrectionEntry, CorrectionField } from '#domain/arena/arena-correction.ts';
import type { OpeningHours } from '#domain/arena/opening-hours.ts';
import type { Position } from '#domain/place/distance.ts';
import { shortWhatsapp } from '#domain/whatsapp/whatsapp.ts';
import type { Locales, TranslationFunctions } from '#i18n/i18n-types.ts';
import { hoursText, typesText } from '#entities/arena/fact-texts.ts';

type To = { LL: TranslationFunctions; locale: Locales };

export const fieldLabel = (field: CorrectionField, LL: TranslationFunctions): string =>
  LL.admin.arenas.fact[field === 'opening_hours' ? 'hours' : field]();

/** A value for a reader, also one that is empty. */
export const valueText = (field: CorrectionField, value: CorrectionEntry['now'], to: To): string =>
  written(field, value, to) || to.LL.admin.arenas.corrections.nothing();

function written(field: CorrectionField, value: CorrectionEntry['now'], to: To): string {
  if (value === null) return '';
  if (typeof value === 'string') {
    return field === 'phone' || field === 'whatsapp' ? shortWhatsapp(value) : value;
  }
  if (Array.isArray(value)) {
    return field === 'game_types' ? typesText(value, to.LL) : value.join(', ');
  }
  if (field !== 'place') return hoursText(value as OpeningHours, to);
  const { latitude, longitude } = value as Position;
  return `${latitude}, ${longitude}`;
}

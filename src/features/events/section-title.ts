import type { TranslationFunctions } from '#i18n/i18n-types.ts';
import type { SectionGroup } from './group-events.ts';

export const sectionTitle = (group: SectionGroup, LL: TranslationFunctions): string =>
  group === 'nearest' ? LL.events.sort.by_distance() : LL.events.group[group]();

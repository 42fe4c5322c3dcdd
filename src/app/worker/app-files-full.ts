import { lost as en } from '#i18n/en/lost.ts';
import { lost as es } from '#i18n/es/lost.ts';
import { lost as pt } from '#i18n/pt-BR/lost.ts';
import { preferences } from '#platform/theme.ts';
import { showToast } from '#ui/overlay/toast-store.ts';

const WORDS = { 'pt-BR': pt, en, es };
let said = false;

/**
 * Says that this device has no room for the app's files, so it will not open offline. Once per
 * page.
 */
export function sayOnce(): void {
  if (said) return;
  said = true;
  const { title, detail } = WORDS[preferences().language].app_files;
  showToast({ tone: 'error', title, detail, for_ms: null });
}

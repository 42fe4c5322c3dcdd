import { lost as en } from '#i18n/en/lost.ts';
import { lost as es } from '#i18n/es/lost.ts';
import { lost as pt } from '#i18n/pt-BR/lost.ts';
import { preferences } from '#platform/theme.ts';
import { showToast } from '#ui/overlay/toast-store.ts';

const WORDS = { 'pt-BR': pt, en, es };
type Lost = 'app_files' | 'storage' | 'language';
const said = new Set<Lost>();

/**
 * `app_files`: this device has no room for the app's files, so it will not open offline. `storage`:
 * the databases did not answer, and the page was opened again; both once per page. `language`: its
 * texts are not on this device, and there is no signal.
 */
export function sayLost(what: Lost): void {
  if (said.has(what)) return;
  if (what !== 'language') said.add(what);
  const { title, detail } = WORDS[preferences().language][what];
  showToast({ tone: 'error', title, detail, ...(what !== 'language' && { for_ms: null }) });
}

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { captureInstallPrompt } from '#platform/install/install-prompt.ts';
import { preferences } from '#platform/theme.ts';
import { captureWhatsappVerifications } from '#platform/whatsapp/whatsapp-verification.ts';
import { openAccountOf, followOtherTabs, watchStorage } from '../account/account-store.ts';
import { App } from './app.tsx';
import { bearTranslators } from './bear-translators.ts';
import { fetchSeenHome } from '../pages/home/home-coming.tsx';
import { loadLocale, standInFor } from '#i18n/locale.ts';
import { rememberedPerson } from '#sync/identity/person.ts';
import { preloadScreens } from './preload-screens.ts';
import { reloadForMissingFiles } from '../screens/missing-files.ts';
import { stopSecondTaps } from './second-tap.ts';

/** Paints the shell at once; the databases open meanwhile, and nothing waits for the network. */
export function start(): void {
  stopSecondTaps();
  captureInstallPrompt();
  captureWhatsappVerifications();
  watchStorage();
  void openAccountOf(rememberedPerson());
  followOtherTabs();
  reloadForMissingFiles();
  preloadScreens();
  bearTranslators();
  const root = createRoot(document.querySelector('#root')!);
  const render = () =>
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
  const { language } = preferences();
  const loading = loadLocale(language);
  if (loading) void loading.catch(() => standInFor(language)).then(render);
  else {
    // in parallel with the databases, not after the first paint
    if (location.pathname === '/') void fetchSeenHome();
    render();
  }
}

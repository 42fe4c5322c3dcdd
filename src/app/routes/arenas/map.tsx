import { createFileRoute } from '@tanstack/react-router';
import { ArenasPage } from '#app/pages/arenas/arenas-page.tsx';
import { ScreenPending } from '#app/pages/screen-pending.tsx';
import type { ArenasSearch } from '#features/arenas/arenas-search.ts';
import { loadWords } from '#i18n/locale.ts';

export const Route = createFileRoute('/arenas/map')({
  loader: () => loadWords(),
  // the screen parses it, because every start loads this line
  validateSearch: (given) => given as ArenasSearch,
  component: ArenasPage,
  pendingComponent: ScreenPending,
});

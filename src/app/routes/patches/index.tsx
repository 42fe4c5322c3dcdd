import { createFileRoute } from '@tanstack/react-router';
import { PatchesPending } from '#features/patches/patches-pending.tsx';
import { PatchesScreen } from '#features/patches/patches-screen.tsx';
import {
  cleaned,
  readPatchesSearch,
  type PatchesSearch,
} from '#features/patches/patches-search.ts';
import { loadWords } from '#app/start/locale.ts';
import { useNow } from '#app/pages/use-now.ts';

export const Route = createFileRoute('/patches/')({
  loader: () => loadWords(),
  // the screen parses it, because every start loads this line
  validateSearch: (given) => given as PatchesSearch,
  component: PatchesRoute,
  pendingComponent: PatchesPending,
});

function PatchesRoute() {
  const search = readPatchesSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const onSearch = (next: PatchesSearch, add = false) =>
    void navigate({ search: cleaned(next), replace: !add, resetScroll: false });
  return <PatchesScreen now={useNow()} search={search} onSearch={onSearch} />;
}

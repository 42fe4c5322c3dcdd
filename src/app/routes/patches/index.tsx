import { createFileRoute } from '@tanstack/react-router';
import { PatchesPending } from '#features/patches/patches-pending.tsx';
import { PatchesScreen } from '#features/patches/patches-screen.tsx';
import {
  cleaned,
  readPatchesSearch,
  type PatchesChange,
  type PatchesSearch,
} from '#features/patches/patches-search.ts';
import { RowsBoundary, RowsFailed } from '#entities/absent/rows-boundary.tsx';
import { loadWords } from '#i18n/locale.ts';
import { useNow } from '#entities/age/use-now.ts';

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
  // the newest search: a second tap may come before the first one is in the address
  const onSearch = (change: PatchesChange, add = false) =>
    void navigate({
      search: (newest) => cleaned({ ...readPatchesSearch(newest), ...change }),
      replace: !add,
      resetScroll: false,
    });
  return (
    <RowsBoundary failed={<RowsFailed title={(LL) => LL.patch.load_failed()} />}>
      <PatchesScreen now={useNow()} search={search} onSearch={onSearch} />
    </RowsBoundary>
  );
}

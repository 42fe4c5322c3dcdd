import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '#features/home/home-screen.tsx';
import { HomeComing } from '../home-coming.tsx';
import { loadWords } from '../locale.ts';
import { SponsorSlot } from '../sponsor-slot.tsx';
import { useNow } from '../use-now.ts';

export const Route = createFileRoute('/')({
  loader: () => loadWords(),
  component: HomeRoute,
  pendingComponent: HomeComing,
});

function HomeRoute() {
  const now = useNow();
  return <HomeScreen now={now} ads={<SponsorSlot location="home" now={now} />} />;
}

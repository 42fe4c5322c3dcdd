import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '#features/home/home-screen.tsx';
import { HomeAgenda } from '../pages/home/home-agenda.tsx';
import { HomeComing } from '../pages/home/home-coming.tsx';
import { loadWords } from '#i18n/locale.ts';
import { SponsorSlot } from '../pages/sponsor-slot.tsx';
import { useNow } from '#entities/age/use-now.ts';

export const Route = createFileRoute('/')({
  loader: () => loadWords(),
  component: HomeRoute,
  pendingComponent: HomeComing,
});

function HomeRoute() {
  const now = useNow();
  return (
    <HomeScreen
      now={now}
      agenda={<HomeAgenda now={now} />}
      ads={<SponsorSlot location="home" now={now} />}
    />
  );
}

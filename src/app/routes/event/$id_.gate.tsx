import { createFileRoute } from '@tanstack/react-router';
import { GatePage } from '#app/pages/gate/gate-page.tsx';
import { loadWords } from '#i18n/locale.ts';

export const Route = createFileRoute('/event/$id_/gate')({
  staticData: { follows: 'event' },
  /** `again`: a refused mutation that is corrected. */
  validateSearch: ({ again }): { again?: unknown } => ({ again }),
  loader: () => loadWords(),
  component: GateRoute,
});

function GateRoute() {
  const { again } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <GatePage
      id={Route.useParams().id}
      again={typeof again === 'string' ? again : undefined} // anything may be in an address
      onAgainOver={() => void navigate({ search: {}, replace: true })}
    />
  );
}

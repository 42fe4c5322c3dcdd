import { createFileRoute } from '@tanstack/react-router';
import { CreateEventScreen } from '#features/event-form/create-event-screen.tsx';
import { FormPending } from '#features/event-form/form-pending.tsx';
import { PointPicker } from '#features/map/point-picker.tsx';
import { loadWords } from '#app/start/locale.ts';
import { RequirePerson } from '#app/account/require-person.tsx';
import { useNow } from '#app/pages/use-now.ts';

export const Route = createFileRoute('/event/create')({
  loader: () => loadWords(),
  validateSearch: ({ again }): { again?: string } => (typeof again === 'string' ? { again } : {}),
  component: CreateEventRoute,
  pendingComponent: FormPending,
});

function CreateEventRoute() {
  const { again } = Route.useSearch();
  const now = useNow();
  return (
    <RequirePerson>
      {() => (
        <CreateEventScreen key={again ?? 'new'} {...{ now, again }} pointPicker={PointPicker} />
      )}
    </RequirePerson>
  );
}

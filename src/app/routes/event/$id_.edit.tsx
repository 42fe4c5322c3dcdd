import { createFileRoute } from '@tanstack/react-router';
import { EditEventScreen } from '#features/event-form/edit-event-screen.tsx';
import { EditPending } from '#features/event-form/form-pending.tsx';
import { NoSuchEvent } from '#features/event-form/no-form.tsx';
import { PointPicker } from '#features/map/point-picker.tsx';
import { isId } from '#app/pages/is-id.ts';
import { loadWords } from '#app/start/locale.ts';
import { RequirePerson } from '#app/account/require-person.tsx';
import { useNow } from '#app/pages/use-now.ts';

export const Route = createFileRoute('/event/$id_/edit')({
  loader: () => loadWords(),
  component: EditEventRoute,
  pendingComponent: EditPending,
});

function EditEventRoute() {
  const { id } = Route.useParams();
  const now = useNow();
  if (!isId(id)) return <NoSuchEvent />;
  return (
    <RequirePerson>
      {() => <EditEventScreen key={id} {...{ id, now }} pointPicker={PointPicker} />}
    </RequirePerson>
  );
}

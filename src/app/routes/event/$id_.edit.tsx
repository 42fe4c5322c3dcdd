import { createFileRoute } from '@tanstack/react-router';
import { EditEventScreen } from '#features/event-form/edit/edit-event-screen.tsx';
import { EditPending } from '#features/event-form/form-pending.tsx';
import { RowsBoundary, RowsFailed } from '#entities/absent/rows-boundary.tsx';
import { InvalidEventId } from '#entities/event/no-event.tsx';
import { PointPicker } from '#features/map/point-picker.tsx';
import { isId } from '#domain/words/is-id.ts';
import { loadWords } from '#i18n/locale.ts';
import { RequirePerson } from '#app/account/require-person.tsx';
import { useNow } from '#entities/age/use-now.ts';

export const Route = createFileRoute('/event/$id_/edit')({
  loader: () => loadWords(),
  component: EditEventRoute,
  pendingComponent: EditPending,
});

function EditEventRoute() {
  const { id } = Route.useParams();
  const now = useNow();
  if (!isId(id)) return <InvalidEventId />;
  return (
    <RequirePerson>
      {() => (
        <RowsBoundary key={id} failed={<RowsFailed title={(LL) => LL.event.load_failed()} />}>
          <EditEventScreen {...{ id, now }} pointPicker={PointPicker} />
        </RowsBoundary>
      )}
    </RequirePerson>
  );
}

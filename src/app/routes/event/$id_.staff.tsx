import { createFileRoute } from '@tanstack/react-router';
import { EventNotHere, InvalidEventId, NoSuchEvent } from '#entities/event/no-event.tsx';
import { useCodeOfAddress } from '#entities/kept-code/use-kept-code.ts';
import { staffPath } from '#domain/attendance/staff-link.ts';
import { JoinStaffScreen } from '#features/staff/join/join-staff-screen.tsx';
import { RequirePerson } from '#app/account/require-person.tsx';
import { isId } from '#domain/words/is-id.ts';
import { loadWords } from '#i18n/locale.ts';

export const Route = createFileRoute('/event/$id_/staff')({
  staticData: { follows: 'event' },
  loader: () => loadWords(),
  component: JoinStaffRoute,
});

function JoinStaffRoute() {
  const { id } = Route.useParams();
  const code = useCodeOfAddress(staffPath(id));
  if (!isId(id)) return <InvalidEventId />;
  if (code === undefined) return null;
  return (
    // back to it, because its code is kept for this screen
    <RequirePerson back_to={staffPath(id)}>
      {() => (
        <JoinStaffScreen key={id} id={id} absent={<NoSuchEvent />} not_here={<EventNotHere />} />
      )}
    </RequirePerson>
  );
}

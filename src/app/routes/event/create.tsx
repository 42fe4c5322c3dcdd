import { createFileRoute } from '@tanstack/react-router';
import { CopyEventScreen } from '#features/event-form/copy/copy-event-screen.tsx';
import { CreateEventScreen } from '#features/event-form/create-event-screen.tsx';
import { FormPending } from '#features/event-form/form-pending.tsx';
import { InvalidEventId } from '#entities/event/no-event.tsx';
import { PointPicker } from '#features/map/point-picker.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { loadWords } from '#i18n/locale.ts';
import { RequirePerson } from '#app/account/require-person.tsx';
import { isId } from '#domain/words/is-id.ts';
import { useNow } from '#entities/age/use-now.ts';

export const Route = createFileRoute('/event/create')({
  loader: () => loadWords(),
  /**
   * `again`: a refused mutation that is corrected. `copy`: the event that is copied. `arena`: where
   * it takes place.
   */
  validateSearch: (given) => given as { again?: unknown; copy?: unknown; arena?: unknown },
  component: CreateEventRoute,
  pendingComponent: FormPending,
});

function CreateEventRoute() {
  const search = Route.useSearch();
  const now = useNow();
  const { LL } = useI18nContext();
  // anything may be in an address; checked here, because the router's part is in the first file
  const again = typeof search.again === 'string' ? search.again : undefined;
  const copy = typeof search.copy === 'string' && !again ? search.copy : undefined;
  const arena = typeof search.arena === 'string' ? search.arena : undefined;
  const arena_id = arena && isId(arena) && !again ? arena : undefined;
  if (copy && !isId(copy)) return <InvalidEventId />;
  return (
    <RequirePerson said={LL.event.save.login_required()}>
      {() =>
        copy ? (
          <CopyEventScreen key={copy} id={copy} now={now} pointPicker={PointPicker} />
        ) : (
          <CreateEventScreen
            key={again ?? arena_id ?? 'new'}
            {...{ now, again, arena_id }}
            pointPicker={PointPicker}
          />
        )
      }
    </RequirePerson>
  );
}

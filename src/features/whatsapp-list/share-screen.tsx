import { Link, useNavigate } from '@tanstack/react-router';
import { readList } from '#domain/whatsapp-list/read-list.ts';
import { MineNotRead } from '#entities/absent/mine-not-read.tsx';
import { NoneIn } from '#entities/absent/none-in.tsx';
import { useNow } from '#entities/age/use-now.ts';
import { useMyEvents } from '#entities/event/use-my-events.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAccount } from '#live/account-context.ts';
import { report } from '#sync/device/report.ts';
import { forgetSharedText } from '#sync/device/shared-text.ts';
import type { Person } from '#sync/identity/person.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { ChooseEvent } from './choose-event.tsx';
import { moveShared, useSharedText } from './shared-list.ts';

/** A text that was shared into the app: for which of my events is it? The next one is first. */
export function ShareScreen({ person }: { person: Person }) {
  const { LL } = useI18nContext();
  const text = useSharedText();
  const now = useNow();
  const mine = useMyEvents(person.id, now);
  const words = LL.organise.list_in.share;
  return (
    <>
      <ScreenTitle>{words.title()}</ScreenTitle>
      <PageHeader slim title={words.title()} />
      <div className="page-width flex flex-col gap-4 pt-4 pb-12">
        {text === undefined ? (
          <SkeletonRows label={LL.common.loading()} />
        ) : text !== '' && !mine ? (
          <MineNotRead />
        ) : (
          <Shared
            text={text}
            events={(mine?.upcoming ?? []).flatMap(({ event, as }) =>
              as === 'organiser' && event.status !== 'cancelled' ? [event] : [],
            )}
          />
        )}
      </div>
    </>
  );
}

function Shared({ text, events }: { text: string; events: readonly AirsoftEvent[] }) {
  const { LL } = useI18nContext();
  const { db } = useAccount().local;
  const navigate = useNavigate();
  const words = LL.organise.list_in.share;
  if (text === '') {
    return (
      <EmptyState
        action={
          <Link to="/events" className={buttonClass({ variant: 'main' })}>
            {words.to_events()}
          </Link>
        }
      >
        {words.nothing()}
      </EmptyState>
    );
  }
  async function choose({ id }: AirsoftEvent) {
    await moveShared(text, { db, event_id: id });
    await navigate({ to: '/share', search: { event: id }, replace: true });
  }
  async function discard() {
    await forgetSharedText();
    await navigate({ to: '/events', replace: true });
  }
  const count = readList(text).filter(({ kind }) => kind === 'person').length;
  return (
    <>
      <p role="status">{words.people({ count })}</p>
      {events.length === 0 ? (
        <NoneIn
          scope="me"
          action={
            <Link to="/event/create" className={buttonClass({ variant: 'main' })}>
              {words.create()}
            </Link>
          }
        >
          {words.no_events()}
        </NoneIn>
      ) : (
        <ChooseEvent events={events} onChoose={(event) => void choose(event).catch(report)} />
      )}
      <div>
        <Button variant="plain" onClick={() => void discard().catch(report)}>
          {words.discard()}
        </Button>
      </div>
    </>
  );
}

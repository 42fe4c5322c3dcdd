import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { readList } from '#domain/whatsapp-list/read-list.ts';
import { useNow } from '#entities/age/use-now.ts';
import { useMyEvents } from '#entities/event/use-my-events.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAccount } from '#live/account-context.ts';
import { writeDraft } from '#sync/drafts/drafts.ts';
import { report } from '#sync/device/report.ts';
import { forgetSharedText, sharedText } from '#sync/device/shared-text.ts';
import type { Person } from '#sync/identity/person.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { ChooseEvent } from './choose-event.tsx';
import { emptyList, listDraftKey } from './list-draft.ts';

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
        {text === undefined || (text !== '' && !mine) ? (
          <SkeletonRows label={LL.common.loading()} />
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

/** What was shared last; undefined until it is read. */
function useSharedText(): string | undefined {
  const [text, setText] = useState<string>();
  useEffect(() => {
    let current = true;
    void sharedText()
      .catch((error: unknown) => {
        report(error);
        return '';
      })
      .then((found) => current && setText(found));
    return () => {
      current = false;
    };
  }, []);
  return text;
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
    await writeDraft(db, listDraftKey(id), { ...emptyList, text });
    await forgetSharedText();
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
        <EmptyState
          action={
            <Link to="/event/create" className={buttonClass({ variant: 'main' })}>
              {words.create()}
            </Link>
          }
        >
          {words.no_events()}
        </EmptyState>
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

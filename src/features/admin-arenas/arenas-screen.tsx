import { useMemo } from 'react';
import { CorrectButton, WaitingNotes } from '#actions/waiting-notes.tsx';
import { listedArenas } from '#domain/arena/arena-list.ts';
import { arenaReviews } from '#domain/arena/arena-review.ts';
import { useAddress } from '#entities/administration/use-address.ts';
import { formatNumber } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { isOutdated } from '#i18n/outcomes/refusal.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { useScopeState } from '#live/freshness/use-scope-state.ts';
import { useArenas } from '#live/rows/use-arenas.ts';
import type { MutationName } from '#sync/registry/registry.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { Tabs } from '#ui/page/tabs.tsx';
import { Corrections } from './corrections/corrections.tsx';
import { PublishedArenas } from './published-arenas.tsx';
import type { ReviewMap } from './review-place.tsx';
import { WaitingArenas } from './waiting-arenas.tsx';

const ABOUT_ARENAS: readonly string[] = [
  'approve_arena@1',
  'reject_arena@1',
  'ask_arena_change@1',
  'update_arena@1',
  'decide_arena_change@1',
] satisfies MutationName[];
const tabs = ['waiting', 'published', 'corrections'] as const;

type Tab = (typeof tabs)[number];

type ArenasScreenProps = {
  /** UTC ISO instant. */
  now: string;
  /** A picture of a map, which belongs to another feature. */
  reviewMap: ReviewMap;
  /** Opens the form of an arena. */
  onEdit: (form: { id: string; again?: string }) => void;
};

/**
 * The proposed arenas and the published ones. An administrator has them on the device, so it works
 * without a signal. Corrections of published ones are asked for.
 */
export function ArenasScreen({ now, reviewMap, onEdit }: ArenasScreenProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.admin.arenas;
  const { search, put } = useAddress();
  const tab: Tab = tabs.find((one) => one === search.filter) ?? 'waiting';
  const arenas = useArenas();
  const me = useScopeState('me');
  const everything = useScopeState('public');
  const outbox = useOutbox() ?? NOTHING;
  const reviews = useMemo(() => arenas && arenaReviews(arenas), [arenas]);
  const published = useMemo(() => arenas && listedArenas(arenas, EVERY), [arenas]);
  // '' keeps the room of a count that is not known yet; of corrections none ever is
  const shown = (count: number | undefined) =>
    count === undefined ? '' : formatNumber(count, locale);
  const counts: Partial<Record<Tab, string>> = {
    waiting: shown(me ? reviews?.length : undefined),
    published: shown(everything ? published?.length : undefined),
  };
  const edit = (id: string) => onEdit({ id });
  // only an edit has a form to go back to
  const correct = (record: OutboxRecord) => {
    // somebody else was first: it is decided again where it is listed, if it still is
    if (record.name === 'decide_arena_change@1' || isOutdated(record)) return false;
    if (record.name !== 'update_arena@1') return undefined;
    const { id } = record.args as { id: string };
    return <CorrectButton record={record} onCorrect={() => onEdit({ id, again: record.id })} />;
  };
  return (
    <>
      <ScreenTitle>{words.title()}</ScreenTitle>
      <PageHeader slim title={words.title()}>
        <p className="text-soft">{words.lead()}</p>
      </PageHeader>
      <div className="page-width flex flex-col gap-4 pt-4 pb-12">
        <WaitingNotes
          records={outbox.filter(({ name }) => ABOUT_ARENAS.includes(name))}
          correct={correct}
        />
        <Tabs
          label={words.title()}
          tabs={tabs.map((id) => ({ id, label: words.tabs[id](), count: counts[id] }))}
          value={tab}
          onChange={(next) => put({ filter: next === 'waiting' ? undefined : next, q: undefined })}
        >
          {!reviews && tab !== 'corrections' && <SkeletonRows label={LL.common.loading()} />}
          {reviews && arenas && tab === 'waiting' && (
            <WaitingArenas
              reviews={reviews}
              arenas={arenas}
              outbox={outbox}
              id={search.id}
              // Back must not say of my own decision that somebody else was first
              onAnswered={() => search.id !== undefined && put({ id: undefined })}
              now={now}
              reviewMap={reviewMap}
              onEdit={edit}
            />
          )}
          {arenas && tab === 'published' && (
            <PublishedArenas
              arenas={arenas}
              q={typeof search.q === 'string' ? search.q : ''}
              onQ={(q) => put({ q: q || undefined })}
              onEdit={edit}
            />
          )}
          {tab === 'corrections' && (
            <Corrections arenas={arenas} outbox={outbox} now={now} reviewMap={reviewMap} />
          )}
        </Tabs>
      </div>
    </>
  );
}

const NOTHING: readonly OutboxRecord[] = [];
const EVERY = { type: undefined, sort: 'name', here: null } as const;

// @vitest-environment jsdom
import { act, useLayoutEffect, type ReactNode } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { EventScreen, type EventParts } from '#features/event/event-screen.tsx';
import { loadSanitizer } from '#features/event/briefing/sanitize-briefing.ts';
import { MyFriends } from '#features/registration/squad/my-friends.tsx';
import { StaffQuestion } from '#features/staff/staff-question.tsx';
import { MyPlaceInLine } from '#features/waiting-list/waiting-panel.tsx';
import { facts as words } from '#i18n/pt-BR/facts.ts';
import { staff } from '#i18n/pt-BR/staff.ts';
import { AccountContext } from '#live/account-context.ts';
import type { Account } from '#sync/account/account.ts';
import { freshRows } from '#sync/replica/fresh-rows.ts';
import { stubHeights } from '#tests/fixtures/browser/heights.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { eventRow, operatorRow } from '#tests/fixtures/samples/rows.ts';

type LinkProps = { className?: string; children: ReactNode };
vi.mock('@tanstack/react-router', () => ({
  Link: ({ className, children }: LinkProps) => (
    <a href="/" className={className}>
      {children}
    </a>
  ),
  useRouter: () => ({}),
  useNavigate: () => () => undefined,
  useCanGoBack: () => false,
}));
vi.mock('#live/outbox/use-outbox.ts', () => ({ useOutbox: () => outbox }));
vi.mock('#actions/use-act.ts', () => ({ useAct: () => () => undefined }));
vi.mock('#actions/use-cancel.ts', () => ({ useCancel: () => () => undefined }));
vi.mock('#live/freshness/use-scope-state.ts', () => ({
  useScopeState: () => scope,
  useFollow: () => ({ scope, asked_at: 0 }),
}));
vi.mock('#live/rows/use-missing-row.ts', () => ({ useMissingRow: () => 'absent' }));
vi.mock('#entities/age/data-from.tsx', () => ({ DataFrom: () => null }));
vi.mock('#live/rows/use-mark-rows-live.ts', () => ({ useMarkRowsLive: () => undefined }));
const outbox = vi.hoisted(() => []);
const scope = vi.hoisted(() => ({ complete: true, synced_at: 1, view: 'list' }));

const NOW = '2026-11-25T12:00:00Z';
const event = eventRow({
  id: 'e1',
  name: 'Operação Serra',
  briefing: '<p>Levem água</p>',
  date: '2026-11-26',
  starts_at: '2026-11-26T12:00:00Z',
  price_cents: 6_000,
  organiser_name: 'Rita',
  show_contact: true,
  place_is_secret: false,
  arena_id: 'a1',
  winner_team_ids: ['t1'],
  created_by: 'rita',
});
const invited = {
  id: 's1',
  event_id: 'e1',
  kind: 'staff',
  data: { user_id: 'ana', name: 'Ana', accepted_at: null },
};
const device: Record<string, object[]> = {
  airsoft_events: [event],
  arenas: [{ id: 'a1', name: 'Arena do Pico' }],
  teams: [{ id: 't1', name: 'Lobos' }],
  event_payments: [
    {
      id: 'e1',
      pix_key: 'rita@serra.br',
      pix_name: 'RITA',
      pix_city: 'RECIFE',
      whatsapp: '5511987654321',
      secret_place: null,
    },
  ],
  event_records: [invited],
  operators: [
    operatorRow({ id: 'o1', event_id: 'e1', user_id: 'ana', rev: 1 }),
    {
      ...operatorRow({ id: 'o2', event_id: 'e1', name: 'Bia', rev: 1 }),
      brought: true,
      whatsapp: '5511912345678',
    },
  ],
};

/** The collections whose rows are held back, as by a busy storage, and what waits for them. */
let held: Map<string, (() => void)[]>;
let frames: string[];
/** Tells the collections' rows again, as after a pull. */
let followers: (() => void)[];
beforeEach(async () => {
  stubHeights();
  await loadSanitizer();
  vi.stubGlobal('scrollTo', () => undefined);
  held = new Map();
  frames = [];
  followers = [];
});

type Told = { next: (docs: { _data: object }[]) => void };
type Selector = Record<string, { $eq?: unknown; $in?: unknown[] }>;

function collection(name: string) {
  const rowsOf = (selector: Selector) =>
    (device[name] ?? []).filter((row) =>
      Object.entries(selector).every(([field, { $eq, $in }]) => {
        const value = field === 'me' ? 1 : (row as Record<string, unknown>)[field];
        return $in ? $in.includes(value) : value === $eq;
      }),
    );
  return {
    find: ({ selector }: { selector: Selector }) => ({
      $: {
        subscribe: ({ next }: Told) => {
          const tell = () => next(rowsOf(selector).map((row) => ({ _data: row })));
          followers.push(tell);
          const waits = held.get(name);
          if (waits) waits.push(tell);
          else tell();
          return { unsubscribe: () => undefined };
        },
      },
    }),
  };
}

/** Draws with the screen: what stands there in the first frame of the event. */
function Frame() {
  useLayoutEffect(() => void frames.push(document.body.textContent));
  return null;
}

const parts = {
  icons: () => null,
  strip: () => null,
  main_action: () => null,
  at_thumb: () => null,
  above_tabs: (of) => (
    <>
      <StaffQuestion event={of} />
      <MyPlaceInLine event={of} now={NOW} />
      <MyFriends event={of} now={NOW} />
    </>
  ),
  participants: () => null,
  teams: () => null,
  ads: <Frame />,
} satisfies EventParts;

async function open(person: { id: string } | null, late: readonly string[] = []) {
  for (const name of late) held.set(name, []);
  const names = [...Object.keys(device), 'event_teams', 'patches', 'my_records'];
  const account = {
    person,
    local: { db: {} },
    fresh: freshRows(),
    replica: Object.fromEntries(names.map((name) => [name, collection(name)])),
  } as unknown as Account;
  showForm(
    <AccountContext value={account}>
      <EventScreen
        {...{ id: 'e1', now: NOW, parts }}
        tab="details"
        onTab={() => undefined}
        absent="absent"
        not_here="not here"
        beside={false}
      />
    </AccountContext>,
  );
  await act(async () => undefined);
}

async function arrives(name: string): Promise<void> {
  const waiting = held.get(name)!;
  held.delete(name);
  await act(async () => waiting.forEach((tell) => tell()));
}

test.each(['event_payments', 'arenas', 'event_records', 'operators', 'teams'])(
  'rows of %s that come late come with the whole event, which then stays as it is',
  async (name) => {
    await open({ id: 'ana' }, [name]);
    expect(frames).toEqual([]);
    expect(document.body.textContent).not.toContain(words.pix.for_registered);
    expect(document.querySelector('[role=status]')).not.toBeNull();
    await arrives(name);
    const shown = document.body.textContent;
    expect(frames[0]).toBe(shown);
    for (const part of ['Lobos', staff.asked, 'Bia', words.pix.title, '98765', 'Arena do Pico']) {
      expect(shown).toContain(part);
    }
    expect(shown).not.toContain(words.contact_for_registered);
    expect(shown).not.toContain(words.pix.for_registered);
  },
);

test('a visitor, to whom the server gives no such row, reads at once what is said to strangers', async () => {
  await open(null, ['event_payments', 'event_records', 'operators']);
  const shown = document.body.textContent;
  expect(frames[0]).toBe(shown);
  expect(shown).toContain(words.pix.for_registered);
  expect(shown).toContain(words.contact_for_registered);
  expect(shown).toContain('Levem água');
});

test('what the server gives while somebody reads comes once they are still', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const given = device['event_payments']!.splice(0);
  await open({ id: 'ana' });
  expect(document.body.textContent).toContain(words.pix.for_registered);
  device['event_payments']!.push(...given);
  await act(async () => followers.forEach((tell) => tell()));
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  dispatchEvent(new Event('scroll'));
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect(document.body.textContent).toContain(words.pix.for_registered);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(document.body.textContent).toContain(words.pix.title);
  expect(document.body.textContent).not.toContain(words.pix.for_registered);
});

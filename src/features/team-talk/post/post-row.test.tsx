// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { common } from '#i18n/pt-BR/common.ts';
import { picture } from '#i18n/pt-BR/picture.ts';
import { team_talk as words } from '#i18n/pt-BR/team-talk.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { PostRow } from './post-row.tsx';

const undo = vi.hoisted(() => vi.fn());
const copyText = vi.hoisted(() => vi.fn(() => Promise.resolve(true)));
vi.mock('#live/freshness/use-way-out.ts', () => ({ useWayOut: () => 'no_signal' }));
vi.mock('#live/outbox/use-kept-picture.ts', async (original) => ({
  ...(await original()),
  useKeptPicture: () => ({}),
}));
vi.mock('#actions/use-say.ts', () => ({ useUndo: () => undo }));
vi.mock('#platform/sharing/clipboard.ts', () => ({ copyText }));
const vote = vi.hoisted(() => vi.fn());
vi.mock('../use-talk-acts.ts', () => ({ useTalkActs: () => ({ vote }) }));
vi.mock('#entities/person/person-picture.tsx', () => ({ PersonPicture: () => null }));

const member = (user_id: string) => ({ user_id, role: 'member', approved: true, name: 'Ana' });
const talk = {
  team: { id: 't1', captain_id: 'caio' },
  me: member('ana'),
  place: 'member',
  members: ['ana', 'bia', 'caio'].map(member),
  now: '2026-11-23T12:00:00.000Z',
};
const message = {
  type: 'message',
  channel: 'general',
  author_id: 'bia',
  author_name: 'Bia',
  title: null,
  content: 'Levo gelo & água.',
  poll_options: [],
  poll_results: [],
  media_urls: [],
  my_vote: null,
  pinned: false,
  created_at: '2026-11-23T11:00:00.000Z',
};
const putBack = vi.fn();
const show = (data: object, outbox: readonly object[] = []) =>
  showForm(
    <ul>
      <PostRow
        talk={talk as never}
        post={{ id: 'p1', data: { ...message, ...data } } as never}
        outbox={outbox as never}
        putBack={putBack}
      />
    </ul>,
  );
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')]
      .find((one) => one.textContent === name || one.title === name)!
      .click(),
  );
const menu = () => press(words.act.menu.replace('{name:string}', 'Bia'));
const unsent = { id: 'm1', name: 'post_communication@1', status: 'queued', args: { id: 'p1' } };

beforeEach(() => {
  undo.mockReset();
  putBack.mockReset();
});

test('a plain member copies the post of another, or sends it by WhatsApp', async () => {
  show({});
  await menu();
  const link = document.querySelector<HTMLAnchorElement>('dialog a')!;
  expect(link.textContent).toBe(words.act.whatsapp);
  expect(new URL(link.href).searchParams.get('text')).toBe(message.content);
  expect(document.body.textContent).not.toContain(words.act.delete);
  await press(common.copy);
  expect(copyText).toHaveBeenCalledExactlyOnceWith(message.content);
});

test('a message that is taken back is written again; one that has left is not', async () => {
  undo.mockResolvedValueOnce(true).mockResolvedValueOnce(false);
  show({}, [unsent]);
  await menu();
  await press(words.act.undo);
  expect(undo).toHaveBeenCalledExactlyOnceWith(['m1']);
  expect(putBack).toHaveBeenCalledExactlyOnceWith(unsent.args);
  putBack.mockReset();
  await menu();
  await press(words.act.undo);
  expect(putBack).not.toHaveBeenCalled();
});

test('my post says whether it was sent; of others’ only what waits is said', () => {
  const foot = () => document.querySelector('.talk-foot')!.textContent;
  const mine = { author_id: 'ana', author_name: 'Ana' };
  const screen = show(mine, [unsent]);
  expect(foot()).toContain(words.chip.waiting);
  screen.leave();
  show(mine);
  expect(foot()).toContain(words.chip.sent);
  expect(document.querySelector('.talk-row-mine h3')!.textContent).toBe('Ana (Você)');
  document.body.replaceChildren();
  show({});
  expect(foot()).not.toContain(words.chip.sent);
  expect(document.querySelector('.talk-row-mine')).toBeNull();
});

test('taking back a pin writes nothing', async () => {
  undo.mockResolvedValueOnce(true);
  show({}, [{ ...unsent, name: 'pin_communication@1' }]);
  await menu();
  await press(words.act.undo);
  expect(undo).toHaveBeenCalledOnce();
  expect(putBack).not.toHaveBeenCalled();
});

test('a picture that fails without a signal keeps its frame, and comes with the signal', () => {
  const signal = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show({ type: 'media', media_urls: ['https://exemplo.com/a.png'] });
  const photo = () => document.querySelector('img');
  act(() => void photo()!.dispatchEvent(new Event('error')));
  expect(document.body.textContent).toContain(picture.no_signal);
  expect(document.body.textContent).not.toContain('exemplo.com');
  signal.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(photo()).not.toBeNull();
});

test('a poll shows who voted of those who may, a bar for each option, and that the vote is secret', () => {
  const poll = { type: 'poll', title: 'Quando?', poll_options: ['Sáb', 'Dom', 'Seg'] };
  show({ ...poll, poll_results: [0, 1, 0] });
  const text = () => document.body.textContent!;
  expect(text()).toContain('1 de 3 votou');
  expect(text()).toContain(words.poll.secret);
  const bars = () =>
    [...document.querySelectorAll<HTMLElement>('.capacity-fill')].map((bar) => bar.style.transform);
  expect(bars()).toEqual(['scaleX(0)', 'scaleX(1)', 'scaleX(0)']);
  show({ ...poll, poll_results: [3, 1, 0] }); // one of them left the team since
  expect(text()).toContain('4 de 4 votaram');
  expect(bars()).toEqual(['scaleX(0.75)', 'scaleX(0.25)', 'scaleX(0)']);
  show({ ...poll, poll_results: [0, 0, 0] });
  expect(text()).toContain('0 de 3 votaram');
});

test('in a poll the arrow keys only walk; Enter and Space vote', () => {
  show({
    type: 'poll',
    title: 'Quando?',
    poll_options: ['Sáb', 'Dom', 'Seg'],
    poll_results: [0, 0, 0],
  });
  const options = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const at = () => options.findIndex((one) => one === document.activeElement);
  const key = (name: string) => {
    const pressed = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
    act(() => void options[at()]!.dispatchEvent(pressed));
    return pressed.defaultPrevented; // the browser does not choose the next one
  };
  options[0]!.focus();
  expect(key('ArrowDown')).toBe(true);
  expect(at()).toBe(1);
  expect([key('ArrowUp'), key('ArrowUp')]).toEqual([true, true]);
  expect(at()).toBe(2);
  expect([key('Tab'), key(' ')]).toEqual([false, false]);
  expect(vote).not.toHaveBeenCalled();
  expect(key('Enter')).toBe(true);
  expect(vote).toHaveBeenCalledExactlyOnceWith(expect.anything(), 2);
});

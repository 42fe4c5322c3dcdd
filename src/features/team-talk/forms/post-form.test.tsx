// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { picture } from '#i18n/pt-BR/picture.ts';
import { team_talk as words } from '#i18n/pt-BR/team-talk.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { MediaForm } from './media-form.tsx';
import { PollForm } from './poll-form.tsx';

const send = vi.hoisted(() => vi.fn());
const drafts = vi.hoisted(() => new Map<string, object>());
const kept = vi.hoisted(() => vi.fn());
vi.mock('#actions/use-send-form.ts', () => ({ useSendForm: () => ({ send, end: vi.fn() }) }));
vi.mock('#entities/form/use-stored-draft.ts', () => ({
  useStoredDraft: (key: string, read: (stored: unknown) => unknown) => read(drafts.get(key)),
}));
vi.mock('#entities/form/use-undo-toast.ts', () => ({ useUndoToast: () => vi.fn() }));
vi.mock('#entities/form/leave/unsaved-form.tsx', () => ({
  UnsavedForm: (props: object) => kept(props) as null,
}));
vi.mock('#entities/form/sheet/use-sheet-close.ts', () => ({ useSheetClose: () => vi.fn() }));
vi.mock('#entities/form/upload-picture.tsx', () => ({ UploadPicture: () => null }));
vi.mock('#live/team/use-team-rows.ts', () => ({ useTeamRecords: () => [] }));

const talk = { team: { id: 't1', name: 'Lobos' } } as never;
const form = (refused?: object) => (
  <PollForm talk={talk} channel="general" refused={refused as never} onClose={vi.fn()} />
);
const values = (title: string, options = ['Sim', 'Não']) => ({ title, content: '', options });
const texts = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
const button = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('button')].find(
    (one) => one.textContent === name || one.getAttribute('aria-label') === name,
  )!;
const press = (name: string) => act(async () => button(name).click());
const drafted = () => kept.mock.lastCall![0] as { draft_key: string; draft: object | undefined };

beforeEach(() => {
  kept.mockReturnValue(null);
  send.mockReset();
  drafts.clear();
});

test('a poll that was begun comes back with its row’s id, and is published under it', async () => {
  const draft = { id: 'p1', values: values('Quando?'), base: values('', ['', '']) };
  drafts.set('post:poll:t1:general', draft);
  const screen = showForm(form());
  expect(texts()).toEqual(['Quando?', '', 'Sim', 'Não']);
  expect(drafted()).toMatchObject({ draft_key: 'post:poll:t1:general', draft });
  await screen.submit();
  expect(send).toHaveBeenCalledWith(
    'post_communication@1',
    expect.objectContaining({ id: 'p1', team_id: 't1', poll_options: ['Sim', 'Não'] }),
    expect.anything(),
  );
});

test('a refused poll is corrected in a draft of its own', () => {
  drafts.set('post:poll:t1:general', { values: values('Outra'), base: values('') });
  const args = { title: 'Recusada', content: null, poll_options: ['a', 'b', 'c'] };
  showForm(form({ id: 'm1', args }));
  expect(texts()).toEqual(['Recusada', '', 'a', 'b', 'c']);
  expect(drafted().draft_key).toBe('post:poll:t1:general:m1');
});

test('a poll that was taken back is written again, beside one that was begun since', () => {
  const taken = { id: 'p9', type: 'poll', title: 'Volta', content: null, poll_options: ['a', 'b'] };
  const open = () =>
    showForm(<PollForm talk={talk} channel="general" taken={taken as never} onClose={vi.fn()} />);
  const first = open();
  expect(texts()).toEqual(['Volta', '', 'a', 'b']);
  expect(drafted().draft_key).toBe('post:poll:t1:general');
  first.leave();
  drafts.set('post:poll:t1:general', { values: values('Outra'), base: values('') });
  open();
  expect(texts()).toEqual(['Volta', '', 'a', 'b']);
  expect(drafted().draft_key).toBe('post:poll:t1:general:p9');
});

test('letters that are too many are counted where they are, and nothing is sent', async () => {
  drafts.set('post:poll:t1:general', {
    values: {
      ...values('Quando?', ['Sim', 'x'.repeat(123), 'Não']),
      content: 'x'.repeat(4_001),
    },
    base: values(''),
  });
  const screen = showForm(form());
  await screen.submit();
  expect(send).not.toHaveBeenCalled();
  const said = [...document.querySelectorAll('[aria-invalid]')].map(
    ({ id }) => document.getElementById(`${id}-error`)!.textContent,
  );
  expect(said).toEqual(['1 letra a mais', '3 letras a mais']);
  expect(texts()).toContain('x'.repeat(123));
});

test('the button rests after a failure, so that it can be tried again', async () => {
  drafts.set('post:poll:t1:general', { values: values('Quando?'), base: values('') });
  const screen = showForm(form());
  send.mockRejectedValueOnce(new Error('invalid arguments'));
  const failed = vi.fn();
  process.once('unhandledRejection', failed);
  await screen.submit();
  expect(button(words.form.publish).getAttribute('aria-busy')).toBeNull();
  await screen.submit();
  expect(send).toHaveBeenCalledTimes(2);
});

test('Enter in an option goes on to the next, and makes one after the last', () => {
  drafts.set('post:poll:t1:general', { values: values('Quando?'), base: values('') });
  showForm(form());
  const options = () => [...document.querySelectorAll<HTMLInputElement>('fieldset input')];
  const enter = () => {
    const key = { key: 'Enter', bubbles: true, cancelable: true };
    act(() => void document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', key)));
  };
  options()[0]!.focus();
  enter();
  expect(document.activeElement).toBe(options()[1]);
  enter();
  expect(options()).toHaveLength(3);
  expect(document.activeElement).toBe(options()[2]);
  enter(); // it is empty
  expect(options()).toHaveLength(3);
});

test('removing an option leaves the others in their own fields', async () => {
  drafts.set('post:poll:t1:general', {
    values: values('Quando?', ['Sim', 'Não', 'Talvez']),
    base: values(''),
  });
  showForm(form());
  const last = document.querySelectorAll('fieldset input')[2]!;
  const option = words.form.option.replace('{number:number}', '1');
  await press(words.form.remove.replace('{what:string}', option));
  expect(texts()).toEqual(['Quando?', '', 'Não', 'Talvez']);
  expect(document.querySelectorAll('fieldset input')[1]).toBe(last);
});

test('who shares a picture reads who can see it', () => {
  showForm(<MediaForm talk={talk} channel="general" onClose={vi.fn()} />);
  expect(document.body.textContent).toContain(picture.by_address);
});

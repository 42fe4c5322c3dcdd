// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { briefing as words } from '#i18n/pt-BR/briefing.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { BriefingAssistant } from './briefing-assistant.tsx';

const hasLanguageModel = vi.hoisted(() => vi.fn());
const local = vi.hoisted(() => ({ user_id: 'u1' }));
vi.mock('#live/account-context.ts', () => ({ useAccount: () => ({ local }) }));
vi.mock('#sync/calls/generate-briefing.ts', () => ({ hasLanguageModel }));
vi.mock('../use-undo-toast.ts', () => ({ useUndoToast: () => () => {} }));

const facts = { name: 'Serra', location: 'Cotia', date: '2026-12-01', game_mode: '5X5', max_op: 0 };
const signal = (is: boolean) =>
  act(async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
    dispatchEvent(new Event(is ? 'online' : 'offline'));
  });
const show = async () => {
  showForm(<BriefingAssistant facts={facts} value="" onChange={() => {}} />);
  await act(async () => {});
};
const buttons = () =>
  [...document.querySelectorAll('button')]
    .map((one) => one.textContent)
    .filter((text) => text === words.generate || text === words.use_template);
const BOTH = [words.use_template, words.generate];

beforeEach(async () => {
  vi.clearAllMocks();
  await signal(true);
});

test('a model that the server has is offered beside the template', async () => {
  const answer = Promise.withResolvers<boolean>();
  hasLanguageModel.mockReturnValue(answer.promise);
  await show();
  expect(buttons()).toEqual([words.use_template]); // until the server has answered
  await act(async () => answer.resolve(true));
  expect(buttons()).toEqual(BOTH);
});

test('without a model only the template is offered', async () => {
  hasLanguageModel.mockResolvedValue(false);
  await show();
  expect(buttons()).toEqual([words.use_template]);
});

test('offline nobody is asked; with a signal the model comes, and goes with it', async () => {
  hasLanguageModel.mockResolvedValue(true);
  await signal(false);
  await show();
  expect([buttons(), hasLanguageModel.mock.calls.length]).toEqual([[words.use_template], 0]);
  await signal(true);
  expect(buttons()).toEqual(BOTH);
  await signal(false);
  expect(buttons()).toEqual([words.use_template]);
});

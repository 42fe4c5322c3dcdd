// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { maskedCode } from '#domain/rewards/patch-code.ts';
import { patch } from '#i18n/pt-BR/patch.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { redeem as words } from '#i18n/pt-BR/redeem.ts';
import type { Validated } from '#sync/calls/validate-code.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { CodeForm } from './code-form.tsx';
import { RedeemScreen } from './redeem-screen.tsx';
import { useRedeem } from './use-redeem.ts';

const world = vi.hoisted(() => ({
  online: true,
  answer: {} as object,
  validated: vi.fn(),
  asked: vi.fn(),
  left: vi.fn(),
  outbox: [] as object[],
}));
vi.mock('#actions/use-act.ts', () => ({ useAct: () => world.asked, useRetry: () => vi.fn() }));
vi.mock('#live/account-context.ts', () => ({ useAccount: () => ({ local: {} }) }));
vi.mock('#live/freshness/use-online.ts', () => ({
  useOnline: () => world.online,
  isOnline: () => world.online,
}));
vi.mock('#live/outbox/use-outbox-actions.ts', () => ({ useOutboxActions: () => ({}) }));
vi.mock('#sync/calls/validate-code.ts', () => ({
  validateCode: async (...given: unknown[]) => (world.validated(...given), world.answer),
}));
vi.mock('#live/outbox/use-outbox.ts', () => ({ useOutbox: () => world.outbox }));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ search, children }: { search?: { again?: string }; children: ReactNode }) => (
    <a href={search?.again}>{children}</a>
  ),
  useNavigate: () => world.left,
}));

const CODE = 'K7QF29XH4M';
const over: Validated = { kind: 'refused', code: 'too_many_requests', retry_after_s: 45 };

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(world, { online: true, answer: over });
  world.validated.mockReset();
  world.asked.mockReset().mockResolvedValue('waiting');
  world.left.mockReset();
  world.outbox = [];
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

function Screen() {
  const redeeming = useRedeem(
    { id: 'ana' } as Parameters<typeof useRedeem>[0],
    { id: 'm1', code: CODE }, // a code stands in the field
  );
  return <CodeForm redeeming={redeeming} />;
}
const text = () => document.body.textContent;
const submit = () => document.querySelector<HTMLButtonElement>('button[type="submit"]')!;
const passes = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1_000));
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find((one) => one.textContent === name)!.click(),
  );

test('a code is written in groups where it is typed, and again once a phone has composed it', () => {
  showForm(<Screen />);
  const input = document.querySelector('input')!;
  expect(input.value).toBe('K7QF2-9XH4M');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  const typed = (value: string, caret: number, event: Event) =>
    act(() => {
      set.call(input, value);
      input.setSelectionRange(caret, caret);
      input.dispatchEvent(event);
    });
  const writes = (given: InputEventInit) => new InputEvent('input', { bubbles: true, ...given });
  typed('K7Qx F2-9XH4M', 4, writes({ inputType: 'insertText' }));
  expect([input.value, input.selectionStart]).toEqual(['K7QXF-29XH4-M', 4]);
  typed('K7QXF29XH4-M', 5, writes({ inputType: 'deleteContentForward' }));
  expect([input.value, input.selectionStart]).toEqual(['K7QXF-29XH4-M', 6]);
  // nothing is changed under the hands of an input method
  for (const composed of ['abcde', 'abcdef']) {
    typed(composed, 6, writes({ inputType: 'insertCompositionText', isComposing: true }));
    expect(input.value).toBe(composed);
  }
  act(() => void input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })));
  expect([input.value, input.selectionStart]).toEqual(['ABCDE-F', 7]);
});

test('over the limit the button counts down what the server says, and then verifies again', async () => {
  const { submit: send } = showForm(<Screen />);
  await send();
  expect(submit().textContent).toBe('Espere 45 s');
  expect(submit().disabled).toBe(true);
  expect(text()).toContain(words.limit);
  // only the number changes, and no live region has it
  const spoken = () =>
    [...document.querySelectorAll('[aria-live], [role=status], [role=alert]')].map(
      (one) => one.textContent,
    );
  const said = spoken();
  passes(15);
  expect(submit().textContent).toBe('Espere 30 s');
  expect(spoken()).toEqual(said);
  await send();
  expect(world.validated).toHaveBeenCalledOnce();

  passes(31);
  expect(submit().textContent).toBe(words.verify);
  expect(text()).not.toContain(words.limit);
  world.answer = { kind: 'refused', code: 'patch_code_invalid' } satisfies Validated;
  await send();
  expect(world.validated).toHaveBeenCalledTimes(2);
  expect(submit().textContent).toBe(words.verify);
  // it may be right, and used up: who typed it is told what to do
  expect(text()).toContain(`${problems.refused.patch_code_invalid}. ${words.spent}`);
});

test('meanwhile the code can be kept, which says that no signal is missing', async () => {
  const { submit: send } = showForm(<Screen />);
  await send();
  await press(words.keep);
  expect(world.asked).toHaveBeenCalledWith('redeem_patch@1', { code: CODE }, expect.anything());
  const [[, , { said }]] = world.asked.mock.calls as [[string, object, { said: object }]];
  expect(said).toMatchObject({ sending: words.goes_on, refused: patch.redeem.refused });
});

test('without a signal it is kept at once, however often', async () => {
  const { submit: send, again } = showForm(<Screen />);
  await send();
  world.online = false;
  again(<Screen />);
  expect(submit().textContent).toBe(words.keep);
  await send();
  expect(world.validated).toHaveBeenCalledOnce();
  expect(world.asked).toHaveBeenCalledOnce();
  expect(world.asked.mock.calls[0]![2]).toMatchObject({ said: { waiting: words.waits } });
});

const ana = { id: 'ana' } as Parameters<typeof useRedeem>[0];
const found = { owned: false, patch: { id: 'p1', nome: 'Madrugada', tipo: 'outros' } };

/** Verifies a code and redeems its patch. */
async function redeemed() {
  Object.assign(world, { answer: { kind: 'ok', data: found } });
  world.asked.mockResolvedValue('applied');
  world.outbox = [
    { id: 'm1', name: 'redeem_patch@1', args: { code: CODE }, label: '…H4M', status: 'rejected' },
  ];
  const { submit: send } = showForm(<RedeemScreen person={ana} again="m1" />);
  await send();
  await press(words.action);
  expect(world.asked.mock.calls[0]![1]).toEqual({ code: CODE }); // and not as it is written
}

test('a patch that was redeemed is not being verified, and then leads to the others', async () => {
  await redeemed();
  expect(text()).toContain(patch.earned);
  for (const other of [problems.refused.patch_already_redeemed, words.verifying]) {
    expect(text()).not.toContain(other);
  }
  expect(submit()).toBeNull();
  passes(1.5);
  expect(world.left).toHaveBeenCalledOnce();
});

test('who goes on with another code is not led away', async () => {
  await redeemed();
  await press(words.another);
  passes(10);
  expect(world.left).not.toHaveBeenCalled();
  expect(submit().textContent).toBe(words.verify);
});

test.each([
  ['that was found', 'Madrugada', problems.refused.patch_not_found],
  ['that nobody looked up', maskedCode(CODE), problems.refused.patch_code_invalid],
])('a code %s and was refused is on the screen, with why and a way back', (_, label, reason) => {
  const error = { code: 'patch_code_invalid' };
  world.outbox = [{ id: 'm1', name: 'redeem_patch@1', args: { code: CODE }, label, error }].map(
    (one) => ({ ...one, status: 'rejected' }),
  );
  showForm(<RedeemScreen person={ana} again={undefined} />);
  for (const said of [label, reason, words.spent]) expect(text()).toContain(said);
  expect(document.querySelector('a[href="m1"]')).not.toBeNull();
});

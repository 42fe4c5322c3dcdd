// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { event_form } from '#i18n/pt-BR/event-form.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useFindPlace } from './use-find-place.ts';

const geocode = vi.hoisted(() => vi.fn());
const locate = vi.hoisted(() => vi.fn());
vi.mock('#live/account-context.ts', () => ({ useAccount: () => ({ local: {} }) }));
vi.mock('#sync/calls/geocode.ts', () => ({ geocode }));
vi.mock('#platform/geolocation.ts', () => ({ locate }));

const { place: words } = event_form;
const onPlace = vi.fn();
let screen: ReturnType<typeof showForm>;
let desk: ReturnType<typeof useFindPlace>;
function Desk() {
  const now = useFindPlace(onPlace);
  useEffect(() => void (desk = now));
  return null;
}
const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
beforeEach(() => {
  vi.clearAllMocks();
  online(true);
  screen = showForm(<Desk />);
});
const said = (text: string, failed: boolean) => ({ busy: null, said: text, failed });
const cotia = { kind: 'ok', data: { latitude: -23.6, longitude: -46.9, label: 'Cotia, SP' } };

test('an address is looked up by what is written, without blanks around it', async () => {
  geocode.mockResolvedValue(cotia);
  await act(() => desk.byAddress(' Cotia '));
  expect(geocode.mock.lastCall![1]).toBe('Cotia');
  expect(onPlace).toHaveBeenCalledWith(-23.6, -46.9);
  expect(desk.finding).toEqual(said(words.found.replace(/\{place[^}]*\}/, 'Cotia, SP'), false));
});

test('with too little text, or without a signal, no request is sent', async () => {
  await act(() => desk.byAddress(' Co '));
  expect(desk.finding).toEqual(said(words.needs_location, true));
  online(false);
  await act(() => desk.byAddress('Cot'));
  expect(desk.finding).toEqual(said(words.needs_signal, true));
  expect(geocode).not.toHaveBeenCalled();
});

test.for([
  [{ kind: 'transient' }, words.needs_signal],
  [{ kind: 'auth' }, words.needs_sign_in],
] as const)('for %j another way is offered', async ([outcome, text]) => {
  geocode.mockResolvedValue(outcome);
  await act(() => desk.byAddress('Cotia'));
  expect(desk.finding).toEqual(said(text, true));
  expect(onPlace).not.toHaveBeenCalled();
});

test('a refusal is described by its code', async () => {
  geocode.mockResolvedValue({ kind: 'refused', code: 'too_many_requests' });
  await act(() => desk.byAddress('Cotia'));
  expect(desk.finding).toEqual(said(problems.refused.too_many_requests, true));
});

test('the position of this device is taken', async () => {
  locate.mockResolvedValue({ ok: true, value: { latitude: 1, longitude: 2, accuracy_m: 3 } });
  await act(() => desk.byMe());
  expect(onPlace).toHaveBeenCalledWith(1, 2);
  expect(desk.finding).toEqual(said(words.located, false));
});

test.for([
  ['denied', words.denied],
  ['unavailable', words.unavailable],
  ['unsupported', words.unsupported],
  ['timeout', words.unavailable],
] as const)('a position that is %s says so', async ([code, text]) => {
  locate.mockResolvedValue({ ok: false, code });
  await act(() => desk.byMe());
  expect(desk.finding).toEqual(said(text, true));
});

test('a late answer is ignored once the person chose another way', async () => {
  const late = Promise.withResolvers<unknown>();
  geocode.mockReturnValue(late.promise);
  locate.mockReturnValue(late.promise);
  for (const [busy, ask] of [
    ['address', () => desk.byAddress('Cotia')],
    ['me', () => desk.byMe()],
  ] as const) {
    let asked: Promise<void>;
    act(() => void (asked = ask()));
    expect(desk.finding).toEqual({ busy, said: words.finding, failed: false });
    act(() => desk.forget());
    late.resolve({ ...cotia, ok: true, value: cotia.data });
    await act(() => asked);
    expect(desk.finding).toEqual(said('', false));
  }
  expect(onPlace).not.toHaveBeenCalled();
});

test('an answer that comes after another place was chosen moves nothing', async () => {
  const answer = Promise.withResolvers<typeof cotia>();
  geocode.mockReturnValue(answer.promise);
  const asked = desk.byAddress('Cotia');
  screen.leave();
  answer.resolve(cotia);
  await act(() => asked);
  expect(onPlace).not.toHaveBeenCalled();
});

// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { EventBanner } from '#features/event/event-banner.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { PersonPicture } from '../person/person-picture.tsx';
import { TeamLogo } from '../team/team-logo.tsx';

const kept = vi.hoisted(() => ({ preview: undefined as string | undefined }));
vi.mock('#live/outbox/use-kept-picture.ts', async (original) => ({
  ...(await original()),
  useKeptPicture: () => kept,
}));

const address = 'https://qg.example/1.webp';
const signal = vi.spyOn(navigator, 'onLine', 'get');
afterEach(() => signal.mockReset());
const go = (online: boolean) =>
  act(() => {
    signal.mockReturnValue(online);
    dispatchEvent(new Event(online ? 'online' : 'offline'));
  });

test.each<[string, ReactNode]>([
  [
    'of an event',
    <EventBanner key="" event={{ name: 'Serra', banner: address } as AirsoftEvent} />,
  ],
  ['of a person', <PersonPicture key="" name="Ana" avatar_url={address} />],
  ['of a team', <TeamLogo key="" team={{ name: 'Lobos', logo: address }} />],
])(
  'the picture %s that did not load without a signal is asked for again with one',
  (_, picture) => {
    signal.mockReturnValue(true);
    showForm(picture);
    const image = () => document.querySelector('img');
    go(false);
    act(() => void image()!.dispatchEvent(new Event('error')));
    expect(image()).toBeNull();
    go(true);
    expect(image()?.src).toBe(address);
    act(() => void image()!.dispatchEvent(new Event('error')));
    expect(image()).toBeNull();
  },
);

test('the picture of an event that has not been sent is shown from this device', () => {
  kept.preview = 'blob:kept';
  const event = { name: 'Serra', banner: address } as AirsoftEvent;
  const { again } = showForm(<EventBanner event={event} />);
  expect(document.querySelector('img')!.src).toBe('blob:kept');
  kept.preview = ''; // not known yet
  again(<EventBanner event={event} />);
  expect(document.querySelector('img')!.getAttribute('src')).toBeNull();
});

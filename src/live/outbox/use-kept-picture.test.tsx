// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { WaitingPicture } from '#sync/sending/waiting-pictures.ts';
import { useKeptPicture } from './use-kept-picture.ts';

type Followed = { next: (picture: WaitingPicture | undefined) => void };
const live = vi.hoisted(() => ({ followed: undefined as unknown, end: vi.fn() }));
vi.mock('dexie', () => ({
  liveQuery: () => ({
    subscribe: (followed: Followed) => {
      live.followed = followed;
      return { unsubscribe: live.end };
    },
  }),
}));
vi.mock('#sync/sending/waiting-pictures.ts', () => ({ waitingPicture: vi.fn() }));
vi.mock('../account-context.ts', () => {
  const account = { local: { db: {} } };
  return { useAccount: () => account };
});
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
URL.createObjectURL = () => 'blob:1';
URL.revokeObjectURL = vi.fn();

const picture = { type: 'image/webp', bytes: new ArrayBuffer(1) } as WaitingPicture;

test('a picture waits until it was sent, and says when it was refused, while it is looked at', async () => {
  let found!: ReturnType<typeof useKeptPicture>;
  function Picture() {
    found = useKeptPicture('https://x/storage/v1/object/public/team-media/ana/1.webp');
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Picture />));
  const stored = (now: WaitingPicture | undefined) =>
    act(async () => (live.followed as Followed).next(now));
  expect(found.preview).toBe(''); // not known yet
  await stored(picture);
  expect(found).toMatchObject({ preview: 'blob:1', waits: true });
  await stored({ ...picture, refused: 'file_too_large' });
  expect(found).toMatchObject({ preview: 'blob:1', waits: false, refused: 'file_too_large' });
  await stored(undefined); // sent: the copy stays on the screen
  expect(found).toMatchObject({ preview: 'blob:1', waits: false, refused: undefined });
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  expect(live.end).toHaveBeenCalledOnce();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
});

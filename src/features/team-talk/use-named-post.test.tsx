// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AreaTarget } from '#domain/talk/area-target.ts';
import type { Channel, Post } from '#domain/talk/team-talk.ts';
import { useNamedPost } from './use-named-post.ts';

const address = vi.hoisted(() => ({ target: {} as AreaTarget, setTarget: vi.fn() }));
const brought = vi.hoisted(() => vi.fn());
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.mock('#entities/team/area/use-area-target.ts', () => ({ useAreaTarget: () => address }));
vi.mock('#ui/lists/bring-into-view.ts', () => ({ bringIntoView: brought }));

const post = (id: string, channel: Channel) => ({ id, data: { channel } }) as Post;
const POSTS = [post('p1', 'general'), post('p2', 'events'), post('p3', 'admin')];
const MINE: readonly Channel[] = ['announcements', 'general', 'events'];

beforeEach(() => {
  address.setTarget.mockReset().mockResolvedValue(undefined);
  brought.mockReset();
});

let closed: boolean;
/** What the tab shows at an address. */
async function at(target: AreaTarget, posts: readonly Post[] | null = POSTS) {
  address.target = target;
  let found!: ReturnType<typeof useNamedPost>;
  function Tab() {
    found = useNamedPost('t1', MINE, posts ?? undefined);
    return null;
  }
  await act(async () => createRoot(document.createElement('div')).render(<Tab />));
  closed = found.closed;
  return { channel: found.channel, missing: found.missing };
}

test('the address opens its channel; without one, and for one that I do not see, the default', async () => {
  expect(await at({ channel: 'events' })).toEqual({ channel: 'events', missing: undefined });
  expect(await at({})).toEqual({ channel: 'general', missing: undefined });
  expect(await at({ channel: 'admin' })).toEqual({ channel: 'general', missing: undefined });
  expect(brought).not.toHaveBeenCalled();
});

test('a post is brought into view in its own channel, and leaves the address', async () => {
  expect(await at({ post: 'p2' })).toEqual({ channel: 'events', missing: undefined });
  expect(address.setTarget).toHaveBeenCalledExactlyOnceWith({ channel: 'events' });
  expect(brought).toHaveBeenCalledExactlyOnceWith('post-p2');
});

test('a post that is not here is missing, once the posts are known', async () => {
  expect((await at({ post: 'p9' }, null)).missing).toBeUndefined();
  expect(await at({ channel: 'events', post: 'p9' })).toEqual({ channel: 'events', missing: 'p9' });
  expect(closed).toBe(false);
  expect((await at({ post: 'p3' })).missing).toBe('p3');
  expect(closed).toBe(true); // in a channel that I do not see: nobody needs to be asked
  expect(brought).not.toHaveBeenCalled();
});

// @vitest-environment jsdom
import { act, useEffect, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { emptyArena } from '#domain/arena/arena-form.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { arenaRow } from '#tests/fixtures/samples/rows.ts';
import { useArenaForm, type ArenaFormApi } from '../use-arena-form.ts';
import { MaybeDouble } from './maybe-double.tsx';

vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a>{children}</a>,
}));

const forte = {
  name: 'Forte',
  address: 'Rua 1',
  city: 'Itu',
  state: 'SP',
  latitude: '-23.26',
  longitude: '-47.3',
};
const row = (id: string) => arenaRow({ ...forte, id, latitude: -23.26, longitude: -47.3 });
const sent = vi.fn();
let form: ArenaFormApi;
function Screen({ arenas }: { arenas: readonly ReturnType<typeof row>[] }) {
  const made = useArenaForm({
    start: { ...emptyArena, ...forte },
    onInvalid: vi.fn(),
    onSubmit: async () => sent(),
  });
  useEffect(() => void (form = made));
  return <MaybeDouble form={made} id={undefined} new_id="new" arenas={arenas} />;
}
const text = () => document.body.textContent;

test('an arena that is being sent is not warned of itself, and still of another', async () => {
  const screen = showForm(<Screen arenas={[]} />);
  await act(() => form.handleSubmit());
  expect(sent).toHaveBeenCalledTimes(1);
  screen.again(<Screen arenas={[row('new')]} />);
  expect(text()).toBe('');
  screen.again(<Screen arenas={[row('new'), row('other')]} />);
  expect(text()).toContain('Já existe');
});

test('what another tab sent of the same draft is there already', () => {
  showForm(<Screen arenas={[row('new')]} />);
  expect(text()).toContain('Já existe');
});

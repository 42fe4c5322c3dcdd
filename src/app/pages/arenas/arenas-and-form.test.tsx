// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import type { ArenasSearch } from '#features/arenas/arenas-search.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { act } from 'react';
import { ArenasAndForm } from './arenas-and-form.tsx';

vi.mock('#features/arenas/arenas-screen.tsx', () => ({ ArenasScreen: () => null }));
vi.mock('#features/arena-form/my-proposals.tsx', () => ({ MyProposals: () => null }));
vi.mock('#features/map/point-picker.tsx', () => ({ PointPicker: () => null }));
vi.mock('#features/arena-form/arena-form.tsx', () => ({
  ArenaForm: ({ open, onClose }: { open: object | undefined; onClose: () => void }) =>
    open && <button type="button" onClick={onClose} />,
}));
vi.mock('@tanstack/react-router', () => ({ Link: () => null }));

const form = () => document.querySelector('button');

test.each<ArenasSearch>([{ add: true }, { edit: 'a1' }, { refused: 'a1' }, { again: 'm1' }])(
  'a form that %j opened is closed in the address too, so that a reload does not open it again',
  (asked) => {
    const onSearch = vi.fn();
    const screen = (search: ArenasSearch) => (
      <ArenasAndForm search={search} onSearch={onSearch} placesMap={() => null} />
    );
    const { again } = showForm(screen({ q: 'forte', ...asked }));
    expect(onSearch).not.toHaveBeenCalled();
    act(() => form()!.click());
    expect(form()).toBeNull();
    expect(onSearch).toHaveBeenCalledOnce();
    const [change] = onSearch.mock.calls[0] as [ArenasSearch];
    expect(Object.values(change)).toEqual(Array(4).fill(undefined));
    expect(Object.keys(change)).toContain(Object.keys(asked)[0]);
    again(screen({ q: 'forte' }));
    expect([form(), onSearch.mock.calls.length]).toEqual([null, 1]);
  },
);

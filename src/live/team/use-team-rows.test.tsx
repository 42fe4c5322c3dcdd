// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useRecordsOfTeam } from './use-team-rows.ts';

const replica = vi.hoisted(() => ({ answers: {} as object }));
vi.mock('../account-context.ts', () => ({ useAccount: () => ({ replica }) }));
vi.mock('../rows/use-live-records.ts', () => ({ useLiveRecords: () => replica.answers }));

const Part = ({ team = 'lobos' }) => <p>{useRecordsOfTeam(team).state}</p>;

test('[law 1] a part of a team that comes later begins with what the others show, and pushes nothing', () => {
  replica.answers = { state: 'loading' };
  const { again } = showForm(<Part />);
  expect(document.body.textContent).toBe('loading');
  replica.answers = { state: 'present', rows: [] };
  again(<Part />);
  replica.answers = { state: 'loading' }; // the later part asks by itself
  again(<Part key="later" />);
  expect(document.body.textContent).toBe('present');
  again(<Part team="onca" />);
  expect(document.body.textContent).toBe('loading');
});

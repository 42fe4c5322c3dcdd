import type { ReactNode } from 'react';
import type { TeamPlace } from '#domain/team/team-people.ts';
import type { Rows } from '#sync/records/collections.ts';

/** What each tab of the advanced team area is given: its person is an approved member. */
export type AreaTabProps = {
  readonly team: Rows['teams'];
  /** My own row. */
  readonly me: Rows['team_members'];
  /** What I am in the team: its own row decides who is captain, and not mine. */
  readonly place: TeamPlace;
  /** UTC ISO instant. */
  readonly now: string;
};

/** What the area gives to a tab that has the whole screen, without the area's head and tabs. */
export type WholeTabProps = AreaTabProps & {
  /** The way back, as an icon. */
  readonly back: ReactNode;
  /** The ways to all tabs, as items of a menu. */
  readonly ways: ReactNode;
  /** When the rows came: UTC ms by this device's clock; undefined if they never came. */
  readonly synced_at: number | undefined;
};

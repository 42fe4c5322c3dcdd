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

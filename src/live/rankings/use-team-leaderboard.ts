import {
  fetchTeamLeaderboard,
  keptTeamLeaderboard,
  type TeamLeaderboard,
} from '#sync/calls/rankings/team-leaderboard.ts';
import { useBoard, type BoardSource } from './use-board.ts';

const teams: BoardSource<TeamLeaderboard> = {
  kept: ({ local }) => keptTeamLeaderboard(local.db),
  fetch: ({ local }, asked) => fetchTeamLeaderboard(local.db, local.source.server, asked),
};

/** The ranking of teams. */
export const useTeamLeaderboard = () => useBoard(teams);

import * as v from 'valibot';
import { Count, defineKinds, Id, Instant } from '../record.ts';

/** Spec 2 §3; general is the default (Spec 2 §9). */
export const channels = ['announcements', 'general', 'events', 'tactical', 'admin'] as const;
export const communicationTypes = ['message', 'announcement', 'poll', 'event', 'media'] as const;
export const allianceTypes = ['tactical', 'permanent', 'coalition'] as const;
export const allianceStatuses = ['pending', 'active', 'rejected', 'expired'] as const;
export const agendaTypes = ['training', 'competition', 'social', 'instruction'] as const;
export const attendanceStatuses = ['pending', 'confirmed', 'declined'] as const;

const Text = v.nullable(v.string());

/**
 * What a team has besides its members: number, ranks, posts, alliances, achievements, agenda (Spec
 * 2 §3), invitations. An alliance is stored under `team1_id` and is in the scope of both teams.
 */
export const team_records = defineKinds({
  indexes: ['team_id'],
  entries: { id: Id, team_id: Id },
  kinds: {
    /** The team's own number, visible to every signed-in person. Its id is the team's. */
    contact: { whatsapp: v.nullable(v.string()) },
    rank: {
      name: v.string(),
      description: Text,
      level: v.number(),
      min_points: Count,
      min_events: Count,
      min_time_in_team: Count, // days
      created_at: Instant,
      updated_at: Instant,
    },
    communication: {
      channel: v.picklist(channels),
      type: v.picklist(communicationTypes),
      author_id: v.nullable(Id),
      author_name: v.string(),
      author_avatar_url: Text,
      title: Text,
      content: v.string(),
      poll_options: v.array(v.string()),
      poll_results: v.array(Count), // number of votes per option
      my_vote: v.nullable(Count), // index of the option
      media_urls: v.array(v.string()),
      pinned: v.boolean(),
      created_at: Instant,
      updated_at: Instant,
    },
    /** An invitation that is open, unless it has expired since; for the captain only. */
    invitation: {
      code: v.string(),
      max_uses: Count,
      used: Count,
      expires_at: Instant,
      created_at: Instant,
    },
    alliance: {
      team1_id: Id, // the team that proposes
      team2_id: Id, // the team that answers
      type: v.picklist(allianceTypes),
      status: v.picklist(allianceStatuses),
      /** The team that refused, withdrew or ended it; null while open, and if it was not noted. */
      closed_by: v.nullable(Id),
      created_at: Instant,
      updated_at: Instant,
    },
    /** An achievement that the team has claimed. */
    achievement: { achievement_id: Id, earned_at: Instant },
    /** What progress towards achievements is computed from; one row per team. */
    tally: { members_count: Count, points: Count, events_count: Count, win_count: Count },
    agenda_event: {
      title: v.string(),
      description: Text,
      type: v.picklist(agendaTypes),
      location: v.string(),
      start_date: Instant,
      end_date: v.nullable(Instant),
      /** The event that it is about. */
      event_id: v.nullable(Id),
      /** How many have to confirm. */
      quorum: v.nullable(Count),
      attendees: v.array(
        v.object({
          user_id: Id,
          name: v.string(),
          status: v.picklist(attendanceStatuses),
          /** The start that was answered for, if the entry was moved since. */
          answered_for: v.optional(Instant),
        }),
      ),
      /** Who did not come: all of them for captain and officers, for others only themselves. */
      absent: v.array(Id),
      /** Who came, to the same readers. Who is in neither list is unmarked. */
      present: v.array(Id),
      briefing: v.nullable(
        v.object({
          objectives: v.string(),
          equipment: v.string(),
          roles: Text,
          strategy: Text,
          notes: Text,
        }),
      ),
      report: v.nullable(
        v.object({
          summary: v.string(),
          achievements: Text,
          challenges: Text,
          learnings: Text,
          photos: v.array(v.string()),
        }),
      ),
      created_by: v.nullable(Id),
      created_at: Instant,
      updated_at: Instant,
    },
  },
});

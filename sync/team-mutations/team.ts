import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation, unseen, type Effect } from '../kit/mutation.ts';
import { textOf } from '../kit/text.ts';
import { InstagramName, Url } from '../kit/url.ts';

/** What the captain writes about a team (Spec 2 §5). Signed-in people see the number. */
export const teamFields = {
  name: textOf(3, 80),
  city: textOf(2, 80),
  state: textOf(2, 40),
  logo: v.nullable(Url),
  website: v.nullable(Url),
  instagram: v.nullable(InstagramName),
  description: v.nullable(textOf(1, 4000)),
  whatsapp: v.nullable(v.pipe(v.string(), v.regex(/^\+?\d{10,15}$/))), // digits
};

/** The server finds the point of the city. */
const no_point = { latitude: null, longitude: null };

/**
 * Creates a team; I am its captain and its first member. Refusals: invalid_args (with the field),
 * https_required (logo), id_reused, too_many_teams, daily_limit, network_limit, network_full.
 */
const createTeam = defineMutation({
  name: 'create_team@1',
  args: v.object({ id: Id, member_id: Id, ...teamFields }),
  lane: ({ id }) => `team:${id}`,
  effects: ({ id, member_id, whatsapp, ...fields }, { user_id, at }) => [
    {
      collection: 'teams',
      id,
      change: (row) =>
        row ?? {
          id,
          ...fields,
          captain_id: user_id,
          created_at: at,
          member_count: 1,
          captain_name: null, // the server copies it from the profile
          ...no_point,
          ...unseen,
        },
    },
    {
      collection: 'team_members',
      id: member_id,
      change: (row) =>
        row ?? {
          id: member_id,
          team_id: id,
          user_id,
          name: '', // the server copies it from the profile
          role: 'captain',
          approved: true,
          rank_id: null,
          created_at: at,
          whatsapp: null,
          instagram: null,
          avatar_url: null,
          rank_assigned_by: null,
          points: null,
          events_count: null,
          subscribed: false,
          ...unseen,
        },
    },
    {
      collection: 'team_records',
      id,
      change: (row) => row ?? { id, team_id: id, kind: 'contact', data: { whatsapp }, ...unseen },
    },
  ],
});

/** The stored point belongs to the former city. */
const is_moved = (patch: object): boolean => 'city' in patch || 'state' in patch;

const someFields = v.partial(v.object(teamFields));

/**
 * Changes named fields of the team whose captain I am. `base` is what the person saw in them: if
 * another person changed a field meanwhile, the mutation is refused with record_changed and the
 * field's name. Refusals: team_gone, not_allowed, record_changed, invalid_args,
 * https_required (logo), network_full.
 */
const updateTeam = defineMutation({
  name: 'update_team@1',
  args: v.object({ id: Id, patch: someFields, base: someFields }),
  lane: ({ id }) => `team:${id}`,
  effects: ({ id, patch }) => {
    const { whatsapp, ...fields } = patch;
    const team: Effect = {
      collection: 'teams',
      id,
      change: (row) =>
        row && ({ ...row, ...fields, ...(is_moved(fields) && no_point) } as typeof row),
    };
    if (whatsapp === undefined) return [team];
    return [
      team,
      {
        collection: 'team_records',
        id,
        change: (row) => ({
          ...(row ?? { id, team_id: id, ...unseen }),
          kind: 'contact',
          data: { whatsapp },
        }),
      },
    ];
  },
});

/** Deletes the team whose captain I am, and its memberships. Refusals: team_gone, not_allowed. */
const deleteTeam = defineMutation({
  name: 'delete_team@1',
  args: v.object({ id: Id }),
  lane: ({ id }) => `team:${id}`,
  once: ({ id }) => `delete:${id}`,
  effects: ({ id }) => [{ collection: 'teams', id, change: () => undefined }],
});

/** A team itself. */
export const teamMutations = {
  [createTeam.name]: createTeam,
  [updateTeam.name]: updateTeam,
  [deleteTeam.name]: deleteTeam,
} as const;

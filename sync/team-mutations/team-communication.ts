import * as v from 'valibot';
import { Id, Instant } from '../records/record.ts';
import { channels, communicationTypes } from '../records/team/team-record.ts';
import { defineMutation, newId } from '../kit/mutation.ts';
import { textOf } from '../kit/text.ts';
import { Url } from '../kit/url.ts';
import { changeTeamRecord, createTeamRecord, dropTeamRecord } from './team-record-effect.ts';

const text = (most: number) => textOf(1, most);

/**
 * Posts in a channel of my team. A message needs a text, an announcement also a title, a poll a
 * title and two options, shared media an address (Spec 2 §5). Refusals: team_gone, not_allowed,
 * invalid_args, id_reused.
 */
const postCommunication = defineMutation({
  name: 'post_communication@1',
  args: v.object({
    id: Id,
    team_id: Id,
    channel: v.picklist(channels),
    type: v.picklist(communicationTypes),
    title: v.nullable(text(200)),
    content: v.nullable(text(4000)),
    poll_options: v.pipe(v.array(text(120)), v.maxLength(10)),
    media_urls: v.pipe(v.array(Url), v.maxLength(10)),
  }),
  fill: newId,
  lane: ({ team_id }) => `team:${team_id}`,
  effects: ({ id, team_id, content, ...fields }, { user_id, at }) => [
    createTeamRecord(
      'communication',
      { id, team_id },
      {
        ...fields,
        content: content ?? '',
        author_id: user_id,
        author_name: '', // the server copies it from the profile
        author_avatar_url: null,
        poll_results: fields.poll_options.map(() => 0),
        my_vote: null,
        pinned: false,
        created_at: at,
        updated_at: at,
      },
    ),
  ],
});

/**
 * Deletes my own post; as captain or officer any post. Refusals: communication_not_found,
 * not_allowed.
 */
const deleteCommunication = defineMutation({
  name: 'delete_communication@1',
  args: v.object({ id: Id, team_id: Id }),
  lane: ({ team_id }) => `team:${team_id}`,
  once: ({ id }) => `delete:${id}`,
  effects: ({ id }) => [dropTeamRecord(id)],
});

/** Pins or unpins a post, as captain or officer. Refusals: communication_not_found, not_allowed. */
export const pinCommunication = defineMutation({
  name: 'pin_communication@1',
  args: v.object({ id: Id, team_id: Id, pinned: v.boolean() }),
  lane: ({ team_id }) => `team:${team_id}`,
  once: ({ id, pinned }) => `pin:${id}:${pinned}`,
  effects: ({ id, pinned }) => [
    changeTeamRecord('communication', id, (data) => ({ ...data, pinned })),
  ],
});

/**
 * Votes in a poll; voting again changes the vote. Only the server counts. Refusals:
 * communication_not_found, invalid_args.
 */
export const vote = defineMutation({
  name: 'vote@1',
  args: v.object({
    id: Id,
    team_id: Id,
    option: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)), // index of the option
  }),
  lane: ({ team_id }) => `team:${team_id}`,
  once: ({ id, option }) => `vote:${id}:${option}`,
  effects: ({ id, option }) => [
    changeTeamRecord('communication', id, (data) => ({ ...data, my_vote: option })),
  ],
});

/**
 * Says how far I have read a channel, for my other devices; this one knows. Never goes back. Refusals:
 * team_gone, not_allowed.
 */
const markRead = defineMutation({
  name: 'mark_read@1',
  args: v.object({ team_id: Id, channel: v.picklist(channels), seen_at: Instant }),
  lane: ({ team_id, channel }) => `read:${team_id}:${channel}`,
  once: ({ team_id, channel }) => `read:${team_id}:${channel}`,
  effects: () => [],
  unasked: true,
});

/** What a team writes to its members: posts and polls. */
export const teamCommunicationMutations = {
  [postCommunication.name]: postCommunication,
  [deleteCommunication.name]: deleteCommunication,
  [pinCommunication.name]: pinCommunication,
  [vote.name]: vote,
  [markRead.name]: markRead,
} as const;

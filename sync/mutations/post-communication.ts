import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { channels, communicationTypes } from '../records/team-record.ts';
import { defineMutation, unseen } from './mutation.ts';
import { textOf } from './text.ts';
import { Url } from './url.ts';

const text = (most: number) => textOf(1, most);

/**
 * A post in a channel of my team. A message needs words, an announcement a title too, a poll a title and two
 * options, shared media an address (Spec 2 §5). Refusals: team_gone, not_allowed, invalid_args, id_reused.
 */
export const postCommunication = defineMutation({
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
  lane: ({ team_id }) => `team:${team_id}`,
  effects: ({ id, team_id, content, ...fields }, { user_id, at }) => [
    {
      collection: 'team_records',
      id,
      change: (row) =>
        row ?? {
          id,
          team_id,
          kind: 'communication',
          data: {
            ...fields,
            content: content ?? '',
            author_id: user_id,
            author_name: '', // the profile's, which the server copies
            author_avatar_url: null,
            poll_results: fields.poll_options.map(() => 0),
            my_vote: null,
            pinned: false,
            created_at: at,
            updated_at: at,
          },
          ...unseen,
        },
    },
  ],
});

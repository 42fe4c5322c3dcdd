import * as v from 'valibot';
import type { Rows } from '../records/collections.ts';
import { team_records } from '../records/team/team-record.ts';
import type { Caller } from '../identity/client.ts';
import { callSignedRpc } from '../identity/signed-call.ts';

/** A post that the device does not keep. */
export type OlderPost = Extract<Rows['team_records'], { kind: 'communication' }>;

/** The position of a post in its channel. */
export type PostPosition = { readonly created_at: string; readonly id: string };

export type OlderPosts = {
  /** Newest first; null: as in the answer that had the mark. */
  readonly posts: readonly OlderPost[] | null;
  /** Describes the answer, for asking again. */
  readonly mark: string;
};

type Asked = {
  readonly team_id: string;
  readonly channel: string;
  /** Older than this one. */
  readonly before: PostPosition;
  /** Not older than this one. */
  readonly from?: PostPosition | undefined;
  readonly limit: number;
  readonly mark?: string | undefined;
};

const Answer = v.object({ posts: v.nullable(v.array(v.unknown())), mark: v.string() });

/**
 * Reads posts of a channel that are older than those the device keeps (team_posts in
 * supabase/schemas/teams/recent_posts.sql). A row that this app can't read is left out.
 * @returns null when the server could not be reached, or refused
 */
export async function fetchOlderPosts(
  caller: Caller,
  { team_id, channel, before, from, limit, mark }: Asked,
): Promise<OlderPosts | null> {
  const outcome = await callSignedRpc(caller, {
    rpc: 'team_posts',
    body: {
      team_id,
      channel,
      before: before.created_at,
      before_id: before.id,
      ...(from && { from: from.created_at, from_id: from.id }),
      limit,
      ...(mark !== undefined && { mark }),
    },
    answer: Answer,
  });
  if (outcome.kind !== 'ok') return null;
  const { posts, mark: newest } = outcome.data;
  return { posts: posts?.flatMap(readPost) ?? null, mark: newest };
}

function readPost(row: unknown): OlderPost[] {
  const read = v.safeParse(team_records.row, row);
  return read.success && read.output.kind === 'communication' ? [read.output] : [];
}

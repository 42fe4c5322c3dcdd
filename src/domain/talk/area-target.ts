import { channels } from '#sync/records/team/team-record.ts';
import type { Channel } from './team-talk.ts';

/** What the address of the advanced team area names beside the tab: where a notification leads. */
export type AreaTarget = {
  readonly channel?: Channel;
  /** The id of a post. */
  readonly post?: string;
  /** The id of an entry of the agenda. */
  readonly event?: string;
};

/** Every id is a uuid in lower case. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const idIn = (given: unknown) => (typeof given === 'string' && ID.test(given) ? given : undefined);

/** The target in an address; what is no channel and no id is left out. */
export function areaTarget(given: Readonly<Record<string, unknown>>): AreaTarget {
  const channel = channels.find((one) => one === given['channel']);
  const post = idIn(given['post']);
  const event = idIn(given['event']);
  return { ...(channel && { channel }), ...(post && { post }), ...(event && { event }) };
}

import { byCreation, compareInstants } from '#sync/records/writing-order.ts';
import type { Rows } from '#sync/records/collections.ts';
import { fold } from '../words/search.ts';
import type { ListedTeam } from './team-list.ts';

type Row = Rows['team_records'];
type Data = Extract<Row, { kind: 'alliance' }>['data'];

/** An alliance as one of its two teams sees it. */
export type Alliance = Data & {
  readonly id: string;
  /** 0 while the proposal waits on this device. */
  readonly rev: number;
  readonly other_id: string;
  /** This team proposed it. */
  readonly is_ours: boolean;
};

/** What a captain may ask for (Spec 2 §4). */
export type AllianceDeed = 'accept' | 'reject' | 'cancel' | 'end' | 'renew';

/** @returns undefined for a record of another kind, or of two other teams */
export function allianceOf({ id, rev, kind, data }: Row, team_id: string): Alliance | undefined {
  if (kind !== 'alliance') return undefined;
  const { team1_id, team2_id } = data;
  if (team1_id !== team_id && team2_id !== team_id) return undefined;
  const is_ours = team1_id === team_id;
  return { ...data, id, rev, is_ours, other_id: is_ours ? team2_id : team1_id };
}

/** The status, and of what is over how it came to that, where that was noted. */
export type AllianceStage = Data['status'] | 'refused' | 'withdrawn' | 'ended';

export function stageOf({
  status,
  closed_by,
  team1_id,
}: Pick<Data, 'status' | 'closed_by' | 'team1_id'>): AllianceStage {
  if (!closed_by) return status; // a row that was read long ago has none
  if (status === 'expired') return 'ended';
  if (status !== 'rejected') return status;
  return closed_by === team1_id ? 'withdrawn' : 'refused';
}

export const isOpen = ({ status }: Pick<Data, 'status'>): boolean =>
  status === 'pending' || status === 'active';

/** The same alliance as its other team sees it. */
export const turned = (alliance: Alliance): Alliance => ({
  ...alliance,
  is_ours: !alliance.is_ours,
  other_id: alliance.is_ours ? alliance.team1_id : alliance.team2_id,
});

/**
 * What the captain of the team that looks may do now.
 * @param all of the same team: an ended one is renewed only while no other is open between the two
 * @param other undefined when the other team was deleted: it can't be asked again
 */
export function allianceDeeds(
  alliance: Alliance,
  all: readonly Alliance[],
  other: { readonly id: string } | undefined,
): readonly AllianceDeed[] {
  const { status, is_ours, other_id } = alliance;
  if (status === 'pending') return is_ours ? ['cancel'] : ['accept', 'reject'];
  if (status === 'active') return ['end'];
  const is_taken = all.some((other) => other.other_id === other_id && isOpen(other));
  return status === 'expired' && !is_taken && other ? ['renew'] : [];
}

export type AllianceSections = {
  /** Proposals that wait for this team's answer: the first that came is first. */
  readonly asking: readonly Alliance[];
  /** Proposals of this team. */
  readonly asked: readonly Alliance[];
  readonly active: readonly Alliance[];
  /** Rejected, withdrawn or ended: the newest first. */
  readonly past: readonly Alliance[];
};

export function allianceSections(all: readonly Alliance[]): AllianceSections {
  const pending = all.filter(({ status }) => status === 'pending').toSorted(byCreation);
  const newest = all.toSorted((a, b) => compareInstants(b.updated_at, a.updated_at));
  return {
    asking: pending.filter(({ is_ours }) => !is_ours),
    asked: pending.filter(({ is_ours }) => is_ours),
    active: newest.filter(({ status }) => status === 'active'),
    past: newest.filter((alliance) => !isOpen(alliance)),
  };
}

type Team = ListedTeam & { readonly captain_id: string | null };

/**
 * Whether accepting gives points: once for the same two teams, and not between teams of one
 * captain. The server also counts at most three allies a day.
 * @param all of one of the two teams
 */
export function paysPoints(
  { id, other_id }: Alliance,
  all: readonly Alliance[],
  [one, two]: readonly [Team | undefined, Team | undefined],
): boolean {
  const is_again = all.some(
    (other) =>
      other.id !== id &&
      other.other_id === other_id &&
      (other.status === 'active' || other.status === 'expired'),
  );
  return !is_again && one?.captain_id !== two?.captain_id;
}

/**
 * The teams that an alliance can be proposed to: not the own one, and none with an open alliance or
 * proposal between the two (Spec 2 §5). Those of the same city stand first, then of the same state.
 * @param sorted by name
 */
export function possibleAllies<Other extends ListedTeam>(
  sorted: readonly Other[],
  mine: ListedTeam,
  all: readonly Alliance[],
): readonly Other[] {
  const taken = new Set([mine.id, ...all.filter(isOpen).map(({ other_id }) => other_id)]);
  const far = ({ city, state }: Other) =>
    state !== mine.state ? 2 : fold(city) !== fold(mine.city) ? 1 : 0;
  return sorted.filter(({ id }) => !taken.has(id)).toSorted((a, b) => far(a) - far(b));
}

/** A team that no alliance can be proposed to now, and why. */
export type TakenTeam<Other> = {
  readonly team: Other;
  /** active: an ally. asked: its captain has not answered. asking: it waits for our answer. */
  readonly why: 'active' | 'asked' | 'asking';
};

/** The teams with an open alliance or proposal between the two, in the order given. */
export const takenTeams = <Other extends { readonly id: string }>(
  teams: readonly Other[],
  all: readonly Alliance[],
): readonly TakenTeam<Other>[] =>
  teams.flatMap((team) => {
    const open = all.find((alliance) => alliance.other_id === team.id && isOpen(alliance));
    if (!open) return [];
    return [{ team, why: open.status === 'active' ? 'active' : open.is_ours ? 'asked' : 'asking' }];
  });

/** One thing that happened between two teams. */
export type AlliancePast = {
  readonly key: string;
  readonly what: 'proposed' | Exclude<AllianceStage, 'pending'>;
  readonly type: Data['type'];
  /** The team that proposed, refused, withdrew or ended. */
  readonly by: string;
  /** UTC ISO instant. */
  readonly at: string;
};

/**
 * What happened between two teams, the newest first. When an ended alliance was accepted is not
 * stored.
 */
export function alliancePast(all: readonly Alliance[], other_id: string): readonly AlliancePast[] {
  return all
    .filter((alliance) => alliance.other_id === other_id)
    .flatMap((alliance): AlliancePast[] => {
      const { id, type, team1_id, closed_by } = alliance;
      const proposed = { what: 'proposed', type, by: team1_id, at: alliance.created_at } as const;
      const what = stageOf(alliance);
      const key = `${id}:proposed`;
      if (what === 'pending') return [{ key, ...proposed }];
      const outcome = { what, type, by: closed_by ?? team1_id, at: alliance.updated_at };
      return [
        { key, ...proposed },
        { key: `${id}:${what}`, ...outcome },
      ];
    })
    .toReversed()
    .toSorted((a, b) => compareInstants(b.at, a.at));
}

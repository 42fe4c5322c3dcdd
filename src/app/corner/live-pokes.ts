import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useAccount } from '#live/account-context.ts';
import { useOnline } from '#live/freshness/use-online.ts';
import { useReplicaRows } from '#live/rows/use-replica-rows.ts';
import type { LiveSignal } from '#sync/pull/live-signal.ts';
import { report } from '#sync/device/report.ts';
import { whenIdle } from '#platform/when-idle.ts';
import { followed } from './followed.ts';

/**
 * Listens for "something changed" while the page has a signal: public rows, my rows, and the event
 * on the screen, or the team if I am a member. Loaded when the page is idle; correctness depends on
 * polling. Rule [W1].
 */
export function useLivePokes(): void {
  const { person, local, sync } = useAccount();
  const online = useOnline();
  const event = useRouterState({ select: ({ matches }) => followed('event', matches) });
  const team = useMyTeam(useRouterState({ select: ({ matches }) => followed('team', matches) }));
  const [signal, setSignal] = useState<LiveSignal>();

  useEffect(() => {
    if (!online) return;
    let opened: LiveSignal | undefined;
    let left = false;
    const open = async () => {
      const { openLiveSignal } = await import('#sync/pull/live-signal.ts');
      if (left) return;
      opened = (await openLiveSignal(local, sync.poked)) ?? undefined;
      if (left) opened?.close();
      else setSignal(opened);
    };
    const cancel = whenIdle(() => void open().catch(report));
    return () => {
      left = true;
      cancel();
      opened?.close();
      setSignal(undefined);
    };
  }, [online, local, sync]);

  useEffect(() => {
    const topics = [
      'public',
      person && `user:${person.id}`,
      event && `event:${event}`,
      team && `team:${team}`,
    ];
    signal?.listen(topics.filter((topic) => typeof topic === 'string'));
  }, [signal, person, event, team]);
}

/**
 * The team on the screen while I am a member: only members may listen to it. By the rows of the
 * server, so that a person who is approved while they look sees the team at once.
 */
function useMyTeam(team: string | undefined): string | undefined {
  const mine = useReplicaRows('team_members', MINE);
  return mine?.some(({ team_id, approved }) => approved && team_id === team) ? team : undefined;
}

const MINE = { selector: { me: { $eq: 1 as const } } };

import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useAccount } from '#live/account-context.ts';
import { useOnline } from '#live/use-online.ts';
import type { LiveSignal } from '#sync/pull/live-signal.ts';
import { report } from '#sync/device/report.ts';
import { whenIdle } from '../start/when-idle.ts';

/**
 * Listens for "something changed" while the page has a signal: public rows, my rows, and the event
 * on the screen, or the team if I am a member. Loaded when the page is idle; correctness depends on
 * polling. Rule [W1].
 */
export function useLivePokes(): void {
  const { person, engine, sync } = useAccount();
  const online = useOnline();
  const event = useRouterState({ select: ({ location }) => eventOf(location.pathname) });
  const team = useMyTeam(useRouterState({ select: ({ location }) => teamOf(location.pathname) }));
  const [signal, setSignal] = useState<LiveSignal>();

  useEffect(() => {
    if (!online) return;
    let opened: LiveSignal | undefined;
    let left = false;
    const open = async () => {
      const { openLiveSignal } = await import('#sync/pull/live-signal.ts');
      if (left) return;
      opened = (await openLiveSignal(engine, sync.poked)) ?? undefined;
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
  }, [online, engine, sync]);

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

/** The team on the screen, once it is known that I am a member: only members may listen to it. */
function useMyTeam(team: string | undefined): string | undefined {
  const { engine } = useAccount();
  const [mine, setMine] = useState<string>();
  useEffect(() => {
    if (!team || !engine.user_id) return;
    let left = false;
    const look = async () => {
      const rows = await engine.store.inScope('team_members', 'me');
      const member = rows.some((row) => row['team_id'] === team && row['approved'] === true);
      if (!left && member) setMine(team);
    };
    void look().catch(report);
    return () => {
      left = true;
      setMine(undefined);
    };
  }, [team, engine]);
  return mine;
}

const eventOf = (path: string): string | undefined =>
  /^\/(?:event|register)\/([0-9a-f-]{36})\/?$/.exec(path)?.[1];

const teamOf = (path: string): string | undefined =>
  /^\/team\/([0-9a-f-]{36})(?:\/advanced)?\/?$/.exec(path)?.[1];

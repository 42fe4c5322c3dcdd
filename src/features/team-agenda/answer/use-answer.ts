import { useState } from 'react';
import { saying, useSay } from '#actions/use-say.ts';
import type { AgendaEvent, Attendance } from '#domain/agenda/agenda.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useMutate } from '#actions/use-mutate.ts';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';

/**
 * Says whether I come, without a toast: the entry shows it at once, and a refusal too. One at a
 * time: what is tapped while an answer is being stored does nothing.
 */
export function useAnswer({ id, team_id, data }: AgendaEvent) {
  const { LL } = useI18nContext();
  const mutate = useMutate();
  const say = useSay();
  const [saving, setSaving] = useState<Attendance>();
  const once = useOneAtATime();
  async function store(steps: readonly Attendance[]): Promise<boolean> {
    for (const status of steps) {
      const args = { id, team_id, status };
      const asked = await mutate('set_attendance@1', args, { label: data.title });
      if (asked.ok) continue;
      say.notKept(asked.code, saying('', LL.team_agenda.attendance.failed()));
      return false;
    }
    return true;
  }
  /** @returns whether this device stored all of them; undefined while another is being stored */
  const answer = (...steps: readonly Attendance[]): Promise<boolean | undefined> =>
    once(() => {
      setSaving(steps.at(-1));
      return store(steps).finally(() => setSaving(undefined));
    });
  return { saving, answer };
}

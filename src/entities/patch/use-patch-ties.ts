import { formatDay } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useEvents } from '#live/event/use-events.ts';
import { useTeams } from '#live/team/use-teams.ts';
import type { Rows } from '#sync/records/collections.ts';

type Ties = Pick<Rows['patches'], 'evento_id' | 'equipe_id'>;

/**
 * What a patch belongs to: `Operação X · 28/11/2026`, and the team's name. '' where it belongs to
 * nothing, or to what this device does not have.
 */
export function usePatchTies(): (patch: Ties) => string {
  const { locale } = useI18nContext();
  const events = useEvents();
  const teams = useTeams();
  return ({ evento_id, equipe_id }) => {
    const event = evento_id ? events?.get(evento_id) : undefined;
    const team = equipe_id ? teams?.get(equipe_id) : undefined;
    const parts = [event?.name, event && formatDay(event.date, locale), team?.name];
    return parts.filter(Boolean).join(' · ');
  };
}

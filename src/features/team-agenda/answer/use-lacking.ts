import { lackingOf, type AgendaData } from '#domain/agenda/agenda.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';

/** How many have still to confirm; '' for none, and for what is over. @param now UTC ISO instant */
export function useLacking(data: AgendaData, now: string): string {
  const words = useI18nContext().LL.team_agenda.people;
  const lacking = lackingOf(data, now);
  return lacking.count > 0 ? words.lacking(lacking) : '';
}

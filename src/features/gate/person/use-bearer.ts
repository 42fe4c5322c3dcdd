import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useEventStaff } from '#live/event/use-event-staff.ts';

/** "via Ana"; '' of what its maker sent. */
export function useBearer(event_id: string): (relayed_by: string | null | undefined) => string {
  const { LL } = useI18nContext();
  const staff = useEventStaff(event_id)?.staff;
  return (relayed_by) => {
    if (!relayed_by) return '';
    const bearer = staff?.find(({ data }) => data.user_id === relayed_by);
    return LL.gate.sheet.relayed({ name: bearer?.data.name ?? LL.gate.other_device() });
  };
}

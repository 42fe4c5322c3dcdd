import type { Alliance } from '#domain/team/alliances.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';

const KINDS = {
  pending: 'warning',
  active: 'confirmed',
  rejected: 'closed',
  expired: 'past',
} as const;

export function AllianceState({ status }: Pick<Alliance, 'status'>) {
  const { LL } = useI18nContext();
  return <StateChip kind={KINDS[status]}>{LL.team_alliances.status[status]()}</StateChip>;
}

import { stageOf, type Alliance } from '#domain/team/alliances.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';

const KINDS = {
  pending: 'warning',
  active: 'confirmed',
  rejected: 'closed',
  refused: 'closed',
  withdrawn: 'closed',
  expired: 'past',
  ended: 'past',
} as const;

export function AllianceState({ alliance }: { alliance: Alliance }) {
  const { LL } = useI18nContext();
  const stage = stageOf(alliance);
  return <StateChip kind={KINDS[stage]}>{LL.team_alliances.status[stage]()}</StateChip>;
}

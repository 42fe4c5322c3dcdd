import { useState } from 'react';
import {
  allianceDeeds,
  paysPoints,
  type Alliance,
  type AllianceDeed,
} from '#domain/team/alliances.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { ProposeAlliance } from './propose/propose-alliance.tsx';
import { useAllianceActs, type Team } from './use-alliance-acts.ts';

export type AllianceDeedsProps = {
  /** The team for which its captain acts. */
  team: Team;
  alliance: Alliance;
  /** All alliances of the team. */
  all: readonly Alliance[];
  /** undefined when the other team was deleted. */
  other: Team | undefined;
};

/** The buttons of a captain about one alliance; what both sides lose is asked about first. */
export function AllianceDeeds({ team, alliance, all, other }: AllianceDeedsProps) {
  const { LL } = useI18nContext();
  const [open, setOpen] = useState<AllianceDeed>();
  const words = LL.team_alliances;
  const name = other?.name ?? words.gone_team();
  const acts = useAllianceActs({ team_id: team.id, name });
  const close = () => setOpen(undefined);
  const begin = (deed: AllianceDeed) => {
    if (deed === 'accept')
      void acts.accept(alliance, { pays: paysPoints(alliance, all, [team, other]) });
    else setOpen(deed);
  };
  const deeds = allianceDeeds(alliance, all, other);
  const asks = open === 'reject' || open === 'cancel' || open === 'end' ? open : undefined;
  return (
    <>
      {deeds.map((deed) => (
        <Button
          key={deed}
          variant={deed === 'accept' ? 'main' : 'quiet'}
          aria-label={`${words[deed].action()}: ${name}`}
          onClick={() => begin(deed)}
        >
          {words[deed].action()}
        </Button>
      ))}
      {asks && (
        <ConfirmDialog
          open
          danger
          title={words[asks].title()}
          confirm_label={words[asks].yes()}
          cancel_label={LL.common.cancel()}
          onCancel={close}
          onConfirm={() => {
            close();
            void acts[asks](alliance);
          }}
        >
          {words[asks].confirm({ team: name })}
        </ConfirmDialog>
      )}
      {open === 'renew' && other && (
        <ProposeAlliance
          team={team}
          all={all}
          again={{ other, type: alliance.type }}
          onClose={close}
        />
      )}
    </>
  );
}

import Handshake from 'lucide-react/icons/handshake';
import { useMemo, useState } from 'react';
import { WaitingNotes } from '#actions/waiting-notes.tsx';
import { allianceSections, type Alliance } from '#domain/team/alliances.ts';
import type { AreaTabProps } from '#entities/team/area-tab-props.ts';
import { AREA, askedAbout } from '#entities/team/asked-about.ts';
import { useAlliances } from '#entities/team/use-alliances.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { useTeams } from '#live/team/use-teams.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { AboutTypes } from './about-types.tsx';
import { AllianceSection } from './list/alliance-section.tsx';
import { CorrectProposal } from './propose/correct-proposal.tsx';
import { ProposeAlliance } from './propose/propose-alliance.tsx';
import type { Team } from './use-alliance-acts.ts';

/**
 * The alliances of a team: proposals that wait for an answer, allies, what is over. Its captain
 * proposes, answers and ends; members read.
 */
export function AlliancesTab({ team, place }: AreaTabProps) {
  const { LL } = useI18nContext();
  const all = useAlliances(team.id);
  const teams = useTeams();
  const outbox = useOutbox();
  const asked = useMemo(() => askedAbout(outbox ?? [], team.id, AREA.alliances), [outbox, team.id]);
  if (!all || !teams) return <SkeletonRows label={LL.team_alliances.loading()} />;
  const { asking, asked: sent, active, past } = allianceSections(all);
  const is_captain = place === 'captain';
  const shared = { team, all, teams, asked, is_captain };
  return (
    <div className="flex flex-col gap-8">
      <WaitingNotes
        records={asked}
        correct={(record) =>
          is_captain && isProposal(record, team.id) ? (
            <CorrectProposal team={team} all={all} refused={record} />
          ) : undefined
        }
      />
      <AllianceSection kind="asking" rows={asking} {...shared} />
      {is_captain && all.length > 0 && (
        <div>
          <Propose team={team} all={all} is_main={asking.length === 0} />
        </div>
      )}
      {all.length === 0 &&
        (is_captain ? (
          <EmptyState
            icon={Handshake}
            title={LL.team_alliances.none()}
            action={<Propose team={team} all={all} is_main />}
          >
            {LL.team_alliances.none_captain()}
          </EmptyState>
        ) : (
          <EmptyState icon={Handshake}>{LL.team_alliances.none()}</EmptyState>
        ))}
      <AllianceSection kind="asked" rows={sent} {...shared} />
      <AllianceSection kind="active" rows={active} {...shared} />
      <AllianceSection kind="past" rows={past} {...shared} />
      <AboutTypes />
    </div>
  );
}

type ProposeProps = { team: Team; all: readonly Alliance[]; is_main: boolean };

function Propose({ team, all, is_main }: ProposeProps) {
  const { LL } = useI18nContext();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={is_main ? 'main' : 'quiet'} icon={Handshake} onClick={() => setOpen(true)}>
        {LL.team_alliances.propose.action()}
      </Button>
      {open && <ProposeAlliance team={team} all={all} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Another team's captain may be asked on this device too: their form is not this team's. */
const isProposal = ({ name, args }: OutboxRecord, team_id: string): boolean =>
  name === 'propose_alliance@1' && (args as { team_id: string }).team_id === team_id;

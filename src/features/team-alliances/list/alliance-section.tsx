import { useId } from 'react';
import type { Alliance, AllianceSections } from '#domain/team/alliances.ts';
import { waitsFor } from '#live/outbox/about-row.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { List } from '#ui/lists/list-row.tsx';
import { AllianceDeeds } from '../alliance-deeds.tsx';
import type { Team } from '../use-alliance-acts.ts';
import { AllianceRow } from './alliance-row.tsx';

type AllianceSectionProps = {
  kind: keyof AllianceSections;
  rows: readonly Alliance[];
  team: Team;
  /** All alliances of the team. */
  all: readonly Alliance[];
  teams: ReadonlyMap<string, Team>;
  asked: readonly OutboxRecord[];
  is_captain: boolean;
};

/** Alliances in the same state, under their count. Nothing when there are none. */
export function AllianceSection(props: AllianceSectionProps) {
  const { kind, rows, team, all, teams, asked, is_captain } = props;
  const { LL } = useI18nContext();
  const id = useId();
  if (rows.length === 0) return null;
  const title = LL.team_alliances.section[kind]({ count: rows.length });
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-1 text-2xl">
        {title}
      </h2>
      <List label={title}>
        {rows.map((alliance) => {
          const other = teams.get(alliance.other_id);
          return (
            <AllianceRow
              key={alliance.id}
              team={team}
              alliance={alliance}
              other={other}
              waits={waitsFor(alliance.id, asked)}
              deeds={is_captain && <AllianceDeeds {...{ team, alliance, all, other }} />}
            />
          );
        })}
      </List>
    </section>
  );
}

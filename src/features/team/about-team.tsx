import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { joinLink } from '#domain/team/team-people.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { InstagramLink } from '#entities/person/instagram-link.tsx';
import { WhatsappLink } from '#entities/person/whatsapp-link.tsx';
import { useAlliances } from '#entities/team/use-alliances.ts';
import { formatDay, formatNumber } from '#i18n/formats/formats.ts';
import { LinkedText } from '#entities/linked-text/linked-text.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import { useTeamRecord } from '#live/team/use-team-rows.ts';
import { useTeams } from '#live/team/use-teams.ts';
import type { Team } from './use-team-people.ts';

type AboutTeamProps = {
  team: Team;
  /** What it has earned. */
  earned: ReactNode;
};

/** What the team writes about itself, how to reach it, who its allies are, and what it has done. */
export function AboutTeam({ team, earned }: AboutTeamProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.team_page.about;
  const tally = useTeamRecord(team.id, 'tally');
  const { fact } = LL.team_page;
  return (
    <div className="@container">
      <div className="grid gap-8 @4xl:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="about-team">
          <h2 id="about-team" className="mb-2 text-2xl">
            {words.text()}
          </h2>
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">
            {team.description ? (
              <LinkedText text={team.description} />
            ) : (
              <span className="text-soft">{words.none()}</span>
            )}
          </p>
          <p className="mt-3 text-sm text-soft">
            {words.since({ date: formatDay(eventDay(team.created_at), locale) })}
          </p>
        </section>
        <div className="flex flex-col gap-8">
          <Contact team={team} />
          <Allies team={team} />
          {earned}
          {tally && (
            <section aria-labelledby="team-numbers">
              <h2 id="team-numbers" className="mb-2 text-2xl">
                {words.numbers()}
              </h2>
              <dl className="grid grid-cols-2 gap-4">
                <Figure label={fact.points()}>{formatNumber(tally.points, locale)}</Figure>
                <Figure label={fact.members()}>{formatNumber(tally.members_count, locale)}</Figure>
                <Figure label={words.events()}>{formatNumber(tally.events_count, locale)}</Figure>
                <Figure label={words.wins()}>{formatNumber(tally.win_count, locale)}</Figure>
              </dl>
              <p className="mt-3 max-w-prose text-sm text-soft">{words.points_from()}</p>
            </section>
          )}
          <section aria-labelledby="join-link">
            <h2 id="join-link" className="mb-2 text-2xl">
              {words.link()}
            </h2>
            <p className="text-soft">{words.link_hint()}</p>
            <p className="mt-3 rounded-field bg-base-200 px-3 py-2 text-sm break-all select-all">
              {joinLink(location.origin, team.id)}
            </p>
          </section>
        </div>
      </div>
    </div>
  );
}

/**
 * Nothing when the team gave none. Its number is for people who are signed in: a visitor is told that
 * there may be one.
 */
function Contact({ team }: { team: Team }) {
  const { LL } = useI18nContext();
  const words = LL.team_page.about;
  const whatsapp = useTeamRecord(team.id, 'contact')?.whatsapp;
  const is_visitor = !usePerson();
  const { website, instagram } = team;
  if (!website && !instagram && !whatsapp && !is_visitor) return null;
  return (
    <section aria-labelledby="team-contact">
      <h2 id="team-contact" className="mb-2 text-2xl">
        {words.contact()}
      </h2>
      <dl className="flex flex-col gap-3">
        {website && (
          <Way label={words.website()}>
            <OutLink href={website}>{website.replace(/^https?:\/\/|\/$/g, '')}</OutLink>
          </Way>
        )}
        {instagram && (
          <Way label={words.instagram()}>
            <InstagramLink name={instagram} />
          </Way>
        )}
        {whatsapp && (
          <Way label={words.whatsapp()}>
            <WhatsappLink number={whatsapp} short />
          </Way>
        )}
        {is_visitor && (
          <Way label={words.whatsapp()}>
            <Link
              to="/auth"
              search={{ from: `/team/${team.id}` }}
              className="inline-flex tap-height items-center underline"
            >
              {words.sign_in()}
            </Link>
          </Way>
        )}
      </dl>
    </section>
  );
}

/** The teams that it is allied with now. A proposal is not shown here. */
function Allies({ team }: { team: Team }) {
  const { LL } = useI18nContext();
  const teams = useTeams();
  const active = useAlliances(team.id)?.filter(({ status }) => status === 'active') ?? [];
  const allies = active.flatMap(({ other_id }) => teams?.get(other_id) ?? []);
  if (allies.length === 0) return null;
  return (
    <section aria-labelledby="team-allies">
      <h2 id="team-allies" className="mb-2 text-2xl">
        {LL.team_page.area.tabs.alliances()}
      </h2>
      <ul>
        {allies.map(({ id, name }) => (
          <li key={id}>
            <Link
              to="/team/$id"
              params={{ id }}
              className="inline-flex tap-height items-center underline wrap-anywhere"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Way = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-soft">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);

const OutLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a
    href={href}
    target="_blank"
    rel="noopener noreferrer external"
    className="inline-flex tap-height items-center underline"
  >
    <span>{children}</span>
  </a>
);

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-soft">{label}</dt>
    <dd className="font-display text-2xl tabular-nums">{children}</dd>
  </div>
);

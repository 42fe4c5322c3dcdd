import { cityState } from '#domain/place/city-state.ts';
import { instagramLink } from '#domain/team/team-people.ts';
import type { PublicTeam } from '../snapshot.ts';
import { TEAM_WORDS } from '../words/team-words.ts';
import { cutText } from './cut-text.ts';
import type { Head } from './page-head.ts';

const DESCRIPTION = 240;

/**
 * What a preview tells, and keeps: no person's name, as in the picture. The page has the captain's.
 * @param picture_path where the team's picture is served; it changes with the picture
 */
export function teamHead(team: PublicTeam, origin: string, picture_path: string): Head {
  const { name, description } = team;
  const place = cityState(team);
  const path = `/team/${team.id}`;
  const count = team.member_count ?? 0;
  const { members } = TEAM_WORDS.team_page;
  return {
    title: name,
    description: cutText(
      [
        `${place}.`,
        ...(count > 0 ? [`${members({ count })}.`] : []),
        (description ?? '').replaceAll(/\s+/g, ' ').trim(),
      ]
        .join(' ')
        .trim(),
      DESCRIPTION,
    ),
    path,
    picture: { path: picture_path, alt: `${name}. ${place}` },
    data: teamData(team, { url: origin + path, image: origin + picture_path }),
  };
}

/** The team for search engines (schema.org/SportsTeam): no person is in it. */
function teamData(team: PublicTeam, addresses: { url: string; image: string }): object {
  const { name, city, state, description, website, instagram, logo } = team;
  const elsewhere = [
    ...(website?.startsWith('http') ? [website] : []),
    ...(instagram ? [instagramLink(instagram)] : []),
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsTeam',
    name,
    sport: 'Airsoft',
    ...addresses,
    ...(description && { description: cutText(description, 1_000) }),
    ...(logo?.startsWith('https://') && { logo }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
    location: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: city,
        addressRegion: state,
        addressCountry: 'BR',
      },
    },
  };
}

export const teamsHead = (): Head => ({
  title: TEAM_WORDS.teams.title(),
  description: TEAM_WORDS.teams.about(),
  path: '/teams',
});

import { cityState } from '#domain/place/city-state.ts';
import { html, type Markup } from '../html.ts';
import { icon } from '../parts/icons.ts';
import { pageHeader } from '../parts/small-parts.ts';
import { teamLogo } from '../parts/team-logo.ts';
import type { PublicTeam } from '../snapshot.ts';
import { TEAM_WORDS } from '../words/team-words.ts';

/** The list of teams: its header and tools, and the first teams by name. */
export function teamsBody(teams: readonly PublicTeam[]): Markup {
  const words = TEAM_WORDS.teams;
  return html` ${pageHeader({
      title: words.title(),
      slim: true,
      inside: html`<div class="flex flex-wrap gap-2">
        <div class="max-w-2xl min-w-0 flex-1 basis-36">${searchField()}</div>
        <a class="btn btn-quiet" href="/team/create"
          >${icon('plus', 'max-md:hidden size-5 shrink-0')}<span>${words.new_team()}</span></a
        >
      </div>`,
    })}
    <div class="page-width flex flex-col gap-2 pt-3 pb-12">
      <div class="h-11"></div>
      <p class="text-sm text-soft empty:sr-only"></p>
      <div>
        <ul aria-label="${words.title()}" class="divide-y divide-line">
          ${teams.map((team) => teamRow(team))}
        </ul>
      </div>
    </div>`;
}

/** What is typed here before the app starts would be lost, so it takes no typing. */
const searchField = (): Markup =>
  html` <search class="relative block">
    ${icon('search', 'pointer-events-none absolute start-3 top-1/2 z-1 size-5 -translate-y-1/2 text-soft')}
    <input
      type="search"
      class="input w-full ps-10 placeholder:text-[0.88em] pe-2"
      aria-label="${TEAM_WORDS.teams.search_label()}"
      placeholder="${TEAM_WORDS.teams.search()}"
      readonly
    />
  </search>`;

/** A row of the list, as src/features/teams/team-row.tsx draws it. */
function teamRow(team: PublicTeam): Markup {
  const { id, name, captain_name } = team;
  const count = team.member_count ?? 0;
  return html` <li class="list-row list-row-even">
    ${teamLogo(team, 'md')}
    <div class="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
      <div class="min-w-0 flex-1 basis-36">
        <h2 class="min-w-0 font-display text-xl leading-tight text-balance">
          <a class="row-link" href="/team/${id}">${name}</a>
        </h2>
        <div class="facts-line">
          <span>${cityState(team)}</span
          >${count > 0 && html`<span>${TEAM_WORDS.teams.members({ count })}</span>`}${
            captain_name &&
            html`<span
              ><span class="sr-only">${TEAM_WORDS.team_page.fact.captain()}: </span
              >${captain_name}</span
            >`
          }
        </div>
      </div>
    </div>
  </li>`;
}

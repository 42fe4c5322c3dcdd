import { cityState } from '#domain/place/city-state.ts';
import { html, type Markup } from '../html.ts';
import { icon } from '../parts/icons.ts';
import {
  atThumb,
  backLink,
  factList,
  pageHeader,
  placeText,
  rowButton,
} from '../parts/small-parts.ts';
import { teamLogo } from '../parts/team-logo.ts';
import type { PublicTeam } from '../snapshot.ts';
import { TEAM_WORDS } from '../words/team-words.ts';

/** Over what only a visitor reads: the app knows the place of a signed-in person in the team. */
const BONES = html`<div
  aria-hidden="true"
  class="page-width person-only absolute flex flex-col gap-3 pt-6"
>
  <div class="bone h-12 w-64"></div>
  <div class="bone h-8 w-4/5"></div>
  <div class="bone h-4 w-3/5"></div>
  <div class="bone h-12 w-48"></div>
  <div class="bone h-12 w-40"></div>
</div>`;

/**
 * A team's page as a visitor sees it: its card, the way in, and that members are not for them. On a
 * wide screen beside the place of the list, which the app draws (app/pages/team/beside-teams.tsx).
 */
export const teamBody = (team: PublicTeam): Markup =>
  html`<div class="teams-frame">
    <div class="teams-desk">
      <div class="teams-page">
        ${teamHeader(team)}
        <div class="relative">
          ${BONES}
          <div
            class="page-width visitor-only flex flex-col gap-6 pt-6 pb-12 max-md:min-h-[calc(100dvh-12rem)]"
          >
            <div>
              ${tabRow(team)}
              <div class="pt-3 md:pt-5">${noMembers()}</div>
            </div>
            ${atThumb(wayIn(team))}
          </div>
        </div>
      </div>
    </div>
  </div>`;

function teamHeader(team: PublicTeam): Markup {
  const words = TEAM_WORDS.team_page;
  return pageHeader({
    back: backLink('/teams', words.back()),
    title: html`<span class="flex items-center gap-4"
      >${teamLogo(team)}<span class="min-w-0 wrap-anywhere">${team.name}</span></span
    >`,
    inside: html`<div class="flex flex-col gap-3">
      ${facts(team)}
      ${
        team.description &&
        html`<p class="line-clamp-3 max-w-prose wrap-anywhere">${team.description}</p>`
      }
      <div class="flex flex-wrap gap-2">
        ${rowButton('share', words.share())}${rowButton('bell', words.news.action())}
      </div>
    </div>`,
    main_action: html`<div class="visitor-only">${wayIn(team)}</div>`,
  });
}

function facts(team: PublicTeam): Markup {
  const { fact, members } = TEAM_WORDS.team_page;
  const { captain_name } = team;
  const count = team.member_count ?? 0;
  return factList([
    { icon: 'place', label: fact.place(), value: placeText(cityState(team)) },
    ...(captain_name
      ? [{ icon: 'captain' as const, label: fact.captain(), value: captain_name }]
      : []),
    ...(count > 0
      ? [{ icon: 'full' as const, label: fact.members(), value: members({ count }) }]
      : []),
  ]);
}

function tabRow({ member_count }: PublicTeam): Markup {
  const words = TEAM_WORDS.team_page.tabs;
  const count = member_count ?? 0;
  return html` <div role="tablist" aria-label="${words.label()}" class="tab-row">
    <button type="button" role="tab" aria-selected="true">
      ${count > 0 ? words.members_counted({ count }) : words.members()}
    </button>
    <button type="button" role="tab" aria-selected="false">${words.about()}</button>
  </div>`;
}

function noMembers(): Markup {
  const { member } = TEAM_WORDS.team_page;
  return html` <div class="empty-state">
    <div aria-hidden="true" class="contour contour-around"></div>
    ${icon('closed', 'size-12 text-secondary', 1.5)}
    <p class="max-w-80 text-balance text-soft">${member.sign_in()}</p>
  </div>`;
}

const wayIn = ({ id }: PublicTeam): Markup =>
  html`<a class="btn btn-primary btn-lg btn-block" href="/auth?from=/team/${id}"
    >${TEAM_WORDS.team_page.join.sign_in()}</a
  >`;

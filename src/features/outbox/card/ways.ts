import { areaTarget } from '#domain/talk/area-target.ts';
import { isAdForm } from '#domain/advertising/is-ad-form.ts';
import { AREA } from '#entities/team/asked-about.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';

type Asked = Pick<OutboxRecord, 'id' | 'name' | 'args' | 'status'>;

/** Mutations of a form that can fill itself in again. */
const REGISTER: readonly string[] = ['register@1', 'register_squad@1'];

export const isRegistration = ({ name }: Asked): boolean => REGISTER.includes(name);

/** The event that a mutation is about. An entry of a team's agenda is none, also if it names one. */
export const eventOf = ({ args, name }: Asked): string | undefined => {
  if (/_agenda_event@/.test(name)) return undefined;
  const { event_id, id } = args as { event_id?: string; id?: string };
  return event_id ?? (/^[a-z]+_event@/.test(name) ? id : undefined);
};

/** Where the page of a team shows what was asked, by its name without the version. */
const PAGE = {
  members: [
    'request_join',
    'accept_invitation',
    'leave_team',
    'remove_member',
    'set_member_role',
    'transfer_captain',
  ],
  pending: ['approve_member', 'reject_member', 'create_invitation', 'revoke_invitation'],
  about: ['update_team'],
} as const;

const tabOf = <Tab extends string>(
  tabs: Readonly<Record<Tab, readonly string[]>>,
  what: string,
): Tab | undefined => (Object.keys(tabs) as Tab[]).find((tab) => tabs[tab].includes(what));

const nameOf = ({ name }: Asked): string => name.replace(/@\d+$/, '');

/** The team that a mutation is about. One that was refused to its founder does not exist. */
function teamOf(asked: Asked): string | undefined {
  const { team_id, id } = asked.args as { team_id?: string; id?: string };
  if (asked.name === 'create_team@1' && asked.status === 'rejected') return undefined;
  return team_id ?? (/^[a-z]+_team@/.test(asked.name) ? id : undefined);
}

/** The tab of a team that shows what was asked. */
export function wayToTeam(asked: Asked) {
  const id = teamOf(asked);
  if (!id) return undefined;
  const params = { id };
  const area = tabOf(AREA, asked.name);
  if (area) {
    const { channel } = areaTarget(asked.args as Readonly<Record<string, unknown>>);
    const search = { tab: area, ...(channel && { channel }) };
    return { to: '/team/$id/advanced', params, search } as const;
  }
  const tab = tabOf(PAGE, nameOf(asked));
  return { to: '/team/$id', params, search: { ...(tab && { tab }) } } as const;
}

/** What a form of a team's area asks: the tab opens it again with what was typed. */
const AREA_FORMS: readonly string[] = [
  'create_rank',
  'update_rank',
  'assign_rank',
  'propose_alliance',
  'create_agenda_event',
  'update_agenda_event',
  'save_briefing',
  'save_report',
];

const hasAreaForm = (asked: Asked): boolean =>
  AREA_FORMS.includes(nameOf(asked)) ||
  // a message is written in its channel, and has no form
  (nameOf(asked) === 'post_communication' && (asked.args as { type?: string }).type !== 'message');

/** The form where a mutation came from, which fills itself in again; null where there is none. */
export function formOf(asked: Asked) {
  const { id, name, args } = asked;
  const event = eventOf(asked);
  const search = { again: id };
  if (name === 'create_event@1') return { to: '/event/create', search } as const;
  if (name === 'create_team@1') return { to: '/team/create', search } as const;
  if (name === 'propose_arena@1') return { to: '/map', search } as const;
  if (name === 'update_arena@1') {
    return { to: '/map', search: { ...search, edit: (args as { id: string }).id } } as const;
  }
  if (name === 'propose_arena_change@1') {
    const { arena_id } = args as { arena_id: string };
    return { to: '/arena/$id', params: { id: arena_id }, search } as const;
  }
  if (name === 'redeem_patch@1') return { to: '/patches/redeem', search } as const;
  if (name === 'update_team@1') {
    return { to: '/team/edit/$id', params: { id: (args as { id: string }).id } } as const;
  }
  const section = (isAdForm(asked) && 'ads') || (/^(create|update)_patch@/.test(name) && 'patches');
  if (section) return { to: '/admin/$section', params: { section }, search } as const;
  const team = wayToTeam(asked);
  if (team?.to === '/team/$id/advanced' && hasAreaForm(asked)) {
    return { ...team, search: { ...team.search, ...search } } as const;
  }
  const params = { id: event ?? '' };
  if (name === 'save_event_teams@1') {
    return { to: '/event/$id', params, search: { tab: 'teams' } } as const;
  }
  if (name === 'walk_in@1' && event) return { to: '/event/$id/gate', params, search } as const;
  if (name === 'update_event@1') return { to: '/event/$id/edit', params } as const;
  return isRegistration(asked) && event ? ({ to: '/register/$id', params } as const) : null;
}

import { leads } from '#domain/team/team-people.ts';
import type { AreaTabProps } from '#entities/team/area-tab-props.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';

/** Who looks at the agenda of which team, and when. */
export type Agenda = AreaTabProps;

/** Captain and officers write the agenda. */
export const mayWrite = ({ place }: Pick<Agenda, 'place'>): boolean => leads(place);

/** What is open over the agenda. */
export type OpenSheet = {
  readonly is: 'entry' | 'people' | 'edit' | 'briefing' | 'report' | 'delete';
  /** The entry; undefined for a new one. */
  readonly id?: string | undefined;
  /** A refused mutation that is corrected. */
  readonly refused?: OutboxRecord | undefined;
};

/** Whether a mutation is my answer to this entry. */
export const isAnswerTo = (id: string, { name, args }: OutboxRecord): boolean =>
  name === 'set_attendance@1' && (args as { id?: string }).id === id;

/** The form where a refused mutation came from; undefined when there is none. */
export function sheetOf(refused: OutboxRecord): OpenSheet | undefined {
  const { id } = refused.args as { id?: string };
  switch (refused.name) {
    case 'create_agenda_event@1':
      return { is: 'edit', refused };
    case 'update_agenda_event@1':
      return { is: 'edit', id, refused };
    case 'save_briefing@1':
      return { is: 'briefing', id, refused };
    case 'save_report@1':
      return { is: 'report', id, refused };
    default:
      return undefined;
  }
}

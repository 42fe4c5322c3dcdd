import { useEffect } from 'react';
import { endsInvitation } from '#domain/team/invitation.ts';
import { isIn } from '#domain/team/team-people.ts';
import { forgetCode } from '#entities/kept-code/kept-code.ts';
import { useKeptCode } from '#entities/kept-code/use-kept-code.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { TeamPeople } from '../use-team-people.ts';

/** The address of the screen where an invitation to this team is used. */
export const invitedPath = (team_id: string): string => `/team/join/${team_id}`;

/**
 * The code that may still let me into this team; undefined without one. It is forgotten once I am
 * in, and once the server has refused it for good: also an answer that arrives long after.
 */
export function useOpenInvitation(
  team_id: string,
  people: Pick<TeamPeople, 'place' | 'asked'> | undefined,
): string | undefined {
  const code = useKeptCode(invitedPath(team_id));
  const over =
    code !== undefined &&
    people !== undefined &&
    (isIn(people.place) || people.asked.some((record) => isRefusalOf(record, code)));
  useEffect(() => {
    if (over) forgetCode();
  }, [over]);
  return over ? undefined : code;
}

const isRefusalOf = ({ name, args, status, error }: OutboxRecord, code: string): boolean =>
  name === 'accept_invitation@1' &&
  status === 'rejected' &&
  (args as { code: string }).code === code &&
  endsInvitation(error?.code ?? '');

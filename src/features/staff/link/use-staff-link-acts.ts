import { useAct, useAsk } from '#actions/use-act.ts';
import { pinOf, staffLinkUrl, type StaffLink } from '#domain/attendance/staff-link.ts';
import { codeOf } from '#domain/team/invitation.ts';
import { useShareLink } from '#entities/sharing/use-share-link.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { randomBytes } from '#platform/random-id.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

/** What the organiser does with the link to the gate. */
export function useStaffLinkActs(event: AirsoftEvent) {
  const { LL } = useI18nContext();
  const { copy, share } = useShareLink();
  const ask = useAsk();
  const act = useAct();
  const words = LL.staff.link;
  const urlOf = ({ code }: StaffLink) => staffLinkUrl(location.origin, event.id, code);

  return {
    urlOf,
    copy: (link: StaffLink) => copy(urlOf(link)),
    /** @returns whether this device has it */
    make: async (): Promise<boolean> => {
      const secret = { code: codeOf(randomBytes(20)), pin: pinOf(randomBytes(8)) };
      const said = { done: words.created(), refused: words.create_failed() };
      const made = { event_id: event.id, ...secret };
      return (await ask('create_staff_link@1', made, { label: event.name, said })).kept;
    },
    end: ({ id }: StaffLink) => {
      const said = { done: words.ended(), refused: words.end_failed() };
      return act('end_staff_link@1', { id, event_id: event.id }, { label: event.name, said });
    },
    /** The link alone: the PIN is said at the gate, or sent by another way. */
    send: (link: StaffLink): Promise<void> =>
      share({ title: event.name, text: words.text({ event: event.name }), url: urlOf(link) }),
  };
}

import { whatsappList } from '#domain/whatsapp/whatsapp-list.ts';
import { listHead } from '#entities/event/list-head.ts';
import { ListText } from '#entities/event/list-text.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { Operator } from '#sync/records/operator.ts';

type PeopleMessageProps = {
  event: AirsoftEvent;
  rows: readonly Operator[];
  onClose: () => void;
};

/** The list as a message. The app reads it again (src/domain/whatsapp-list). */
export function PeopleMessage({ event, rows, onClose }: PeopleMessageProps) {
  const { LL, locale } = useI18nContext();
  return (
    <ListText
      title={LL.organise.list.whatsapp()}
      text={whatsappList(listHead(event, locale), [
        {
          title: LL.events.registered_count({ count: rows.length }),
          lines: rows.map(({ name, team }) => (team ? `${name} (${team})` : name)),
        },
      ])}
      onClose={onClose}
    />
  );
}

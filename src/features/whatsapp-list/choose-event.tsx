import { Link } from '@tanstack/react-router';
import { PlaceText } from '#entities/place/place-text.tsx';
import { dateBlock, formatDayLong } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { DateBlock } from '#ui/day-time/date-block.tsx';
import { List, ListRow, rowOpensClass } from '#ui/lists/list-row.tsx';

type ChooseEventProps = {
  events: readonly AirsoftEvent[];
  onChoose: (event: AirsoftEvent) => void;
};

/** My events that are still to come; the next one is first. */
export function ChooseEvent({ events, onChoose }: ChooseEventProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.organise.list_in.share;
  return (
    <>
      <h2 className="text-2xl">{words.choose()}</h2>
      <List label={words.choose()}>
        {events.map((event) => (
          <ListRow
            key={event.id}
            level={3}
            leading={<DateBlock {...dateBlock(event.date, locale)} />}
            title={
              <>
                <Link
                  to="/share"
                  search={{ event: event.id }}
                  className={rowOpensClass}
                  onClick={(click) => {
                    click.preventDefault();
                    onChoose(event);
                  }}
                >
                  {event.name}
                </Link>
                <span className="sr-only">
                  , {formatDayLong(event.date, locale)}, {event.time}
                </span>
              </>
            }
            facts={
              <span>
                <PlaceText>{event.location}</PlaceText>
              </span>
            }
          />
        ))}
      </List>
    </>
  );
}

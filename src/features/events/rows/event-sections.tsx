import { eventDay } from '#domain/time/event-day.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { List } from '#ui/lists/list-row.tsx';
import { EventListRow } from './event-list-row.tsx';
import { sectionTitle } from '#i18n/words/section-title.ts';
import type { EventSection } from '#domain/event/group-events.ts';
import type { ListedEvent } from '#domain/event/seen-rows.ts';
import type { RowState } from './row-state.ts';

/** The list in sections with a heading each, for few enough rows to render all. */
export function EventSections({
  sections,
  now,
  row_state,
}: {
  sections: readonly EventSection<ListedEvent>[];
  now: string;
  row_state: RowState;
}) {
  const { LL, locale } = useI18nContext();
  const words = { LL, locale, today: eventDay(now) };
  return sections.map((section) => {
    const title = sectionTitle(section, words);
    return (
      <section key={section.group} aria-label={title} className="pt-3 md:pt-6">
        <h2 className="section-head">{title}</h2>
        <List label={title}>
          {section.rows.map((event) => (
            <EventListRow key={event.id} event={event} now={now} {...row_state(event.id)} />
          ))}
        </List>
      </section>
    );
  });
}

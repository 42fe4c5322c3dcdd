import { useI18nContext } from '#i18n/i18n-react.tsx';
import { List } from '#ui/list-row.tsx';
import { EventListRow } from './event-list-row.tsx';
import { sectionTitle } from './section-title.ts';
import type { EventSection } from './group-events.ts';
import type { ListedEvent } from './listed-event.ts';
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
  const { LL } = useI18nContext();
  return sections.map(({ group, rows }) => (
    <section key={group} aria-label={sectionTitle(group, LL)} className="pt-6">
      <h2 className="border-b border-line pb-2 text-lg text-secondary">
        {sectionTitle(group, LL)}
      </h2>
      <List label={sectionTitle(group, LL)}>
        {rows.map((event) => (
          <EventListRow key={event.id} event={event} now={now} {...row_state(event.id)} />
        ))}
      </List>
    </section>
  ));
}

import type { ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { List } from '#ui/list-row.tsx';
import type { OutboxGroups } from './outbox-groups.ts';

type OutboxSectionProps = {
  name: keyof OutboxGroups;
  /** Nothing is drawn for none. */
  count: number;
  children: ReactNode;
};

/** What stands alike: waiting, refused or stopped. */
export function OutboxSection({ name, count, children }: OutboxSectionProps) {
  const { LL } = useI18nContext();
  if (count === 0) return null;
  return (
    <section aria-labelledby={`outbox-${name}`}>
      <h2 id={`outbox-${name}`} className="font-display text-2xl">
        {LL.outbox.section[name]()}
      </h2>
      <List label={LL.outbox.section[name]()}>{children}</List>
    </section>
  );
}

import type { ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { List } from '#ui/lists/list-row.tsx';
import type { OutboxGroups } from './outbox-groups.ts';

type OutboxSectionProps = {
  name: keyof OutboxGroups;
  /** With 0 the section is not rendered. */
  count: number;
  children: ReactNode;
};

/** Mutations in the same state: waiting, refused or blocked. */
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

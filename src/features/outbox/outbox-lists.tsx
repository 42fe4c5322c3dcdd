import type { ComponentType } from 'react';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { RefusedPicture } from '#sync/sending/refused-pictures.ts';
import { OutboxCard } from './card/outbox-card.tsx';
import type { OutboxGroups } from './outbox-groups.ts';
import { OutboxSection } from './outbox-section.tsx';
import { PictureCard } from './picture-card.tsx';

type OutboxListsProps = {
  groups: OutboxGroups;
  pictures: readonly RefusedPicture[];
  now: string;
  correctAddition: ComponentType<{ record: OutboxRecord }>;
  onRetry: (record: OutboxRecord) => void;
  onDiscard: (record: OutboxRecord) => void;
};

/** The refused, the blocked and the waiting mutations: what needs the person comes first. */
export function OutboxLists({
  groups,
  pictures,
  now,
  correctAddition,
  onRetry,
  onDiscard,
}: OutboxListsProps) {
  return (['refused', 'blocked', 'waiting'] as const).map((name) => (
    <OutboxSection
      key={name}
      name={name}
      count={groups[name].length + (name === 'refused' ? pictures.length : 0)}
    >
      {groups[name].map((record) => (
        <OutboxCard
          key={record.id}
          {...{ record, now, correctAddition }}
          onRetry={() => onRetry(record)}
          onDiscard={() => onDiscard(record)}
        />
      ))}
      {name === 'refused' &&
        pictures.map((picture) => <PictureCard key={picture.path} picture={picture} />)}
    </OutboxSection>
  ));
}

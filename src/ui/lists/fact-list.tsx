import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Fact = { icon: LucideIcon; label: string; value: ReactNode };

/** Date, time, place…: an icon, a name for screen readers, a value. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
      {facts.map(({ icon: Icon, label, value }) => (
        <div key={label} className="flex min-w-0 items-baseline gap-2">
          {/* a zero-width character centres the icon on the first line */}
          <span aria-hidden className="inline-flex shrink-0 items-center before:content-['\200b']">
            <Icon className="size-5 text-secondary" />
          </span>
          <dt className="sr-only">{label}</dt>
          <dd className="min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

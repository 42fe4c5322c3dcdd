import MapPinOff from 'lucide-react/icons/map-pin-off';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { NoRows } from '../absent/no-rows.tsx';

export type NoPlacesProps = {
  /** Why there is no row, once rows have arrived. */
  says: string;
  /** The way to more; undefined where all are shown. */
  back?: { label: string; onBack: () => void } | undefined;
};

type NeverProps = {
  loading: string;
  /** Nothing ever arrived, and nothing can be reached. */
  never: { title?: string; says: string };
};

/** Beside a map without a row: none fits what was chosen, or nothing ever arrived. */
export function NoPlaces({ says, back, loading, never }: NoPlacesProps & NeverProps) {
  return (
    <NoRows never={never} bones={<SkeletonRows count={6} label={loading} />}>
      <EmptyState
        icon={MapPinOff}
        action={back && <Button onClick={back.onBack}>{back.label}</Button>}
      >
        {says}
      </EmptyState>
    </NoRows>
  );
}

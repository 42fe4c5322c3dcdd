import { byCreation } from '#sync/records/writing-order.ts';
import type { Rows } from '#sync/records/collections.ts';
import { pointSources } from '#sync/records/my-record.ts';

type MyRecord = Rows['my_records'];
type PointsRow = Extract<MyRecord, { kind: 'user_points' }>;

export type PointsOfSource = {
  readonly source: PointsRow['data']['source'];
  readonly sum: number;
  /** The newest first. */
  readonly rows: readonly PointsRow[];
};

/** What I got points for, by its kind, in the order of `pointSources`; kinds without a row are left out. */
export const pointsBySource = (records: readonly MyRecord[]): readonly PointsOfSource[] =>
  pointSources.flatMap((source) => {
    const rows = records
      .filter((row) => row.kind === 'user_points')
      .filter(({ data }) => data.source === source)
      .toSorted((a, b) => byCreation(b, a));
    if (rows.length === 0) return [];
    return [{ source, sum: rows.reduce((sum, { data }) => sum + data.points, 0), rows }];
  });

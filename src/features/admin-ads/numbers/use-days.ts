import { useMemo } from 'react';
import { useAnswer, type Question } from '#live/administration/use-answer.ts';
import { daysOfAdvertisement, type DaysOfAd } from '#sync/calls/advertising/advertisements.ts';

/** What an advertisement counted by day, as the server says now; kept on no device. */
export function useDays(id: string) {
  const question = useMemo<Question<DaysOfAd>>(
    () =>
      async ({ local }) => {
        const outcome = await daysOfAdvertisement(local, id);
        return outcome.kind === 'ok' ? { kind: 'ok', data: outcome.data.ad } : outcome;
      },
    [id],
  );
  return useAnswer(question);
}

import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { TranslationFunctions } from '#i18n/i18n-types.ts';
import { UnreadRows, UnreadRowsThrow } from '#live/rows/unread-rows.ts';
import { ErrorState } from '#ui/page/empty-state.tsx';

type RowsBoundaryProps = {
  /** Shown in place of the children when rows of theirs can't be read. */
  failed: ReactNode;
  children: ReactNode;
};

/** Says that rows can't be read, instead of bones that never end. Other errors pass through. */
export function RowsBoundary({ failed, children }: RowsBoundaryProps) {
  return (
    <CatchBoundary
      getResetKey={() => 'rows'}
      errorComponent={({ error }) => {
        if (error instanceof UnreadRows) return failed;
        throw error;
      }}
    >
      <UnreadRowsThrow value>{children}</UnreadRowsThrow>
    </CatchBoundary>
  );
}

type RowsFailedProps = {
  /** The sentence of the screen, whose words may come with it. */
  title: (LL: TranslationFunctions) => string;
};

/** The screen of rows that can't be read. A new page opens the storage again. */
export function RowsFailed({ title }: RowsFailedProps) {
  const { LL } = useI18nContext();
  return (
    <div className="page-width">
      <ErrorState
        title={title(LL)}
        retry_label={LL.common.try_again()}
        onRetry={() => location.reload()}
      >
        {LL.shell.storage_failed.body()}
      </ErrorState>
    </div>
  );
}

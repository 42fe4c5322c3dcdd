import { useNavigate, useSearch } from '@tanstack/react-router';

type Change = Readonly<Record<string, string | undefined>>;

/**
 * What the address of an administrator's screen says beyond its path, and a change of it: Back leads
 * out of the screen, and into it as it was left.
 */
export function useAddress() {
  const navigate = useNavigate();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const put = (change: Change): void =>
    void navigate({
      to: '.',
      search: (given) => ({ ...given, ...change }),
      replace: true,
      resetScroll: false,
    });
  return { search, put };
}

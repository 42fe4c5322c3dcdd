import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type ScreenLinkProps = {
  /** The path of a route, as in its file. */
  route: string;
  id?: string;
  className: string;
  label?: string;
  children: ReactNode;
};

/**
 * A link to a screen of another part of the app; nothing where this version does not have that
 * screen.
 */
export function ScreenLink({ route, id = '', className, label, children }: ScreenLinkProps) {
  const { routesByPath } = useRouter();
  if (!(route in routesByPath)) return null;
  return (
    <Link to={route.replace('$id', id) as '/'} className={className} aria-label={label}>
      {children}
    </Link>
  );
}

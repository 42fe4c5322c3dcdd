import type { ComponentProps } from 'react';
import type { Person } from '#sync/identity/person.ts';
import { NextPass } from './next-pass.tsx';
import { NEXT } from './next.ts';
import { PassScreen } from './pass-screen.tsx';

type MyPassProps = ComponentProps<typeof PassScreen> & { person: Person };

/** The pass of one game, or the way to that of my next one. */
export function MyPass({ person, ...screen }: MyPassProps) {
  return screen.id === NEXT ? <NextPass person={person} /> : <PassScreen {...screen} />;
}

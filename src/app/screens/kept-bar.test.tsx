// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { FormPending, EditPending } from '#features/event-form/form-pending.tsx';
import { EventBones, EventPending } from '#features/event/event-pending.tsx';
import { PackPending } from '#features/pack/pack-pending.tsx';
import { RegisterPending } from '#features/registration/register-pending.tsx';
import { TeamPending } from '#features/team/team-pending.tsx';
import { TeamFormPending } from '#features/team-form/team-form-pending.tsx';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';

const has_bar = () => document.documentElement.hasAttribute('data-bar');

test.each([
  FormPending,
  EditPending,
  EventBones,
  EventPending,
  PackPending,
  RegisterPending,
  TeamFormPending,
  TeamPending,
])(
  '[law 1] while %o waits, the ways at the thumb are away: what comes may have a bar there',
  (Pending) => {
    const screen = showForm(<Pending />);
    expect(has_bar()).toBe(true);
    screen.leave();
    expect(has_bar()).toBe(false);
  },
);

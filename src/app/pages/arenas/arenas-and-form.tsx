import { Link } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react';
import { AddArena } from '#features/arena-form/add-arena.tsx';
import { ArenaForm } from '#features/arena-form/arena-form.tsx';
import { MyProposals } from '#features/arena-form/my-proposals.tsx';
import type { OpenArenaForm } from '#features/arena-form/open-arena-form.ts';
import { ArenasScreen } from '#features/arenas/arenas-screen.tsx';
import { PointPicker } from '#features/map/point-picker.tsx';
import { buttonClass } from '#ui/button.tsx';
import { signInSearch } from '#app/corner/sign-in-search.ts';

/** The map of arenas with my proposals, and the form of one, which loads when it is opened. */
export function ArenasAndForm(props: ComponentProps<typeof ArenasScreen>) {
  const { add, edit, again, refused } = props.search;
  const rejected = typeof refused === 'string' ? refused : undefined;
  const is_open = Boolean(add || edit || again || rejected);
  const asked = `${String(add)} ${edit} ${again} ${rejected}`;
  const [opened, setOpened] = useState<{ asked: string; form: OpenArenaForm | undefined }>();
  // what the address asks for is opened once
  if (opened?.asked !== asked) {
    setOpened({ asked, form: is_open ? { id: edit, again, rejected } : undefined });
  }
  const open = (form: OpenArenaForm | undefined) => setOpened({ asked, form });
  // closed, it stays closed: after a reload a form that was sent would be there again, and empty
  const takeOff = useEffectEvent(() => props.onSearch(CLOSED));
  const is_closed = is_open && opened?.form === undefined;
  useEffect(() => {
    if (is_closed) takeOff(); // once the form, which asks before it is left, is gone
  }, [is_closed]);
  return (
    <>
      <ArenasScreen
        {...props}
        action={<AddArena onOpen={() => open({})} signIn={signIn} />}
        above={<MyProposals onOpen={open} />}
      />
      <ArenaForm open={opened?.form} pointPicker={PointPicker} onClose={() => open(undefined)} />
    </>
  );
}

const CLOSED = { add: undefined, edit: undefined, again: undefined, refused: undefined };

const signIn = (label: string, why: string) => (
  <Link
    to="/auth"
    search={signInSearch('/arenas/map?add=true')}
    title={why}
    className={buttonClass()}
  >
    <Plus aria-hidden className="size-5 shrink-0" />
    {label}
  </Link>
);

import { useState } from 'react';
import { Avatar } from '#ui/drawing/avatar.tsx';

type PersonPictureProps = { name: string; avatar_url: string | null; size?: 'sm' | 'md' };

/**
 * A person's picture, or their initials: without one, when it does not load, and while there is no
 * signal. Hidden from screen readers: write the name beside it.
 */
export function PersonPicture({ name, avatar_url, size = 'md' }: PersonPictureProps) {
  const [broken, setBroken] = useState<string>();
  // the page's policy allows no other address
  const is_ours = avatar_url?.startsWith('https://') || avatar_url?.startsWith(location.origin);
  if (!avatar_url || !is_ours || broken === avatar_url) return <Avatar name={name} size={size} />;
  return (
    <img
      src={avatar_url}
      alt=""
      decoding="async"
      loading="lazy"
      referrerPolicy="no-referrer"
      className={`avatar-round avatar-${size} object-cover`}
      onError={() => setBroken(avatar_url)}
    />
  );
}

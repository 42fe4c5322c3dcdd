import { useLoads } from '#entities/picture/use-loads.ts';
import { Avatar } from '#ui/drawing/avatar.tsx';

type PersonPictureProps = { name: string; avatar_url: string | null; size?: 'sm' | 'md' };

/**
 * A person's picture, or their initials: without one, when it does not load, and while there is no
 * signal. Hidden from screen readers: write the name beside it.
 */
export function PersonPicture({ name, avatar_url, size = 'md' }: PersonPictureProps) {
  const { loads, onError } = useLoads(avatar_url);
  // the page's policy allows no other address
  const is_ours = avatar_url?.startsWith('https://') || avatar_url?.startsWith(location.origin);
  if (!avatar_url || !is_ours || !loads) return <Avatar name={name} size={size} />;
  return (
    <img
      src={avatar_url}
      alt=""
      decoding="async"
      loading="lazy"
      referrerPolicy="no-referrer"
      className={`avatar-round avatar-${size} object-cover`}
      onError={onError}
    />
  );
}

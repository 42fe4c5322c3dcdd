import { useLoads } from '#entities/picture/use-loads.ts';
import { Avatar } from '#ui/drawing/avatar.tsx';

type TeamLogoProps = {
  team: { readonly name: string; readonly logo: string | null };
  size?: 'md' | 'lg';
};

/**
 * The logo of a team, or its initials: without one, when it does not load, and while there is no
 * signal. Hidden from screen readers: write the name beside it.
 */
export function TeamLogo({ team: { name, logo }, size = 'lg' }: TeamLogoProps) {
  // the page's policy allows no other address
  const src = logo?.startsWith('https://') || logo?.startsWith(location.origin) ? logo : undefined;
  const { loads, onError } = useLoads(src);
  if (!src || !loads) return <Avatar of_team name={name} size={size} />;
  return (
    <img
      src={src}
      alt=""
      decoding="async"
      loading="lazy"
      className={`avatar-round avatar-${size} crest object-cover`}
      onError={onError}
    />
  );
}

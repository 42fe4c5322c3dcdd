type AvatarProps = {
  name: string;
  size?: 'sm' | 'md' | 'lg';
  /** Of a team: a crest. */
  of_team?: boolean;
};

/**
 * Two initials on a colour derived from the name. Hidden from screen readers: write the name beside
 * it.
 */
export function Avatar({ name, size = 'md', of_team = false }: AvatarProps) {
  const words = name.trim().split(/\s+/);
  const initials = [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => (word ? String.fromCodePoint(word.codePointAt(0) ?? 32) : ''))
    .join('')
    .toUpperCase();
  return (
    <span
      aria-hidden
      className={`avatar-${size} avatar-tone-${toneOf(name)} avatar-round${of_team ? ' crest' : ''}`}
    >
      {initials}
    </span>
  );
}

/** 0 to 3, the same for the same name. */
function toneOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return sum % 4;
}

import { instagramLink, instagramName } from '#domain/team/team-people.ts';

/** @param name with or without the @ sign */
export function InstagramLink({ name }: { name: string }) {
  return (
    <a
      href={instagramLink(name)}
      target="_blank"
      rel="noopener noreferrer external"
      className="-my-2.5 inline-flex tap-height items-center wrap-anywhere underline"
    >
      @{instagramName(name)}
    </a>
  );
}

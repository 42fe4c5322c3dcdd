let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is among the 49,000 most common ones of published leaks. Case is ignored. The
 * list is read when the first password is chosen, so that it does not delay the start.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return (await common).has(password.toLowerCase());
}

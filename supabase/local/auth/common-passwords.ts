let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether somebody who guesses tries this password early: 49,000 that leaks hold. Upper case makes it no rarer. The list
 * is read when the first password is chosen; a start does not wait for it.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return (await common).has(password.toLowerCase());
}

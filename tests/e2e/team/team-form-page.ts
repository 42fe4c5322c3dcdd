import type { Locator, Page } from 'playwright';
import { team_form as words } from '#i18n/pt-BR/team-form.ts';
import type { RunningApp } from '../harness.ts';
import type { Phone } from '../phone.ts';

/** A field of the form by its label, which may end in a mark. */
export const field = (page: Page, name: keyof typeof words.field): Locator =>
  page.getByLabel(words.field[name]).and(page.locator(`[name=${name}]`));

/** A phone of this person, with a screen of a team open. */
export async function personAt(
  app: RunningApp,
  path: string,
  email: string,
): Promise<{ phone: Phone; page: Page }> {
  const phone = await app.openPhone({ viewport: { width: 390, height: 844 }, as: email });
  return { phone, page: await phone.open(path) };
}

/** The three required fields. */
export async function fillTeam(page: Page, name: string): Promise<void> {
  await field(page, 'name').fill(name);
  await field(page, 'city').fill('Atibaia');
  await field(page, 'state').selectOption('SP');
}

export const logo = (page: Page): Locator => page.getByRole('group', { name: words.field.logo });

/** Chooses a picture that is three times as wide as it is high. */
export async function chooseLogo(page: Page): Promise<void> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [90, 30];
    canvas.getContext('2d')!.fillRect(0, 0, 90, 30);
    return canvas.toDataURL();
  });
  const buffer = Buffer.from(url.split(',')[1]!, 'base64');
  const file = { name: 'a.png', mimeType: 'image/png', buffer };
  await logo(page).locator('input[type=file]').setInputFiles(file);
}

/** The living teams of this name, each with the size of its stored logo in bytes. */
export const teamsNamed = (app: RunningApp, name: string) =>
  app.backend.query<{ id: string; city: string; state: string; website: string; logos: number }>(
    `select t.id, t.city, t.state, t.website, (select count(*)::int from storage.objects o
       where t.logo like '%/team-logos/' || o.name) as logos
     from public.teams t where t.name = $1 and t.deleted_at is null`,
    [name],
  );

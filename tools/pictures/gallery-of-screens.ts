/**
 * Photographs every screen of the app with its demo data, on a phone and on a desktop, for the
 * README's gallery:
 *
 * node tools/pictures/gallery-of-screens.ts
 *
 * It builds and starts the app by itself, writes docs/screens/*.jpg, and the table between the two
 * marks of README.md.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { startApp } from '#tests/e2e/harness.ts';
import { login, type Phone } from '#tests/e2e/phone.ts';
import { screens } from '#tests/e2e/screens.ts';

const FOLDER = 'docs/screens';
const MARKS = ['<!-- screens -->', '<!-- /screens -->'] as const;
const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } };
type Size = keyof typeof sizes;

await using stack = new AsyncDisposableStack();
const app = await startApp();
stack.defer(() => app.close());
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

const [event] = await app.backend.query<{ id: string }>(
  `select e.id from public.airsoft_events e join auth.users u on u.id = e.created_by
   where u.email = 'organizador@exemplo.com' and e.is_public and e.starts_at > now() and e.deleted_at is null
   order by e.operators_count desc limit 1`,
);
if (!event) throw new Error('the demo data has no event of the organiser');

const names = new Map<string, string>(); // file name -> address
for (const size of Object.keys(sizes) as Size[]) {
  const people = {
    visitor: await app.openPhone({ viewport: sizes[size] }),
    organiser: await app.openPhone({ viewport: sizes[size] }),
  };
  await login(await people.organiser.open('/auth'), 'organizador@exemplo.com');
  for (const [, who, path] of screens) {
    const name = fileName(who, path);
    names.set(name, path);
    await photograph(people[who], path.replace(':id', event.id), `${FOLDER}/${name}-${size}.jpg`);
  }
  await Promise.all(Object.values(people).map((phone) => phone.close()));
}
writeGallery();

async function photograph(phone: Phone, path: string, file: string): Promise<void> {
  const page = await phone.open(path);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await settled(page);
  await page.screenshot({ path: file, type: 'jpeg', quality: 78 });
  await page.close();
}

/** Waits until fonts, pictures and rows are loaded: no skeleton and no first sync is left. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' && !document.querySelector('main :is(.bone, progress)'),
  );
}

function fileName(who: string, path: string): string {
  const words = path.match(/[a-z]+/g)?.filter((word) => word !== 'id') ?? ['home'];
  return [...words, ...(who === 'visitor' ? ['visitor'] : [])].join('-');
}

function writeGallery(): void {
  const rows = [...names].map(
    ([name, path]) =>
      `| \`${path}\` | <img src="${FOLDER}/${name}-phone.jpg" width="180" alt=""> | <img src="${FOLDER}/${name}-desk.jpg" width="480" alt=""> |`,
  );
  const table = ['| screen | phone | desk |', '| --- | --- | --- |', ...rows].join('\n');
  const readme = readFileSync('README.md', 'utf8');
  const [before, rest] = readme.split(MARKS[0]);
  const after = rest?.split(MARKS[1])[1];
  if (before === undefined || after === undefined) throw new Error('README.md lost its marks');
  writeFileSync('README.md', `${before}${MARKS[0]}\n\n${table}\n\n${MARKS[1]}${after}`);
  console.log(`${names.size} screens`);
}

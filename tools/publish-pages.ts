import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { eventPicture } from '../src/served/picture/event-picture.ts';
import { picturePath, teamPicturePath } from '../src/served/picture/picture-path.ts';
import { teamPicture } from '../src/served/picture/team-picture.ts';
import { robotsText, servedPage, sitemapXml, type SiteParts } from '../src/served/site.ts';
import { readSnapshot } from '../src/served/snapshot.ts';

type Publish = {
  /** The public snapshot, as text. */
  snapshot: string;
  /** The built index.html. */
  page: string;
  /** `https://…`, without a trailing slash. */
  origin: string;
  /** UTC ISO instant. */
  now: string;
  out_dir: string;
};

/**
 * Writes the app's pages with their public content as files, for a static host without a function
 * in front: `pages/index.html`, `pages/events.html`, `pages/teams.html`, `pages/event/<id>.html`,
 * `pages/register/<id>.html`, `pages/team/<id>.html`, `pages/team/join/<id>.html`, the pictures,
 * robots.txt and the sitemap. What is no longer public is deleted.
 */
export async function publishPages({ snapshot, out_dir, ...site }: Publish): Promise<void> {
  const found = readSnapshot(snapshot);
  if (!found) throw new Error('this is no public snapshot');
  const kept = new Set<string>();
  const write = (path: string, content: string | Uint8Array) => {
    kept.add(path);
    const file = join(out_dir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, content);
    renameSync(`${file}.new`, file);
  };
  const page = (
    name: string,
    file: string,
    of: Partial<Pick<SiteParts, 'event' | 'team'>> = {},
  ) => {
    const parts = { ...site, snapshot: found, event: null, team: null, ...of };
    write(`pages/${file}.html`, servedPage(name, parts).html);
  };
  const picture = async (path: string, draw: () => Promise<Uint8Array>) => {
    const file = path.slice(1);
    // another version of a picture has another name
    if (existsSync(join(out_dir, file))) kept.add(file);
    else write(file, await draw());
  };

  page('/', 'index');
  for (const screen of ['events', 'teams']) page(`/${screen}`, screen);
  for (const event of found.events) {
    await picture(picturePath(event), () => eventPicture(event));
    for (const file of [`event/${event.id}`, `register/${event.id}`]) {
      page(`/${file}`, file, { event });
    }
  }
  for (const team of found.teams) {
    await picture(teamPicturePath(team), () => teamPicture(team));
    for (const file of [`team/${team.id}`, `team/join/${team.id}`])
      page(`/${file}`, file, { team });
  }
  write('robots.txt', robotsText(site.origin));
  write('sitemap.xml', sitemapXml(found, site.origin));
  for (const path of globSync('{pages,event-picture,team-picture}/**/*.{html,png}', {
    cwd: out_dir,
  })) {
    if (!kept.has(path)) rmSync(join(out_dir, path));
  }
}

if (import.meta.main) {
  const [snapshot, page, origin, out_dir] = process.argv.slice(2);
  if (!snapshot || !page || !origin || !out_dir) {
    console.error('npm run publish-pages -- <public.json> <index.html> <https://address> <folder>');
    process.exit(1);
  }
  await publishPages({
    snapshot: readFileSync(snapshot, 'utf8'),
    page: readFileSync(page, 'utf8'),
    origin: new URL(origin).origin,
    now: new Date().toISOString(),
    out_dir,
  });
}

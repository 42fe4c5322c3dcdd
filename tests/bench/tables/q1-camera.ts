import { join } from 'node:path';
import type { Page } from 'playwright';
import { groupedCode } from '#domain/rewards/patch-code.ts';
import { redeemAddress } from '#domain/rewards/patch-codes.ts';
import { redeem as words } from '#i18n/pt-BR/redeem.ts';
import { createQrWork } from '#workers/qr/qr-work.ts';
import { filming, login } from '../../e2e/phone.ts';
import { filmed, writeFilm, type Scene, type Shot } from '../../e2e/player/rewards/camera-film.ts';
import { withPhone, type Bench } from '../bench.ts';
import type { Sample, Table } from '../figures.ts';
import { joinedDist, startServer, type Server } from '../server/server.ts';
import { scanOf, watchScan, type Scan } from '../watch/watch-scan.ts';

const [FOREIGN, WRONG, RIGHT] = ['00020126580014br.gov.bcb.pix0136', 'WRNG0WRNG2', 'AAAA0EEEE1'];
const PATCH = 'Olho Vivo';
const SHOT: Shot = { per_second: 15, bad_light: true, lamp: true };
const EMPTY: Scene = { text: null, for_s: 0.6 };
/** Before the first code: so long may the page take until it sees the camera's pictures. */
const START: Scene = { text: null, for_s: 2 };
const WIDTH = 640;

/** What the camera sees, and what the screen has to answer to each code. */
const CODES = [
  { scene: { text: FOREIGN, for_s: 2 }, says: words.scan.foreign, asks: false },
  { scene: { text: WRONG, for_s: 2 }, says: groupedCode(WRONG), asks: true },
  { scene: { text: FOREIGN, for_s: 2 }, says: words.scan.foreign, asks: false },
  { scene: { text: redeemAddress('https://qg.test', RIGHT), for_s: 4 }, says: PATCH, asks: true },
] as const;

/** The codes of patches before the camera, on the screen that redeems them. */
export async function cameraTable(bench: Bench): Promise<Table> {
  const film = join(bench.dir, 'codes.y4m');
  const scenes = CODES.flatMap(({ scene }, n) => [n === 0 ? START : EMPTY, scene]);
  writeFilm(film, scenes, SHOT);
  const dist_dir = joinedDist(bench.dir, { app: await bench.app() });
  const server = await startServer({ dist_dir, dir: bench.dir, amount: 'demo' });
  const opened: number[] = [];
  const [alone, asked]: number[][] = [[], []];
  const unread: number[] = [];
  try {
    await server.sql(
      `with p as (insert into public.patches (id, nome, descricao, tipo)
         values (gen_random_uuid(), '${PATCH}', 'Para quem achou o cartão.', 'especial') returning id)
       insert into private.patch_codes (patch_id, code) select id, '${RIGHT}' from p`,
    );
    const extras = { flags: filming(film), permissions: ['camera'] };
    await withPhone(
      bench,
      async (phone) => {
        const first = await phone.page({ cpu_rate: 1 });
        await first.goto(`${server.url}/auth`);
        await login(first, 'jogador@exemplo.com');
        for (let rep = 0; rep < bench.reps; rep += 1) {
          const scan = await scanned(await phone.page(), server);
          opened.push(scan.first_ms - scan.tapped_ms);
          const read = answered(scan);
          alone!.push(...read.flatMap(({ asks, ms }) => (asks || ms === undefined ? [] : [ms])));
          asked!.push(...read.flatMap(({ asks, ms }) => (asks && ms !== undefined ? [ms] : [])));
          unread.push(read.filter(({ ms }) => ms === undefined).length);
        }
      },
      extras,
    );
  } finally {
    await server.stop();
  }
  const reader = readerAlone();
  return {
    id: 'Q1',
    title: `codes before the camera: moving, leaning, blurred, in bad light, ${WIDTH} × 480, ${SHOT.per_second} pictures a second`,
    figures: [
      { what: 'tap on “Escanear”: first picture of the camera', unit: 'ms', ours: opened },
      {
        what: 'a foreign code in the picture: its answer on the screen',
        unit: 'ms',
        ours: alone!,
        baseline: { what: 'one picture read', sample: reader.ms },
        budget: { at_most: 1_000 },
        note: `of 100 of its pictures the reader reads ${reader.read_of_100.toFixed(0)}`,
      },
      {
        what: 'a wrong or right one: the server’s answer on the screen',
        unit: 'ms',
        ours: asked!,
        budget: { at_most: 1_500 },
      },
      {
        what: 'codes of four that got no answer in time',
        unit: '',
        ours: unread,
        budget: { at_most: 0 },
      },
    ],
  };
}

/** The camera from the tap to the right code, which ends it. */
async function scanned(page: Page, server: Server): Promise<Scan> {
  // a person may try five codes a minute
  await server.sql('delete from private.code_tries');
  await watchScan(page);
  await page.goto(`${server.url}/patches/redeem`);
  await page.getByRole('button', { name: words.scan.action }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: words.scan.action }).click();
  await page.getByRole('heading', { name: PATCH }).waitFor({ timeout: 60_000 });
  await page.waitForTimeout(500); // its frame is noted after it
  return scanOf(page);
}

/** For each code of the film, how long after it came the screen said the right thing. */
const answered = ({ lit_ms, said }: Scan) =>
  CODES.map(({ says, asks }, n) => {
    const [from, until] = [lit_ms[n] ?? Infinity, lit_ms[n + 1] ?? Infinity];
    const heard = said.find(
      ({ text, at_ms }) => text.includes(says) && at_ms >= from && at_ms < until,
    );
    return { asks, ms: heard && heard.at_ms - from };
  });

/** The reader on each picture of one scene, without app or browser. */
function readerAlone(): { ms: Sample; read_of_100: number } {
  const { read } = createQrWork();
  const ms: number[] = [];
  let found = 0;
  for (const luma of filmed([CODES[0].scene], SHOT)) {
    const data = new Uint8ClampedArray(luma.length * 4);
    for (const [i, bright] of luma.entries()) data.fill(bright, i * 4, i * 4 + 4);
    const started = performance.now();
    if (read({ data, width: WIDTH, height: luma.length / WIDTH }, false) !== null) found += 1;
    ms.push(performance.now() - started);
  }
  return { ms, read_of_100: (found / ms.length) * 100 };
}

import { verdict } from '../acts.ts';
import type { Session, Who } from '../session.ts';

export const adArgs = (changes: object = {}) => ({
  id: crypto.randomUUID() as string,
  title: 'Promoção de máscaras',
  description: null,
  image_url: 'https://exemplo.test/a.webp',
  link_url: 'https://exemplo.test/loja',
  sponsor_name: 'Loja do Zé',
  is_active: true,
  priority: 5,
  location: 'home-top',
  start_date: null,
  end_date: null,
  ...changes,
});
/** Creates an advertisement as an administrator. @returns its id */
export async function addAd(db: Session, admin: string, changes: object = {}): Promise<string> {
  const args = adArgs(changes);
  const said = await verdict(db, admin, { name: 'create_advertisement@1', args });
  if (said !== 'applied') throw new Error(`create_advertisement: ${said}`);
  return args.id;
}
/** Counts a view or click, as a request with these headers. */
export const countAd = (db: Session, who: Who, body: object, headers: object | null = null) =>
  db.request(who, async () => {
    if (headers)
      await db.rows(`select set_config('request.headers', $1, true)`, [JSON.stringify(headers)]);
    return db.one<{ counted: number }>('select public.count_ad($1::text::jsonb)', [
      JSON.stringify(body),
    ]);
  });
export const adNumbers = async (db: Session, ad: string) =>
  db.rows('select views::int, clicks::int from public.advertisement_metrics where ad_id = $1', [
    ad,
  ]);

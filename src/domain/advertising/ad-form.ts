import { tidy } from '#sync/kit/tidy.ts';
import { fieldByField } from '../form/form-merge.ts';
import { charCount } from '../words/char-count.ts';
import { linkProblem, secureProblem, tidyAddress } from '../words/secure-address.ts';
import type { Problem } from '../words/problem.ts';
import { readCountWithin } from '../words/read-count.ts';

/** The groups of screens and their variants (Spec 1 §9), as the database checks them. */
export const adLocations = [
  'home',
  'home-top',
  'home-secondary',
  'home-sidebar',
  'home-bottom',
  'events',
  'events-top',
  'events-sidebar',
  'event-details',
  'event-details-top',
  'event-details-sidebar',
  'teams',
  'teams-top',
  'teams-sidebar',
  'team-details',
  'team-details-top',
  'team-details-sidebar',
  'search',
  'search-top',
  'search-sidebar',
] as const;
type AdLocation = (typeof adLocations)[number];

/** The form of an advertisement as an administrator filled it in (Spec 1 §3). '' = not given. */
export type AdForm = {
  readonly title: string;
  readonly sponsor_name: string;
  readonly description: string;
  readonly link_url: string;
  readonly image_url: string;
  readonly location: AdLocation;
  readonly priority: string;
  readonly start_date: string;
  readonly end_date: string;
};
type AdField = keyof AdForm;
export type AdColumns = {
  readonly title: string;
  readonly sponsor_name: string;
  readonly description: string | null;
  readonly link_url: string | null;
  readonly image_url: string | null;
  readonly location: string;
  readonly priority: number;
  readonly start_date: string | null;
  readonly end_date: string | null;
};
export type AdCode =
  | 'required'
  | 'text_too_long'
  | 'ad_text_too_short'
  | 'url_invalid'
  | 'https_needed'
  | 'banner_url_invalid'
  | 'ad_priority_invalid'
  | 'date_invalid'
  | 'ad_end_before_start';

export const emptyAd: AdForm = {
  title: '',
  sponsor_name: '',
  description: '',
  link_url: '',
  image_url: '',
  location: 'home',
  priority: '0',
  start_date: '',
  end_date: '',
};

/** What each field holds at most; the database has the same limits. */
export const longestAd = { title: 120, sponsor_name: 120, description: 500 } as const;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** At most one problem per field. */
export function adProblems(form: AdForm): Problem<AdField, AdCode>[] {
  const { title, sponsor_name, description, link_url, image_url, start_date, end_date } =
    adColumns(form);
  const text = (given: string, longest: number): AdCode | false =>
    (given === '' && 'required') ||
    (charCount(given) < 2 && 'ad_text_too_short') ||
    (charCount(given) > longest && 'text_too_long');
  const code: Partial<Record<AdField, AdCode | false>> = {
    title: text(title, longestAd.title),
    sponsor_name: text(sponsor_name, longestAd.sponsor_name),
    description: charCount(description ?? '') > longestAd.description && 'text_too_long',
    link_url: link_url !== null && linkProblem(link_url, 'url_invalid'),
    image_url: image_url !== null && secureProblem(image_url, 'banner_url_invalid'),
    priority: readCountWithin(form.priority, 0, 1000) == null && 'ad_priority_invalid',
    start_date: start_date !== null && !DAY.test(start_date) && 'date_invalid',
    end_date:
      end_date !== null &&
      ((!DAY.test(end_date) && 'date_invalid') ||
        (start_date !== null && end_date < start_date && 'ad_end_before_start')),
  };
  return (Object.keys(emptyAd) as AdField[]).flatMap((field) => {
    const found = code[field];
    return found ? [{ field, code: found }] : [];
  });
}

/** The columns as they are sent. */
export const adColumns = (form: AdForm): AdColumns => ({
  title: tidy(form.title),
  sponsor_name: tidy(form.sponsor_name),
  description: tidy(form.description) || null,
  link_url: tidyAddress(form.link_url) || null,
  image_url: tidyAddress(form.image_url) || null,
  location: form.location,
  priority: readCountWithin(form.priority, 0, 1000) ?? 0,
  start_date: form.start_date.trim() || null,
  end_date: form.end_date.trim() || null,
});

/** The form of an existing advertisement, or of what was asked for. */
export const adFormOf = (ad: Partial<AdColumns>): AdForm => ({
  title: ad.title ?? '',
  sponsor_name: ad.sponsor_name ?? '',
  description: ad.description ?? '',
  link_url: ad.link_url ?? '',
  image_url: ad.image_url ?? '',
  location: adLocations.find((one) => one === ad.location) ?? 'home',
  priority: String(ad.priority ?? 0),
  start_date: ad.start_date ?? '',
  end_date: ad.end_date ?? '',
});

/** Every field is decided by itself. */
export const adMerge = fieldByField(emptyAd);

/** The arguments of update_advertisement@1; undefined when nothing changed. @param before what was seen */
export const adChanges = (before: AdForm, after: AdForm) =>
  adMerge.changes(adColumns(before), adColumns(after));
export type AdChange = NonNullable<ReturnType<typeof adChanges>>;

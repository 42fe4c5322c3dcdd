/** What a build may be told (supabase/PRODUCTION.md); vite.config.ts has the same names. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to another one
interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_LAUNCH_URL?: string;
  readonly VITE_LAUNCH_LABEL?: string;
  readonly VITE_LAUNCH_IMAGE?: string;
  readonly VITE_TILE_URL?: string;
}

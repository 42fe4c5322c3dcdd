/** A person in GoTrue's shape, as far as our own code reads it. */
export type User = {
  id: string;
  role: string;
  email: string;
};

/** The same of the row `u` of `auth.users`, in SQL. Every account has one identity: its e-mail. */
export const USER = `json_build_object(
  'id', u.id, 'aud', u.aud, 'role', u.role, 'email', u.email, 'phone', coalesce(u.phone, ''),
  'email_confirmed_at', u.email_confirmed_at, 'confirmed_at', u.email_confirmed_at,
  'last_sign_in_at', u.last_sign_in_at, 'app_metadata', u.raw_app_meta_data, 'user_metadata', u.raw_user_meta_data,
  'identities', json_build_array(json_build_object('identity_id', u.id, 'id', u.id, 'user_id', u.id,
    'provider', 'email', 'email', u.email, 'identity_data', u.raw_user_meta_data,
    'last_sign_in_at', u.last_sign_in_at, 'created_at', u.created_at, 'updated_at', u.updated_at)),
  'created_at', u.created_at, 'updated_at', u.updated_at, 'is_anonymous', u.is_anonymous)`;

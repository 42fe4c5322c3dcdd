-- The embedded backend asks as the caller why a picture was refused.
grant execute on function private.picture_refusal(jsonb) to authenticated;

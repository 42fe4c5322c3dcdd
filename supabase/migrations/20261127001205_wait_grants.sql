-- sync_push runs as its caller, and tells it to wait. The grant stood in *_redeem_waits.sql, but the embedded backend
-- runs only the files of grants again: there who tried too many codes was refused for good instead of waiting.
grant execute on function private.ask_to_wait(integer) to authenticated;

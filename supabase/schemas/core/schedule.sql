-- Once every topic has inserted its jobs: where pg_cron is there, it runs them from now on.
do $$
begin
  perform private.schedule_jobs();
  if exists (select from pg_roles where rolname = 'authenticator') then
    execute 'alter role authenticator set idle_in_transaction_session_timeout = ''10s''';
  end if;
end $$;

-- A receipt: a mark that the player carries home from a gate without a signal. The gate's phone signs it by a key
-- that is derived from the gate's secret (src/domain/merge/receipt.ts), so the server believes a player who
-- brings it. Whoever has a signal first brings the mark, and with the receipt the event's patches come at once.

-- HMAC-SHA-256 (RFC 2104), for keys of up to 64 bytes.
create function private.hmac_sha256(key bytea, message bytea) returns bytea
language plpgsql immutable set search_path = '' as $$
declare padded bytea := key || decode(repeat('00', 64 - length(key)), 'hex'); inside bytea := padded; outside bytea := padded;
begin
  for at in 0 .. 63 loop
    inside := set_byte(inside, at, get_byte(padded, at) # 54);
    outside := set_byte(outside, at, get_byte(padded, at) # 92);
  end loop;
  return sha256(outside || sha256(inside || message));
end $$;

-- HKDF-SHA-256 (RFC 5869), 32 bytes.
create function private.hkdf_sha256(secret bytea, salt bytea, info text) returns bytea
language sql immutable set search_path = '' as $$
  select private.hmac_sha256(private.hmac_sha256(salt, secret), convert_to(info, 'UTF8') || '\x01'::bytea)
$$;

-- What is signed: 104 bytes. @returns the first 16 bytes of the signature in hex
create function private.receipt_tag(secret text, m jsonb, event uuid) returns text
language sql stable set search_path = '' as $$
  select encode(substr(private.hmac_sha256(
    private.hkdf_sha256(decode(secret, 'hex'), uuid_send(event), 'QG Airsoft, receipt 1'),
    uuid_send(event) || uuid_send((m ->> 'operator_id')::uuid) || uuid_send((m ->> 'id')::uuid)
    || uuid_send((m ->> 'device_id')::uuid) || uuid_send((m ->> 'staff_id')::uuid)
    || int8send(round(extract(epoch from (m ->> 'scanned_at')::timestamptz) * 1000)::bigint)
    || int8send((m ->> 'clock_offset_ms')::bigint)
    || int8send(coalesce(round(extract(epoch from (m ->> 'data_version')::timestamptz) * 1000)::bigint, 0))), 1, 16), 'hex')
$$;

insert into private.mutation_quotas (mutation, what) values ('bring_receipt@1', 'answers');

-- {event_id, id, operator_id, scanned_at, clock_offset_ms, device_id, data_version, staff_id, tag, patches}: an `in` of
-- mine with the gate's signature. A secret ends when a helper who knew it is removed: for 14 days its receipts are kept,
-- with a flag, and count once the gate's own phone or the organiser says the same. `patches` are [{id, patch_id}] as the
-- device shows them already; the ids are used for patches that this event gives. They come from twelve hours before the
-- start on, if the person was let in by somebody else; award_event gives none twice. Refuses registration_not_found,
-- receipt_not_valid.
create function mutation."bring_receipt@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  e public.airsoft_events; mine uuid; mark uuid; maker uuid; happened_at timestamptz; tag text; p jsonb; touched jsonb;
  is_current boolean; -- signed by the secret of today
begin
  perform private.arg_keys(args, array['event_id', 'id', 'operator_id', 'scanned_at', 'clock_offset_ms', 'device_id',
                                       'data_version', 'staff_id', 'tag', 'patches']);
  if jsonb_array_length(private.arg(args, 'patches', 'array', true)) > 20 then perform private.refuse('invalid_args', 'patches'); end if;
  for p in select * from jsonb_array_elements(args -> 'patches') loop
    perform private.arg_keys(p, array['id', 'patch_id']), private.arg_uuid(p, 'id'), private.arg_uuid(p, 'patch_id');
  end loop;
  mark := private.arg_uuid(args, 'id');
  mine := private.arg_uuid(args, 'operator_id');
  maker := private.arg_uuid(args, 'staff_id');
  perform private.arg_uuid(args, 'device_id'), private.arg_instant(args, 'data_version', false);
  happened_at := private.arg_instant(args, 'scanned_at')
    + private.arg_int(args, 'clock_offset_ms', -3155760000000, 3155760000000) * interval '1 millisecond';
  tag := private.arg_text(args, 'tag', 32, 32);
  e := private.lock_event(private.arg_uuid(args, 'event_id'));
  if not exists (select from public.operators o where o.id = mine and o.event_id = e.id and o.user_id = me and o.deleted_at is null) then
    perform private.refuse('registration_not_found');
  end if;
  is_current := exists (
    select from public.gate_keys k where k.id = e.id and private.receipt_tag(k.secret, args, e.id) = tag);
  if not is_current and not exists (
    select from private.past_gate_secrets k where k.event_id = e.id and happened_at < k.ended_at
      and now() < k.ended_at + interval '14 days' and private.receipt_tag(k.secret, args, e.id) = tag) then
    perform private.refuse('receipt_not_valid');
  end if;
  perform private.take_mark(e, private.mark_from_args(args || '{"mark": "in"}', e.id), maker, me, not is_current);
  touched := jsonb_build_array(jsonb_build_array('event_records', mark), jsonb_build_array('airsoft_events', e.id));
  if e.status = 'planned' and now() >= e.starts_at - interval '12 hours' and me = any (private.took_part(e)) then
    insert into public.user_patches (id, user_id, patch_id, how)
    select coalesce((select private.uuid_or_null(g ->> 'id') from jsonb_array_elements(args -> 'patches') g
                     where g ->> 'patch_id' = x.id::text limit 1), gen_random_uuid()), me, x.id, 'event'
    from (select id from public.patches where evento_id = e.id and tipo = 'evento' and para is distinct from 'won'
            and deleted_at is null for key share) x
    on conflict do nothing;
  end if;
  return touched || coalesce((
    select jsonb_agg(t) from public.patches x, jsonb_array_elements(private.touched_by_patch(me, me, x.id)) t
    where x.evento_id = e.id and x.tipo = 'evento' and x.deleted_at is null), '[]');
end $$;

-- Rewords comments on tables and columns. A comment is a statement, so the file that made it keeps the old words.

comment on table private.sync_meta is
  'The epoch of the database; the table has one row. Read by nobody through the API. A pull gives everybody the '
  'epoch. After a restore, a device with unsettled mutations also gets the time of the backup.';
comment on column private.sync_meta.restored_to is
  'The time of the backup that was restored last: all of its content is older.';
comment on table private.departures is
  'A row that left a scope, so that devices remove it. Read by nobody through the API; a pull returns those of a '
  'scope to a person who may pull that scope.';
comment on column private.departures.rev is 'The rev of the row when it left. Devices remove copies up to this rev.';
comment on table private.scope_collections is
  'Which collections a scope has, and which rows of them. Read by nobody through the API; the functions of a pull '
  'call private.collections_of.';
comment on column private.scope_collections.kind is 'The kind of the scope: public, me, event or team.';
comment on column private.scope_collections.place is
  'The position in an answer. A device applies the collections of an answer in this order.';
comment on table private.access_log is
  'Who read or changed something that only administrators may, and when. Read by nobody through the API; it is for '
  'the owner of the database.';
comment on table private.attempts is
  'Attempts that are limited: one row for each, kept for two days. Read by nobody through the API.';
comment on table private.daily_salts is
  'The salt in the hashes of one day. It is deleted two days later; then nobody can compute these hashes again. '
  'Read by nobody through the API.';
comment on table private.quotas is
  'How many a person may make in a day: in the first 24 hours of the account, in its first week, and later. Read by '
  'nobody through the API.';
comment on table private.mutation_quotas is
  'Which quota a mutation uses, or why it needs none. Read by nobody through the API.';
comment on table private.number_key is
  'The key with which numbers are hashed; the table has one row. Read by nobody through the API, and no function '
  'shows it.';
comment on column private.asked_numbers.about is 'The event; for way = profile the account.';

comment on table public.user_roles is
  'Who administrates the platform. Read by administrators only; has_role tells a person about their own roles.';
comment on table public.profiles is
  'A person with an account, without the number. Read by that person, and by administrators; others read '
  'profile_cards.';
comment on column public.profile_contacts.verified_at is
  'When a code proved that the number is the person''s. Null: not proved; then several accounts may have the same '
  'number.';
comment on column private.whatsapp_codes.requester is 'user:<id>, or ip:<hash> when nobody is signed in.';
comment on column public.notifications.cause is
  'What happened, e.g. event_cancelled:<event id>. Nobody is notified twice of the same cause.';
comment on table public.user_devices is
  'A device that receives push messages. Read by the person who registered it last; the server function that sends '
  'reads all of them.';
comment on column public.user_devices.endpoint is
  'The URL of the browser''s push service for this device. Its host is a name and never an IP address, because our '
  'server sends requests to it.';
comment on column public.user_devices.language is
  'The language of the push messages: the person''s choice on this device.';

comment on table public.arenas is
  'A field. Read by anybody once an administrator approved it; until then by the person who proposed it and by '
  'administrators.';
comment on column public.arenas.whatsapp is
  'The arena''s own number, which everybody may call; digits with country code.';
comment on column public.arenas.is_active is 'A new arena is inactive until an administrator approves it.';

comment on table public.teams is 'A team, without its number and its people. Read by anybody, until it is deleted.';
comment on column public.teams.captain_id is 'The member whose role is captain; both always change together.';
comment on table public.team_members is
  'A person in a team, or a request to join it. Read by everybody who is signed in once it is approved; before, by '
  'the captain and by the person who asks.';
comment on column public.team_member_contacts.whatsapp is
  'The number of the profile, digits with country code. It changes with the profile.';
comment on column public.team_ranks.min_time_in_team is
  'In days. The app shows what a rank requires and does not enforce it: the person who assigns the rank decides.';
comment on table public.team_points is
  'Points that a team was given, once for each cause. Read by members of the team.';
comment on column public.team_points.source_id is 'The allied team or the achievement for which the points were given.';
comment on column public.team_attendances.name is 'The member''s name when they answered.';
comment on column public.team_tallies.events_count is
  'Past events in which somebody took part who is a member of the team now.';

comment on table public.airsoft_events is
  'A game. Read by anybody while it is public. A private one is read by its organiser, participants, staff and '
  'waiting people, and by whoever knows its exact id, which is the invite link.';
comment on column public.airsoft_events.is_public is
  'Whether lists show the event to everybody. A private event is found by its link, and by its own people.';
comment on column public.airsoft_events.registration_closed is
  'Closed by the organiser, or because the event is full: closed_because_full says which.';
comment on column public.airsoft_events.closed_because_full is
  'Registration closed by itself, and opens by itself when a place is free. False while the organiser keeps it '
  'closed.';
comment on column public.airsoft_events.status is
  'postponed: the new date is not known yet, and date and time are the old ones. With a new date the event is '
  'planned again.';
comment on column public.airsoft_events.status_reason is
  'Why the event was cancelled or postponed, in the organiser''s words.';
comment on column public.airsoft_events.split_seed is
  'The seed of the saved team split, from which every device computes the same split.';
comment on column public.airsoft_events.split_rev is
  'How many splits were saved. A save names the split on which it is based.';
comment on column public.airsoft_events.gate_time is 'HH:MM on the day of the event, not later than time.';
comment on column public.airsoft_events.end_time is 'HH:MM. When it is not later than time, it is on the next day.';
comment on column public.airsoft_events.energy_limits is
  'A list of {class?, joules?, fps?}. An entry without a class is for the classes that have no entry. Joules of a '
  'BB; feet per second.';
comment on column public.airsoft_events.show_contact is
  'Whether registered people see the organiser''s number, which is in event_payments.';
comment on table public.event_payments is
  'How to pay for an event, and the organiser''s number. Read by the organiser, by staff who accepted, and by '
  'people who are registered with an account; not by people who wait.';

comment on table public.event_staff is
  'A person who helps at the gate of an event, or is invited to. Read by the organiser, by staff who accepted, and '
  'by the invited person.';
comment on column public.event_staff.name is 'The name that the organiser gave; each check-in by this person shows it.';
comment on column public.event_staff.accepted_at is 'Null: the person has not accepted yet.';
comment on column public.event_teams.created_by is
  'The person who created the team. Like the organiser, they may rename and delete it. Not replicated.';
comment on table public.operators is
  'A person''s place in an event, without the number. Read by anybody who sees the event, if its list is public; '
  'otherwise by the organiser, staff who accepted, the person, and the person who registered them.';
comment on column public.operators.user_id is
  'No role may select it: a list must not show in which other events a person plays. The organiser and the person '
  'read it in operator_contacts.';
comment on column public.operators.team is
  'The name of a team as the person wrote it; event_team_id is the team in this event.';
comment on column public.operators.name is 'The name at registration; empty once the place was cancelled.';
comment on table public.operator_contacts is
  'Number, inviter and experience of a participant. Read by the organiser, by that person, and by the person who '
  'registered them; not by staff.';
comment on column public.operator_contacts.registered_by is
  'The person who registered a friend (register_squad@1): sees and cancels the place, until the friend claims it.';
comment on column public.waiting_list.status is
  'waiting; offered: a place is held; taken: registered; expired: the offer ended or the event was cancelled; left.';
comment on column public.waiting_list.name is 'For the organiser; empty once the person left the waiting list.';

comment on column public.check_ins.operator_id is
  'As the device sent it. There is no foreign key, because a walk-in may arrive after its check-in. Null: the pass '
  'is unknown.';
comment on column public.check_ins.undoes is
  'The mark that this one takes back; that mark may arrive later. An undo can''t be undone.';
comment on column public.check_ins.happened_at is 'scanned_at corrected by clock_offset_ms. Marks are ordered by it.';
comment on column public.check_ins.data_version is 'The time of the list on which the decision was based.';
comment on column public.check_ins.flagged is
  'The mark should not have happened: unknown or removed operator, cancelled event, a time in the future, or staff '
  'who was removed since.';

comment on table public.user_points is
  'Points that a person was given, once for each cause. Read by that person only; rankings show sums.';
comment on column public.user_points.source_id is
  'The event or the patch for which the points were given. Nobody gets points twice for the same cause.';
comment on column public.user_points.description is
  'The name of the event or the patch; the app adds the words around it.';
comment on table private.event_awards is
  'An event that has given its points and patches. Read by nobody through the API.';
comment on column private.code_tries.at is 'The times of the tries in the last 24 hours, oldest first.';
comment on table private.user_standings is
  'The sums of a person, by which rankings are sorted. Read by nobody through the API; rankings show the first '
  'hundred.';
comment on table private.team_standings is
  'The sums of a team, by which rankings are sorted. Read by nobody through the API; rankings show the first '
  'hundred.';
comment on table public.public_statistics is 'A count that the front page shows. Read by anybody, while it is shown.';
comment on column public.public_statistics.deleted_at is 'The time from which it is no longer shown.';

comment on column public.advertisement_metrics.created_by is
  'The administrator who created the advertisement. Not replicated.';
comment on table private.advertisement_counts is
  'A visitor who was counted on a day; kept for nine days. Read by nobody through the API.';
comment on column private.advertisement_counts.visitor is
  'A hash that is valid for a day, or the id that the device gave to its visit.';
comment on table private.advertisement_addresses is
  'How often a network address was counted on a day. Read by nobody through the API.';
comment on column private.advertisement_addresses.day is
  'The day of counting, also when the view or click is of an earlier day.';
comment on table private.places is
  'What the map search answered for an address. Read by nobody through the API; the server function geocode answers '
  'from it.';
comment on table private.place_turns is
  'When the external map search may be asked again; one row. Read by nobody through the API.';

comment on table private.sync_mutations is
  'The ledger: the outcome of each mutation, kept for thirty days. Read by nobody through the API; a pull tells '
  'each person the outcomes of their own mutations.';
comment on column private.sync_mutations.touched is 'The rows that the mutation changed: [[collection, id], …].';
comment on column private.sync_mutations.args_hash is 'The same id with other arguments is refused.';
comment on column private.sync_mutations.xid is
  'The transaction that ran the mutation. A pull with a later horizon contains its changes.';
comment on table private.account_activity is
  'When a person was last active, as far as deleted rows showed it, and when they were notified that the account '
  'will be deleted. Read by nobody through the API; each person finds their own in the export of their data.';
comment on column private.job_runs.failures is 'Failed runs in a row.';
comment on table private.account_consents is
  'A person''s statement at sign-up that they are 18 or older and accept the terms. Read by nobody through the API; '
  'the export of that person''s data has it.';

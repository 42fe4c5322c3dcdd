import { dayFromNow, registration } from '../acts.ts';

type Who = Record<'owner' | 'player' | 'event' | 'trio' | 'operator' | 'team', string>;
type Body = [name: string, as: 'owner' | 'player', args: () => object];

/** A valid body for each mutation of an event's day. */
export function eventDayBodies(who: () => Who): Body[] {
  const id = () => crypto.randomUUID();
  const now = () => new Date().toISOString();
  const person = (event: string) => {
    const { event_id: _event, ...rest } = registration(event);
    return rest;
  };
  const link = () => ({ event_id: who().event, code: 'C0DE0000000000000001', pin: '123456' });
  const heard = () => ({
    id: id(),
    scanned_at: `${dayFromNow(30)}T12:30:00.5-03:00`,
    clock_offset_ms: -20,
    device_id: id(),
    data_version: now(),
    staff_id: who().owner,
  });
  return [
    ['cancel_event@1', 'owner', () => ({ id: who().event, reason: 'Chuva' })],
    [
      'postpone_event@1',
      'owner',
      () => ({ id: who().event, reason: 'Chuva', date: dayFromNow(40), time: '10:00' }),
    ],
    ['close_registration@1', 'owner', () => ({ id: who().event })],
    ['open_registration@1', 'owner', () => ({ id: who().event })],
    [
      'join_waiting_list@1',
      'player',
      () => ({ id: id(), event_id: who().trio, name: 'Quem espera' }),
    ],
    ['leave_waiting_list@1', 'player', () => ({ id: id(), event_id: who().trio })],
    [
      'add_participant@1',
      'owner',
      () => registration(who().trio, { new_team: { id: id(), name: 'Bravo' }, team: 'Time' }),
    ],
    [
      'walk_in@1',
      'owner',
      () => registration(who().trio, { event_team_id: who().team, came_at: now() }),
    ],
    [
      'remove_participant@1',
      'owner',
      () => ({ operator_id: who().operator, event_id: who().event }),
    ],
    [
      'move_participant@1',
      'owner',
      () => ({ operator_id: who().operator, event_id: who().event, event_team_id: who().team }),
    ],
    [
      'register_squad@1',
      'player',
      () => ({
        event_id: who().trio,
        new_team: { id: id(), name: 'Bravo' },
        operators: [person(who().trio), person(who().trio)],
      }),
    ],
    ['create_event_team@1', 'player', () => ({ id: id(), event_id: who().trio, name: 'Charlie' })],
    ['update_event_team@1', 'owner', () => ({ id: who().team, event_id: who().trio, name: 'Eco' })],
    ['delete_event_team@1', 'owner', () => ({ id: who().team, event_id: who().trio })],
    [
      'add_staff@1',
      'owner',
      () => ({ id: id(), event_id: who().event, user_id: who().player, name: 'Portão' }),
    ],
    ['answer_staff@1', 'player', () => ({ id: id(), event_id: who().event, accept: true })],
    ['remove_staff@1', 'owner', () => ({ id: id(), event_id: who().event })],
    ['create_staff_link@1', 'owner', () => ({ ...link(), id: id() })],
    ['end_staff_link@1', 'owner', () => ({ id: id(), event_id: who().event })],
    [
      'lease_places@1',
      'owner',
      () => ({ id: id(), event_id: who().event, device_id: id(), places: 2 }),
    ],
    [
      'record_station@1',
      'owner',
      () => ({
        id: id(),
        event_id: who().event,
        operator_id: who().operator,
        station: 'chronograph',
        fps: 380,
        bb_g: 0.28,
        replica: 'M4',
        seal: '017',
        recorded_at: `${dayFromNow(30)}T12:30:00.5-03:00`,
        clock_offset_ms: -20,
        device_id: id(),
      }),
    ],
    [
      'relay_marks@1',
      'owner',
      () => ({
        event_id: who().event,
        marks: [
          { ...heard(), operator_id: who().operator, mark: 'in', undoes: null, staff_name: 'Ana' },
        ],
        walk_ins: [
          {
            operator_id: id(),
            name: 'Avulsa',
            team: 'Lobos',
            class: 'sniper',
            came_at: now(),
            lease_id: id(),
            staff_id: who().owner,
          },
        ],
      }),
    ],
    [
      'relay_stations@1',
      'owner',
      () => ({
        event_id: who().event,
        stations: [
          {
            id: id(),
            operator_id: who().operator,
            station: 'armband',
            undoes: null,
            signed: false,
            replica: null,
            fps: null,
            bb_g: null,
            seal: null,
            method: null,
            colour: 'blue',
            event_team_id: who().team,
            recorded_at: `${dayFromNow(30)}T12:30:00.5-03:00`,
            clock_offset_ms: -20,
            device_id: id(),
            staff_id: who().owner,
            staff_name: 'Ana',
          },
        ],
      }),
    ],
    [
      'bring_receipt@1',
      'player',
      () => ({
        ...heard(),
        event_id: who().event,
        operator_id: who().operator,
        tag: '0'.repeat(32),
        patches: [{ id: id(), patch_id: id() }],
      }),
    ],
    ['join_staff@1', 'player', () => ({ ...link(), id: id() })],
    [
      'check_in@1',
      'owner',
      () => ({
        id: id(),
        event_id: who().event,
        operator_id: who().operator,
        mark: 'undo',
        undoes: id(),
        scanned_at: `${dayFromNow(30)}T12:30:00.5-03:00`,
        clock_offset_ms: -20,
        device_id: id(),
        data_version: now(),
      }),
    ],
  ];
}

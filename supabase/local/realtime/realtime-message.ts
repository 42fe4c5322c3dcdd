/** A message of the Realtime protocol (Phoenix channels). */
export type RealtimeMessage = {
  join_ref: string | null;
  ref: string | null;
  /** With the prefix `realtime:`. */
  topic: string;
  event: string;
  payload: Record<string, unknown>;
};

/** 2.0.0 writes messages as arrays, 1.0.0 as objects. */
export type ProtocolVersion = '1.0.0' | '2.0.0';

/** @returns null for anything that is not a message; binary frames are clients' own broadcasts */
export function readMessage(text: string): RealtimeMessage | null {
  try {
    const value: unknown = JSON.parse(text);
    const given = Array.isArray(value)
      ? { join_ref: value[0], ref: value[1], topic: value[2], event: value[3], payload: value[4] }
      : (value as Partial<Record<keyof RealtimeMessage, unknown>> | null);
    if (typeof given?.topic !== 'string' || typeof given.event !== 'string') return null;
    return {
      join_ref: typeof given.join_ref === 'string' ? given.join_ref : null,
      ref: typeof given.ref === 'string' ? given.ref : null,
      topic: given.topic,
      event: given.event,
      payload: isObject(given.payload) ? given.payload : {},
    };
  } catch {
    return null;
  }
}

export function writeMessage(message: RealtimeMessage, version: ProtocolVersion): string {
  const { join_ref, ref, topic, event, payload } = message;
  return JSON.stringify(version === '2.0.0' ? [join_ref, ref, topic, event, payload] : message);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

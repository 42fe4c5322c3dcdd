// The thread in which the pictures of link previews are drawn: each takes 0.1 s, in which the server's own thread could
// answer nobody.
import { parentPort } from 'node:worker_threads';
import { eventPicture } from '#served/picture/event-picture.ts';
import { teamPicture } from '#served/picture/team-picture.ts';
import type { Drawn, ToDraw } from './picture-artist.ts';

const port = parentPort!;
const say = (message: Drawn, move: ArrayBuffer[] = []) => port.postMessage(message, move);

port.on('message', (asked: ToDraw | null) => {
  if (asked === null) return port.close(); // ends this thread
  const png = asked.of === 'team' ? teamPicture(asked.team) : eventPicture(asked.event);
  png.then(
    (bytes) => say({ png: bytes }, [bytes.buffer]),
    (error: unknown) => say({ failed: String(error) }),
  );
});

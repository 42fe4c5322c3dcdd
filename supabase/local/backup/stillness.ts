import { callServer, notAnswering, type Answers } from '../control/control.ts';
import { StartError } from '../data-dir/start-error.ts';
import type { FileDatabase } from '../database/database.ts';

/**
 * After this the server continues, and the copy is void, so that no request waits longer for a
 * backup. Unit: ms.
 */
const STILL_FOR_MS = 120_000;

/** Lets `npm run backup` copy the files of the database while nothing changes them. */
export function offerStillness(db: Pick<FileDatabase, 'whileStill'>): Answers {
  let busy = false;
  return {
    async still({ hear, say, end, gone }) {
      if (busy) {
        say('busy');
        return end();
      }
      busy = true;
      try {
        await db.whileStill(async () => {
          say('still');
          const late = Promise.withResolvers<null>();
          const timer = setTimeout(() => late.resolve(null), STILL_FOR_MS);
          const said = await Promise.race([hear(), late.promise]);
          clearTimeout(timer);
          if (said === 'done') say('released');
          else end();
        });
        await gone; // one backup at a time, to its end
      } finally {
        busy = false;
      }
    },
  };
}

/** A data directory whose files nobody changes. */
export type Stillness = {
  /** Lets the server continue. @throws StartError when it already had: what was copied is void */
  release: () => Promise<void>;
  /** The backup has ended: another one may begin. */
  end: () => void;
};

/**
 * Asks the server that holds the data directory to pause its database.
 * @throws StartError when it does not answer, or makes another backup
 */
export async function askForStillness(data_dir: string): Promise<Stillness> {
  const { hear, say, end } = callServer(data_dir, 'still');
  const first = await hear();
  if (first !== 'still') {
    end();
    if (first !== 'busy') throw notAnswering(data_dir);
    throw new StartError('Another backup of this directory is being made.', 'Wait for its end.');
  }
  return {
    release: async () => {
      say('done');
      if ((await hear()) === 'released') return;
      throw new StartError(
        'The server went on before the copy was complete: the backup is void.',
        'Try again. If the disk is slow, stop the server for the backup.',
      );
    },
    end,
  };
}
